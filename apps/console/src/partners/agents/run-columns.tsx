import type { RebateRunStatus } from '@tessera/domain/partners/agents/machine.ts'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { stampText } from '#parts/time-text.ts'
import type { Run } from './agents.queries.ts'

const toneOf: Record<RebateRunStatus, Tone> = {
  drawn: 'warning',
  released: 'info',
  paid: 'positive',
  dropped: 'neutral',
}

export function RunBadge({ status }: { status: RebateRunStatus }) {
  const t = useTranslations('agents')
  return <Status tone={toneOf[status]}>{t(`runStatus.${status}`)}</Status>
}

export const RunTotals = ({ of: { totals } }: { of: Pick<Run, 'totals'> }) => (
  <>
    {totals.map(({ coin, amount }) => (
      <div key={coin}>
        <CoinNum coin={coin} value={amount} />
      </div>
    ))}
  </>
)

export function useRunColumns(): Column<Run>[] {
  const t = useTranslations('agents')
  return [
    { key: 'number', title: t('run.number'), minWidth: '110px', cell: (row) => <b>{row.number}</b> },
    { key: 'month', title: t('run.month'), minWidth: '90px', cell: (row) => row.month },
    { key: 'until', title: t('run.until'), minWidth: '110px', optional: true, cell: (row) => row.until },
    {
      key: 'payees',
      title: t('run.payees'),
      align: 'end',
      optional: true,
      cell: ({ paid, payees }) => `${paid} / ${payees}`,
    },
    { key: 'total', title: t('run.total'), minWidth: '140px', align: 'end', cell: (row) => <RunTotals of={row} /> },
    {
      key: 'drawn',
      title: t('run.drawn'),
      minWidth: '150px',
      optional: true,
      cell: (row) => <time>{stampText(row.drawnAt)}</time>,
    },
    { key: 'status', title: t('run.status'), minWidth: '120px', cell: ({ status }) => <RunBadge status={status} /> },
  ]
}
