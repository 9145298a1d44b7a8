import { useQuery } from '@tanstack/react-query'
import { AmountField } from '@tessera/ui/amount-field.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Radios } from '@tessera/ui/radio.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { AdjustmentWorth, useWorth } from '#parts/adjustment-worth.tsx'
import { api } from '#parts/api.ts'
import { coinsAndChains } from '#parts/coins.queries.ts'
import { emptyExplanation, ExplanationFields, explanationFields, explanationIn } from '#parts/explanation-fields.tsx'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import { Refusal, refusalAt } from '#parts/refusal.tsx'
import type { Security } from './customers.queries.ts'

const movements = ['credit', 'debit'] as const
const fields = ['coin', 'amount', 'reason', ...explanationFields]

/** Proposes a credit from the exchange's own money, or a debit in its favour. A second person decides. */
export function AdjustBalance({ customer, onClose }: { customer: Security; onClose: () => void }) {
  const t = useTranslations('customers')
  const { data } = useQuery(coinsAndChains)
  const [movement, setMovement] = useState<(typeof movements)[number]>('credit')
  const [coin, setCoin] = useState<string>()
  const [amount, setAmount] = useState('')
  const [explanation, setExplanation] = useState(emptyExplanation)
  const [reason, setReason] = useState('')
  const missingReason = useMissingReason(reason)
  const propose = useAct(api.approvals.propose, () => {
    toast('positive', t('proposed'))
    onClose()
  })
  const coins = Object.values(data?.market.coins ?? {}).filter(({ kind }) => kind !== 'token')
  const precision = coins.find((each) => each.coin === coin)?.coin_precision ?? 0
  const explained = explanationIn(explanation)
  const worth = useWorth({ customerId: customer.id, act: movement, coin, amount })
  const shell = useTranslations('shell')
  const send = (): void => {
    if (coin === undefined || explained === undefined || worth.data === undefined) return
    const { value, currency } = worth.data
    const proposal = { movement, coin, amount, worth: { value, currency }, ...explained }
    propose.run({ kind: 'balance_adjustment', subjectId: customer.id, verdict: 'approve', reason, proposal })
  }
  const isFilled = coin !== undefined && amount !== '' && explained !== undefined
  return (
    <ConfirmDialog
      open
      title={t('adjust.title', { number: customer.number })}
      confirm={t('propose')}
      loading={propose.busy}
      disabledReason={
        !isFilled ? t('adjust.fill') : worth.data === undefined ? shell('explanation.valuing') : missingReason
      }
      onConfirm={send}
      onClose={onClose}
    >
      <div className="col">
        <Radios
          label={t('step')}
          value={movement}
          onChange={setMovement}
          options={movements.map((value) => ({ value, label: t(`adjust.movements.${value}`) }))}
        />
        <p className="t3">{t(`adjust.texts.${movement}`)}</p>
        <Refusal of={propose.error} fields={fields} />
        <Select
          label={t('adjust.coin')}
          value={coin}
          options={coins.map((each) => ({ code: each.coin, value: each.coin }))}
          onChange={setCoin}
          {...refusalAt(propose.error, 'coin')}
        />
        <AmountField
          label={t('adjust.amount')}
          precision={precision}
          unit={coin ?? ''}
          disabled={coin === undefined}
          value={amount}
          onChange={setAmount}
          {...refusalAt(propose.error, 'amount')}
        />
        <AdjustmentWorth of={worth} />
        <ExplanationFields value={explanation} onChange={setExplanation} refused={propose.error} />
        <ReasonField value={reason} onChange={setReason} max={1000} refused={propose.error} />
      </div>
    </ConfirmDialog>
  )
}
