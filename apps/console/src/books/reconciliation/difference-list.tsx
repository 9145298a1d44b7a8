import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { reconciliation } from '@tessera/contract/books/reconciliation/reconciliation.ts'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { api } from '#parts/api.ts'
import { ListPage } from '#parts/list-page.tsx'
import { useList } from '#parts/list-query.ts'
import { stampText } from '#parts/time-text.ts'

type Reply = ReplyOf<typeof reconciliation.list>
type State = 'open' | 'booked' | 'reversed'
type Row = Pick<Reply['standing'][number], 'coin' | 'where' | 'finding' | 'amount'> & {
  readonly state: State
  /** The id of the review case: the coin code of a current difference, or the id of an earlier booking. */
  readonly subjectId: string
  readonly at: string
}
const toneOf: Record<State, Tone> = { open: 'negative', booked: 'positive', reversed: 'neutral' }

const rowsOf = ({ standing, rows }: Reply): Row[] => [
  ...standing.map((one) => ({ ...one, state: 'open' as const, subjectId: one.coin, at: one.since })),
  ...rows.map((one) => ({
    ...one,
    state: one.reversed ? ('reversed' as const) : ('booked' as const),
    subjectId: one.id,
    at: one.bookedAt,
  })),
]

type DifferenceListProps = {
  onOpen: (openedCase: { kind: 'reconciliation_difference' | 'reconciliation_reversal'; subjectId: string }) => void
}

/** The current differences between external balances and the books, and earlier bookings of differences. */
export function DifferenceList({ onOpen }: DifferenceListProps) {
  const t = useTranslations('reconciliation')
  const query = useList('differences', [], async ({ page }) => {
    const reply = await api.reconciliation.list({ page })
    return { ...reply, rows: rowsOf(reply) }
  })
  return (
    <ListPage
      query={query}
      label={t('list')}
      columns={useColumns()}
      rowId={(row) => row.subjectId}
      rowLabel={(row) => `${row.coin} ${t(`state.${row.state}`)}`}
      empty={{ title: t('empty'), text: t('emptyText') }}
      onOpen={({ state, subjectId }) =>
        onOpen({ kind: state === 'open' ? 'reconciliation_difference' : 'reconciliation_reversal', subjectId })
      }
    />
  )
}

function useColumns(): Column<Row>[] {
  const t = useTranslations('reconciliation')
  return [
    { key: 'coin', title: t('col.coin'), minWidth: '90px', cell: (row) => <b>{row.coin}</b> },
    { key: 'where', title: t('col.where'), minWidth: '90px', optional: true, cell: (row) => t(`where.${row.where}`) },
    { key: 'finding', title: t('col.finding'), minWidth: '200px', cell: (row) => t(`finding.${row.finding}`) },
    {
      key: 'amount',
      title: t('col.amount'),
      minWidth: '130px',
      align: 'end',
      cell: (row) => <CoinNum coin={row.coin} value={row.amount} />,
    },
    { key: 'at', title: t('col.at'), minWidth: '160px', cell: (row) => <time>{stampText(row.at)}</time> },
    {
      key: 'state',
      title: t('col.state'),
      minWidth: '140px',
      cell: (row) => <Status tone={toneOf[row.state]}>{t(`state.${row.state}`)}</Status>,
    },
  ]
}
