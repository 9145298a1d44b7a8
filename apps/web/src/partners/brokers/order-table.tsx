import { Card } from '@tessera/ui/card.tsx'
import { Num } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { stampText } from '#parts/time-text.ts'
import { RecordTable } from '#parts/record-table.tsx'
import { FeeCell } from '#trading/orders/fee-cell.tsx'
import { type BrokerOrder, brokerOrders } from './brokers.queries.ts'

type Side = 'broker' | 'client'

/** Orders that a broker placed, each with its best-execution record. */
export function OrderTable({ side }: { side: Side }) {
  const t = useTranslations('brokers')
  const [page, setPage] = useState(1)
  return (
    <Card title={t('orders')} flush>
      <p className="t2" style={{ padding: '16px var(--card-pad)' }}>
        {t('ordersLead')}
      </p>
      <RecordTable
        bare
        density="compact"
        label={t('orders')}
        answer={useQuery(brokerOrders(side, page))}
        page={page}
        onPage={setPage}
        rowId={({ order }) => order.id}
        columns={useColumns(side)}
        empty={{ title: t('noOrders'), text: t('noOrdersText') }}
        failed={t('failed')}
      />
    </Card>
  )
}

const price = (value: string | null, unit: string) => (value === null ? '--' : <Num value={value} unit={unit} />)

function useColumns(side: Side): readonly Column<BrokerOrder>[] {
  const t = useTranslations('brokers')
  return [
    {
      key: 'market',
      title: t('market'),
      cell: ({ order }) => (
        <span className="col" style={{ '--g': '2px' }}>
          <b className="fw6">{order.symbol}</b>
          <span className={order.side === 'buy' ? 'pos sm' : 'neg sm'}>{t(`side.${order.side}`)}</span>
        </span>
      ),
    },
    {
      key: 'who',
      title: side === 'broker' ? t('account') : t('broker'),
      optional: true,
      cell: ({ account, broker, subAccount }) => (
        <span className="col" style={{ '--g': '2px' }}>
          <span>{side === 'broker' ? (account ?? '--') : broker.name}</span>
          <span className="xs t3">{`${subAccount.name} · ${subAccount.number}`}</span>
        </span>
      ),
    },
    {
      key: 'quantity',
      title: t('quantity'),
      align: 'end',
      optional: true,
      cell: ({ order }) => <span className="num">{`${order.filled} / ${order.quantity}`}</span>,
    },
    { key: 'best', title: t('best'), align: 'end', cell: (row) => price(row.bestAtArrival, row.order.feeCoin) },
    {
      key: 'reference',
      title: t('reference'),
      align: 'end',
      optional: true,
      cell: (row) => price(row.referenceAtArrival, row.order.feeCoin),
    },
    { key: 'average', title: t('average'), align: 'end', cell: ({ order }) => price(order.average, order.feeCoin) },
    {
      key: 'fee',
      title: t('fee'),
      align: 'end',
      optional: true,
      cell: ({ order }) => <FeeCell order={order} />,
    },
    {
      key: 'placed',
      title: t('placed'),
      align: 'end',
      optional: true,
      cell: ({ order }) => <time className="t2">{stampText(order.placedAt)}</time>,
    },
    {
      key: 'lastFill',
      title: t('lastFill'),
      align: 'end',
      optional: true,
      cell: ({ lastFillAt }) => (lastFillAt === null ? '--' : <time className="t2">{stampText(lastFillAt)}</time>),
    },
  ]
}
