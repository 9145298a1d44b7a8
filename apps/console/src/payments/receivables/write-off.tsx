import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { useAct } from '#parts/act.ts'
import { AdjustmentWorth, useWorth } from '#parts/adjustment-worth.tsx'
import { api } from '#parts/api.ts'
import { emptyExplanation, ExplanationFields, explanationFields, explanationIn } from '#parts/explanation-fields.tsx'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import { Refusal } from '#parts/refusal.tsx'

type WriteOffProps = {
  row: {
    readonly id: string
    readonly number: string
    readonly customer: { readonly id: string }
    readonly coin: string
    readonly outstanding: string
  }
  onClose: () => void
}

/** Proposes to pay what a customer owes from the exchange's own money. A second person decides. */
export function WriteOff({ row, onClose }: WriteOffProps) {
  const t = useTranslations('adjustments')
  const [explanation, setExplanation] = useState(emptyExplanation)
  const [reason, setReason] = useState('')
  const missingReason = useMissingReason(reason)
  const propose = useAct(api.approvals.propose, () => {
    toast('positive', t('proposed'))
    onClose()
  })
  const explained = explanationIn(explanation)
  const { coin, outstanding: amount } = row
  const worth = useWorth({ customerId: row.customer.id, act: 'write_off', coin, amount })
  const shell = useTranslations('shell')
  const send = (): void => {
    if (explained === undefined || worth.data === undefined) return
    const { value, currency } = worth.data
    const proposal = { worth: { value, currency }, ...explained }
    propose.run({ kind: 'receivable_write_off', subjectId: row.id, verdict: 'approve', reason, proposal })
  }
  return (
    <ConfirmDialog
      open
      title={t('title', { number: row.number })}
      confirm={t('propose')}
      loading={propose.busy}
      disabledReason={
        explained === undefined ? t('fill') : worth.data === undefined ? shell('explanation.valuing') : missingReason
      }
      onConfirm={send}
      onClose={onClose}
    >
      <div className="col">
        <p className="t2">
          {t('outstanding')} <CoinNum coin={row.coin} value={row.outstanding} />
        </p>
        <AdjustmentWorth of={worth} />
        <p className="t3">{t('text')}</p>
        <Refusal of={propose.error} fields={['reason', ...explanationFields]} />
        <ExplanationFields value={explanation} onChange={setExplanation} refused={propose.error} />
        <ReasonField value={reason} onChange={setReason} max={1000} refused={propose.error} />
      </div>
    </ConfirmDialog>
  )
}
