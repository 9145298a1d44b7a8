import { useQuery } from '@tanstack/react-query'
import { Num } from '@tessera/ui/num.tsx'
import { Pagination } from '@tessera/ui/pagination.tsx'
import { Table } from '@tessera/ui/table.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { utcText } from '#parts/time-text.ts'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import { ordersOf } from './agents.queries.ts'

const price = (value: string | null, unit: string) => (value === null ? '--' : <Num value={value} unit={unit} />)

/** Orders that a broker placed for clients, each with its best-execution record. */
export function BrokerOrderTable({ brokerId }: { brokerId: string }) {
  const t = useTranslations('agents')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(ordersOf(brokerId, page))
  if (data === undefined && error !== null) return <LoadingOrError error={error} onRetry={() => void refetch()} />
  return (
    <section className="col" aria-label={t('orders')}>
      <h3 className="h5">{t('orders')}</h3>
      <Table
        label={t('orders')}
        density="compact"
        rows={data?.rows ?? []}
        rowId={({ order }) => order.id}
        loading={data === undefined}
        empty={{ title: t('noOrders') }}
        columns={[
          { key: 'client', title: t('order.client'), cell: ({ customer }) => customer.name ?? customer.number },
          {
            key: 'market',
            title: t('order.market'),
            cell: ({ order }) => `${order.symbol} · ${t(`order.side.${order.side}`)}`,
          },
          {
            key: 'filled',
            title: t('order.filled'),
            align: 'end',
            optional: true,
            cell: ({ order }) => `${order.filled} / ${order.quantity}`,
          },
          {
            key: 'best',
            title: t('order.best'),
            align: 'end',
            cell: ({ bestAtArrival, order }) => price(bestAtArrival, order.feeCoin),
          },
          {
            key: 'reference',
            title: t('order.reference'),
            align: 'end',
            optional: true,
            cell: ({ referenceAtArrival, order }) => price(referenceAtArrival, order.feeCoin),
          },
          {
            key: 'average',
            title: t('order.average'),
            align: 'end',
            cell: ({ order }) => price(order.average, order.feeCoin),
          },
          { key: 'placed', title: t('order.placed'), optional: true, cell: ({ order }) => utcText(order.placedAt) },
          {
            key: 'lastFill',
            title: t('order.lastFill'),
            optional: true,
            cell: ({ lastFillAt }) => (lastFillAt === null ? '--' : utcText(lastFillAt)),
          },
        ]}
        {...(data &&
          data.total > data.pageSize && {
            foot: <Pagination page={page} total={data.total} onChange={setPage} />,
          })}
      />
    </section>
  )
}
