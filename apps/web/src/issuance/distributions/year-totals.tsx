import { Card } from '@tessera/ui/card.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { distributionTotals, type YearTotal } from './distributions.queries.ts'

/** The totals paid in each year and currency; nothing before the first payment. */
export function YearTotals() {
  const t = useTranslations('distributions')
  const columns = useColumns()
  const rows = useQuery(distributionTotals()).data?.rows ?? []
  if (rows.length === 0) return null
  return (
    <Card title={t('totals')} flush>
      <Table
        bare
        density="compact"
        label={t('totals')}
        columns={columns}
        rows={rows}
        rowId={({ year, currency }) => `${year} ${currency}`}
        empty={{ title: t('none') }}
      />
    </Card>
  )
}

function useColumns(): readonly Column<YearTotal>[] {
  const t = useTranslations('distributions')
  const money = (key: 'gross' | 'tax' | 'net', optional = false): Column<YearTotal> => ({
    key,
    title: t(key),
    align: 'end',
    optional,
    cell: (row) => <Num value={row[key]} unit={row.currency} />,
  })
  return [
    { key: 'year', title: t('year'), cell: ({ year }) => <span className="num">{year}</span> },
    money('gross', true),
    money('tax', true),
    money('net'),
  ]
}
