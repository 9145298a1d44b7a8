import { AmountField } from '@tessera/ui/amount-field.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Refusal, refusalAt } from '#parts/refusal.tsx'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import type { Market } from './change-state.tsx'

/** Proposes a reference price with a reason; a second person confirms it. */
export function SetReference({ market, onClose }: { market: Market; onClose: () => void }) {
  const t = useTranslations('markets')
  const { symbol, quote, pricePrecision, reference, referenceSource } = market
  const [price, setPrice] = useState('')
  const [reason, setReason] = useState('')
  const missingReason = useMissingReason(reason)
  const propose = useAct(api.approvals.propose, () => {
    toast('positive', t('proposed'))
    onClose()
  })
  return (
    <ConfirmDialog
      open
      title={t('reference.title')}
      confirm={t('propose')}
      loading={propose.busy}
      disabledReason={price === '' ? t('reference.fill') : missingReason}
      onConfirm={() =>
        propose.run({ kind: 'market_reference', subjectId: symbol, verdict: 'approve', reason, proposal: { price } })
      }
      onClose={onClose}
    >
      <div className="col">
        <p>
          {reference === null || referenceSource === null
            ? t('reference.none')
            : t('reference.now', { price: reference, quote, source: t(`sources.${referenceSource}`) })}
        </p>
        <p className="t3">{t('reference.text')}</p>
        <Refusal of={propose.error} fields={['price', 'reason']} />
        <AmountField
          label={t('reference.price')}
          precision={pricePrecision}
          unit={quote}
          value={price}
          onChange={setPrice}
          {...refusalAt(propose.error, 'price')}
        />
        <ReasonField value={reason} onChange={setReason} max={1000} refused={propose.error} />
      </div>
    </ConfirmDialog>
  )
}
