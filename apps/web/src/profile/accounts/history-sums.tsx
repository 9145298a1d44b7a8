import { Card } from '@tessera/ui/card.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import type { HistoryPage } from './accounts.queries.ts'

type Sum = HistoryPage['sums'][number]

function useColumns(): readonly Column<Sum>[] {
  const t = useTranslations('accounts')
  return [
    { key: 'coin', title: t('water.asset'), cell: ({ coin }) => coin },
    {
      key: 'received',
      title: t('water.received'),
      align: 'end',
      cell: ({ coin, received }) => <CoinNum coin={coin} value={received} />,
    },
    {
      key: 'sent',
      title: t('water.sent'),
      align: 'end',
      cell: ({ coin, sent }) => <CoinNum coin={coin} value={sent} />,
    },
  ]
}

/** The received and the sent amount of each coin, for the chosen filters. Nothing is shown without rows. */
export function HistorySums({ sums }: Pick<HistoryPage, 'sums'>) {
  const t = useTranslations('accounts')
  const columns = useColumns()
  if (sums.length === 0) return null
  return (
    <Card title={t('water.sums')} flush>
      <Table
        bare
        density="compact"
        label={t('water.sums')}
        rows={sums}
        rowId={({ coin }) => coin}
        columns={columns}
        empty={{ title: t('water.nothing') }}
      />
      <p className="xs t3" style={{ padding: '12px 20px' }}>
        {t('water.sumsText')}
      </p>
    </Card>
  )
}
