import { useQuery } from '@tanstack/react-query'
import { Select } from '@tessera/ui/select.tsx'
import { api } from '../lib/api.ts'
import { useMay } from '../shell/me.queries.ts'
import { bankLine } from './bank.queries.ts'
import { useBankWords } from './bank-words.ts'

type ExplainOutgoingProps = {
  lineId: string
  returns: string | undefined
  onChange: (returns: string | undefined) => void
}

/** Says what a payment out of our account was: a cost, or the return of one of those that were sent back and fit it. */
export function ExplainOutgoing({ lineId, returns, onChange }: ExplainOutgoingProps) {
  const t = useBankWords()
  const allowed = useMay('fiat_orders.match')
  const { data: line } = useQuery({ ...bankLine(lineId), enabled: allowed })
  const { data: returned } = useQuery({
    queryKey: ['bank lines', 'returned'],
    queryFn: () => api.bank.lines({ status: 'returned', pageSize: 100 }),
    enabled: allowed,
  })
  if (!allowed || line === undefined || line.status !== 'queued') return null
  const fitting = (returned?.rows ?? []).filter(
    (one) => one.bank === line.bank && one.coin === line.coin && one.amount === line.amount,
  )
  return (
    <Select
      label={t('whatWasIt')}
      value={returns ?? 'cost'}
      options={[
        { value: 'cost', label: t('explains.cost') },
        ...fitting.map((one) => ({ value: one.id, label: t('returnOf', { line: one.lineId, payer: one.payerName }) })),
      ]}
      onChange={(value) => onChange(value === 'cost' ? undefined : value)}
    />
  )
}
