import { IconButton } from '@tessera/ui/button.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ExportCard } from '#partners/agents/export-card.tsx'
import { useExport } from '#partners/agents/use-export.ts'
import { api } from '#parts/api.ts'
import { type Statement, statements } from './brokers.queries.ts'

/** The months of a broker, each with its orders as a file. */
export function StatementTable() {
  const t = useTranslations('brokers')
  const { data } = useQuery(statements())
  const save = useExport({
    name: (month) => `tessera-broker-orders${month === undefined ? '' : `-${month}`}.csv`,
    start: (options, month) => api.brokers.export(month === undefined ? {} : { month }, options),
    jobs: api.brokers,
    messageOf: (rows) => t('exported', rows),
  })
  return (
    <ExportCard title={t('statements')} label={t('exportAll')} save={save}>
      <Table
        bare
        density="compact"
        label={t('statements')}
        loading={!data}
        rows={data?.rows ?? []}
        rowId={(row) => `${row.month} ${row.coin}`}
        columns={useColumns(save.mutate)}
        empty={{ title: t('noStatements'), text: t('noStatementsText') }}
      />
    </ExportCard>
  )
}

function useColumns(onSave: (month: string) => void): readonly Column<Statement>[] {
  const t = useTranslations('brokers')
  const money = (key: 'volume' | 'fee' | 'accrued' | 'paid', optional = false): Column<Statement> => ({
    key,
    title: t(key),
    align: 'end',
    optional,
    cell: (row) => <Num value={row[key]} unit={row.coin} />,
  })
  return [
    { key: 'month', title: t('month'), cell: ({ month }) => <span className="num">{month}</span> },
    { key: 'orders', title: t('orderCount'), align: 'end', optional: true, cell: ({ orders }) => String(orders) },
    money('volume', true),
    money('fee', true),
    money('accrued'),
    money('paid', true),
    {
      key: 'go',
      title: '',
      align: 'end',
      cell: ({ month }) => (
        <IconButton icon={Download} label={t('exportMonth', { month })} onPress={() => onSave(month)} />
      ),
    },
  ]
}
