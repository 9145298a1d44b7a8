import { Card, Facts } from '@tessera/ui/card.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { Sparkline } from '@tessera/ui/sparkline.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { agentSummary, type Period } from './agents.queries.ts'

/** The agent's earnings by day or month. */
export function Figures() {
  const t = useTranslations('agents')
  const [by, setBy] = useState<'day' | 'month'>('day')
  const { data } = useQuery(agentSummary(by))
  const rows = data?.rows ?? []
  const first = data?.coins[0]
  const line = rows.filter(({ coin }) => coin === first?.coin).map(({ accrued }) => accrued)
  return (
    <Card
      title={t('figures')}
      titleEnd={
        <Tabs
          label={t('by')}
          variant="segmented"
          size="sm"
          items={[
            { index: 'day', name: t('byDay') },
            { index: 'month', name: t('byMonth') },
          ]}
          chosen={by}
          onChange={setBy}
        />
      }
      flush
    >
      {first && (
        <div style={{ padding: 'var(--card-pad)' }} className="col">
          <Facts
            columns={4}
            items={[
              { term: t('clientCount'), value: String(data?.clients ?? 0) },
              ...(['accrued', 'held', 'paid'] as const).map((key) => ({
                term: t(key),
                value: <Num value={first[key]} unit={first.coin} />,
              })),
            ]}
          />
          <Sparkline values={line.toReversed()} label={t('trend')} />
        </div>
      )}
      <Table
        bare
        density="compact"
        label={t('figures')}
        loading={!data}
        columns={useColumns()}
        rows={rows}
        rowId={({ period, coin }) => `${period} ${coin}`}
        empty={{ title: t('noFigures'), text: t('noFiguresText') }}
      />
    </Card>
  )
}

function useColumns(): readonly Column<Period>[] {
  const t = useTranslations('agents')
  const money = (key: 'fee' | 'accrued' | 'held' | 'paid', optional = false): Column<Period> => ({
    key,
    title: t(key),
    align: 'end',
    optional,
    cell: (row) => <Num value={row[key]} unit={row.coin} />,
  })
  return [
    { key: 'period', title: t('period'), cell: ({ period }) => <span className="num">{period}</span> },
    { key: 'clients', title: t('clientCount'), align: 'end', optional: true, cell: ({ clients }) => String(clients) },
    money('fee', true),
    money('accrued'),
    money('held', true),
    money('paid', true),
  ]
}
