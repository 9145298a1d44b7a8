import { useQuery } from '@tanstack/react-query'
import type { InstructionKind } from '@tessera/domain/payments/instructions/kinds.ts'
import { Select } from '@tessera/ui/select.tsx'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useMay } from '#parts/me.queries.ts'
import { usePayeeText } from '#payments/instructions/payee-text.ts'
import type { LineRow } from './bank-columns.tsx'
import { bankLine } from './bank.queries.ts'

type ExplainOutgoingProps = {
  lineId: string
  explains: Explains | undefined
  onChange: (explains: Explains | undefined) => void
}
/** The part of the proposal that explains the payment; empty for a cost. */
export type Explains =
  | { readonly returns: string }
  | { readonly payout: string }
  | { readonly instruction: string }
  | { readonly settles: { readonly kind: InstructionKind; readonly of: string } }
type Choice = { readonly code: string; readonly value: string; readonly explains: Explains | undefined }

/**
 * Explains a payment from our account. It is a cost, a returned payment, a matching fiat withdrawal or payment
 * instruction, or a debt in its currency settled at the bank.
 */
export function ExplainOutgoing({ lineId, explains, onChange }: ExplainOutgoingProps) {
  const t = useTranslations('bank')
  const allowed = useMay('fiat_orders.match')
  const { data: line } = useQuery({ ...bankLine(lineId), enabled: allowed })
  const choices = useChoices(allowed ? line : undefined)
  if (!allowed || line === undefined || line.status !== 'queued') return null
  const chosen = choices.find((each) => JSON.stringify(each.explains) === JSON.stringify(explains))
  return (
    <Select
      label={t('whatWasIt')}
      value={chosen?.code ?? 'cost'}
      options={choices.map(({ code, value }) => ({ code, value }))}
      onChange={(code) => onChange(choices.find((each) => each.code === code)?.explains)}
    />
  )
}

type Line = Pick<LineRow, 'bank' | 'coin' | 'amount'>

/** The explanations that fit a line, a cost first. */
function useChoices(line: Line | undefined): Choice[] {
  const t = useTranslations('bank')
  const [ofPayouts, ofInstructions] = [usePayoutChoices(line), useInstructionChoices(line)]
  const { data: returned } = useQuery({
    queryKey: ['bank lines', 'returned'],
    queryFn: () => api.bank.lines({ status: 'returned', pageSize: 100 }),
    enabled: line !== undefined,
  })
  const ofReturns = (returned?.rows ?? [])
    .filter((one) => one.bank === line?.bank && one.coin === line.coin && one.amount === line.amount)
    .map((one) => ({
      code: one.id,
      value: t('returnOf', { line: one.lineId, payer: one.payerName }),
      explains: { returns: one.id },
    }))
  return [
    { code: 'cost', value: t('explains.cost'), explains: undefined },
    ...ofPayouts,
    ...ofInstructions,
    ...ofReturns,
  ]
}

function usePayoutChoices(line: Line | undefined): Choice[] {
  const t = useTranslations('bank')
  const mayRead = useMay('withdrawals.read')
  const { data: sent } = useQuery({
    queryKey: ['payouts', 'sent'],
    queryFn: () => api.payoutsReview.list({ stage: 'sent', pageSize: 100 }),
    enabled: line !== undefined && mayRead,
  })
  return (sent?.rows ?? [])
    .filter((one) => one.fiat === line?.coin && one.receives === line.amount)
    .map((one) => ({
      code: one.id,
      value: t('payoutOf', { number: one.number, name: one.account.name }),
      explains: { payout: one.id },
    }))
}

/** Sent instructions of exactly the amount, and every debt in the currency. */
function useInstructionChoices(line: Line | undefined): Choice[] {
  const t = useTranslations('bank')
  const words = useTranslations('instructions')
  const payeeText = usePayeeText()
  const enabled = useMay('payment_instructions.read') && line !== undefined
  const { data: sent } = useQuery({
    queryKey: ['payment instructions', 'sent'],
    queryFn: () => api.paymentInstructions.list({ status: 'sent', pageSize: 100 }),
    enabled,
  })
  const { data: sources } = useQuery({
    queryKey: ['payable sources'],
    queryFn: () => api.paymentInstructions.sources({}),
    enabled,
  })
  const matching = (sent?.rows ?? []).filter((one) => one.coin === line?.coin && one.amount === line.amount)
  const debts = (sources?.rows ?? []).filter((one) => one.coin === line?.coin && one.kind !== 'payment_return')
  return [
    ...matching.map((one) => ({
      code: one.id,
      value: t('instructionOf', { number: one.number, name: one.account.name }),
      explains: { instruction: one.id },
    })),
    ...debts.map((one) => ({
      code: `${one.kind} ${one.of}`,
      value: t('settlementOf', { kind: words(`kind.${one.kind}`), payee: payeeText(one) }),
      explains: { settles: { kind: one.kind, of: one.of } },
    })),
  ]
}
