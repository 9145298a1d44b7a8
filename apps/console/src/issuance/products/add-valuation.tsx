import { useQuery } from '@tanstack/react-query'
import { AmountField } from '@tessera/ui/amount-field.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { keepDay } from '@tessera/ui/text-rules.ts'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { coinsAndChains } from '#parts/coins.queries.ts'
import { Refusal, refusalAt } from '#parts/refusal.tsx'
import { isDay } from '#parts/input-rules.ts'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import s from './products.module.css'
import { type ManagedProduct } from './products.queries.ts'

type AddValuationProps = { product: ManagedProduct; onClose: () => void }

/** Proposes a valuation, which a second person decides. It is then public beside the prices. */
export function AddValuation({ product, onClose }: AddValuationProps) {
  const t = useTranslations('products')
  const currency = product.terms.economics.currency ?? ''
  const precision = useQuery(coinsAndChains).data?.market.coins[currency]?.coin_precision ?? 2
  const [asOf, setAsOf] = useState('')
  const [price, setPrice] = useState('')
  const [valuer, setValuer] = useState('')
  const [reason, setReason] = useState('')
  const missingReason = useMissingReason(reason)
  const propose = useAct(api.approvals.propose, () => {
    toast('positive', t('valuation.proposed'))
    onClose()
  })
  const filled = isDay(asOf) && price !== '' && valuer.trim() !== ''
  return (
    <ConfirmDialog
      open
      title={t('valuation.propose')}
      confirm={t('valuation.propose')}
      loading={propose.busy}
      disabledReason={filled ? missingReason : t('valuation.fill')}
      onConfirm={() =>
        propose.run({
          kind: 'product_valuation',
          subjectId: product.id,
          verdict: 'approve',
          reason,
          proposal: { asOf, price, valuer: valuer.trim() },
        })
      }
      onClose={onClose}
    >
      <div className={s['section']}>
        <p className="t3">{t('valuation.text', { symbol: product.symbol })}</p>
        <Refusal of={propose.error} fields={['asOf', 'price', 'valuer', 'reason']} />
        <TextInput
          label={t('valuation.asOf')}
          placeholder="YYYY-MM-DD"
          format={keepDay}
          maxLength={10}
          value={asOf}
          onChange={setAsOf}
          {...refusalAt(propose.error, 'asOf', asOf === '' || isDay(asOf) ? undefined : t('errors.day'))}
        />
        <AmountField
          label={t('valuation.price')}
          precision={precision}
          unit={currency}
          value={price}
          onChange={setPrice}
          {...refusalAt(propose.error, 'price')}
        />
        <TextInput
          label={t('valuation.valuer')}
          maxLength={80}
          value={valuer}
          onChange={setValuer}
          {...refusalAt(propose.error, 'valuer')}
        />
        <ReasonField value={reason} onChange={setReason} max={1000} refused={propose.error} />
      </div>
    </ConfirmDialog>
  )
}
