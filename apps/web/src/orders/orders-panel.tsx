import { ApiError } from '@tessera/contract/client.ts'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { Pagination } from '@tessera/ui/pagination.tsx'
import { Table } from '@tessera/ui/table.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { RecordTable } from '../shell/record-table.tsx'
import { cancelColumn, commonColumns, historyColumns } from './order-columns.tsx'
import { type Order, orderHistory } from './orders.queries.ts'
import s from './orders.module.css'
import { useOrderWords } from './orders-words.ts'
import type { Own } from './user-store.ts'

const PAGE = 20

type OrdersPanelProps = {
  symbol: string
  /** The reader's own orders, live; undefined until they are known. */
  own: Pick<Own, 'orders' | 'news'> | undefined
}

/** Open orders as they are at this moment, and all orders of the past. */
export function OrdersPanel({ symbol, own }: OrdersPanelProps) {
  const t = useOrderWords()
  const [tab, setTab] = useState<'current' | 'history'>('current')
  const [thisPair, setThisPair] = useState(true)
  const shown = own?.orders.filter((order) => !thisPair || order.symbol === symbol)
  return (
    <>
      <div className={s['head']}>
        <Tabs
          label={t('tabs.label')}
          look="plain"
          size="sm"
          items={[
            { id: 'current', label: t('tabs.current'), ...(shown && { count: shown.length }) },
            { id: 'history', label: t('tabs.history') },
          ]}
          chosen={tab}
          onChange={setTab}
        />
        <span className="end">
          <Checkbox checked={thisPair} onChange={setThisPair}>
            <span className="sm t2">{t('thisPair')}</span>
          </Checkbox>
        </span>
      </div>
      <div className={s['lists']}>
        {tab === 'current' ? (
          <CurrentOrders orders={shown} withPair={!thisPair} />
        ) : (
          <OrderHistory key={String(thisPair)} symbol={thisPair ? symbol : undefined} news={own?.news ?? ''} />
        )}
      </div>
    </>
  )
}

/** While an order is being taken out it reads 'pending cancellation'; the live channel then says what became of it. */
function useCancel() {
  const t = useOrderWords()
  const [canceling, setCanceling] = useState<ReadonlySet<string>>(new Set())
  const cancel = useMutation({
    mutationFn: ({ id }: Order) => api.orders.cancel({ id }),
    onMutate: ({ id }) => setCanceling((all) => new Set([...all, id])),
    onSuccess: () => toast('positive', t('canceled')),
    onError: (error, { id }) => {
      setCanceling((all) => new Set([...all].filter((each) => each !== id)))
      toast('negative', error instanceof ApiError ? error.message : String(error))
    },
  })
  return { canceling, cancel: cancel.mutate }
}

const CurrentOrders = ({ orders, withPair }: { orders: readonly Order[] | undefined; withPair: boolean }) => {
  const t = useOrderWords()
  const { canceling, cancel } = useCancel()
  const [page, setPage] = useState(1)
  const total = orders?.length ?? 0
  const here = Math.min(page, Math.max(1, Math.ceil(total / PAGE)))
  const rows = (orders ?? [])
    .slice((here - 1) * PAGE, here * PAGE)
    .map((order) => (canceling.has(order.id) ? { ...order, status: 5 as const } : order))
  return (
    <Table
      bare
      density="terminal"
      label={t('tabs.current')}
      columns={[...commonColumns(t, withPair), cancelColumn(t, { canceling, onCancel: cancel })]}
      rows={rows}
      rowId={({ id }) => id}
      loading={orders === undefined}
      empty={{ title: t('noneCurrent'), text: t('noneCurrentText') }}
      {...(total > PAGE && { foot: <Pagination page={here} total={total} onChange={setPage} /> })}
    />
  )
}

const OrderHistory = ({ symbol, news }: { symbol: string | undefined; news: string }) => {
  const t = useOrderWords()
  const [page, setPage] = useState(1)
  const answer = useQuery(orderHistory({ page, pageSize: PAGE, ...(symbol !== undefined && { symbol }) }, news))
  return (
    <RecordTable
      bare
      density="terminal"
      label={t('tabs.history')}
      columns={historyColumns(t, symbol === undefined)}
      rowId={({ id }) => id}
      empty={{ title: t('noneHistory'), text: t('noneHistoryText') }}
      answer={answer}
      failed={t('failed')}
      page={page}
      pageSize={PAGE}
      onPage={setPage}
    />
  )
}
