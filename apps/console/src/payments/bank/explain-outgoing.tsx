import { useQuery } from '@tanstack/react-query'
import { Select } from '@tessera/ui/select.tsx'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useMay } from '#parts/me.queries.ts'
import { bankLine } from './bank.queries.ts'

type ExplainOutgoingProps = {
  lineId: string
  explains: Explains | undefined
  onChange: (explains: Explains | undefined) => void
}
/** The part of the proposal that explains the payment; empty for a cost. */
export type Explains = { readonly returns: string } | { readonly payout: string }

/** Explains a payment from our account: a cost, a returned payment, or one of the fiat withdrawals that match it. */
export function ExplainOutgoing({ lineId, explains, onChange }: ExplainOutgoingProps) {
  const t = useTranslations('bank')
  const allowed = useMay('fiat_orders.match')
  const { data: line } = useQuery({ ...bankLine(lineId), enabled: allowed })
  const { data: returned } = useQuery({
    queryKey: ['bank lines', 'returned'],
    queryFn: () => api.bank.lines({ status: 'returned', pageSize: 100 }),
    enabled: allowed,
  })
  const mayRead = useMay('withdrawals.read')
  const { data: sent } = useQuery({
    queryKey: ['payouts', 'sent'],
    queryFn: () => api.payoutsReview.list({ stage: 'sent', pageSize: 100 }),
    enabled: allowed && mayRead,
  })
  if (!allowed || line === undefined || line.status !== 'queued') return null
  const matching = (returned?.rows ?? []).filter(
    (one) => one.bank === line.bank && one.coin === line.coin && one.amount === line.amount,
  )
  const unpaid = (sent?.rows ?? []).filter((one) => one.fiat === line.coin && one.receives === line.amount)
  const chosen = explains === undefined ? 'cost' : 'payout' in explains ? explains.payout : explains.returns
  return (
    <Select
      label={t('whatWasIt')}
      value={chosen}
      options={[
        { code: 'cost', value: t('explains.cost') },
        ...unpaid.map((one) => ({
          code: one.id,
          value: t('payoutOf', { number: one.number, name: one.account.name }),
        })),
        ...matching.map((one) => ({ code: one.id, value: t('returnOf', { line: one.lineId, payer: one.payerName }) })),
      ]}
      onChange={(value) =>
        onChange(
          value === 'cost' ? undefined : unpaid.some(({ id }) => id === value) ? { payout: value } : { returns: value },
        )
      }
    />
  )
}
