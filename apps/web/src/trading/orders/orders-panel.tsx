import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { Pagination } from '@tessera/ui/pagination.tsx'
import { Table } from '@tessera/ui/table.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { memo, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useFact } from '#parts/live-store.ts'
import { RecordTable } from '#parts/record-table.tsx'
import { CancelAll } from './cancel-all.tsx'
import { cancelColumn, commonColumns, historyColumns } from './order-columns.tsx'
import { type Filter, fits, OrderFilters, type Which } from './order-filters.tsx'
import { type Order, orderHistory } from './orders.queries.ts'
import s from './orders.module.css'
import { useOpenOrders } from './use-open-orders.ts'
import type { UserStore } from './user-store.ts'

const PAGE = 20

type Tab = 'current' | 'history' | 'holdings'
/** `holdings`: the content of the tab of that name. */
type OrdersPanelProps = { symbol: string; store: UserStore; holdings: ReactNode }

/** Open orders, updated live, and the order history; both filtered by side or type. */
export const OrdersPanel = memo(function OrdersPanel({ symbol, store, holdings }: OrdersPanelProps) {
  const t = useTranslations('orders')
  const [tab, setTab] = useState<Tab>('current')
  const [thisPair, setThisPair] = useState(true)
  const [filter, setFilter] = useState<Filter>({})
  const which = useMemo(() => ({ ...filter, ...(thisPair && { symbol }) }), [filter, thisPair, symbol])
  return (
    <>
      <div className={s['head']}>
        <OrderTabs store={store} symbol={thisPair ? symbol : undefined} chosen={tab} onChange={setTab} />
        {tab !== 'holdings' && (
          <span className={`end ${s['tools']}`}>
            <OrderFilters filter={filter} onChange={setFilter} />
            <Checkbox checked={thisPair} onChange={setThisPair}>
              <span className="sm t2">{t('thisPair')}</span>
            </Checkbox>
            {tab === 'current' && <CancelAll which={which} store={store} />}
          </span>
        )}
      </div>
      <div className={s['lists']}>
        {tab === 'current' && <CurrentOrders store={store} which={which} />}
        {tab === 'history' && <OrderHistory key={JSON.stringify(which)} store={store} which={which} />}
        {tab === 'holdings' && holdings}
      </div>
    </>
  )
})

type TabsProps = {
  store: UserStore
  symbol: string | undefined
  chosen: Tab
  onChange: (tab: Tab) => void
}

const OrderTabs = ({ store, symbol, chosen, onChange }: TabsProps) => {
  const t = useTranslations('orders')
  const count = useFact(store, (own) => own?.orders.filter((each) => fits(each, { ...(symbol && { symbol }) })).length)
  return (
    <Tabs
      label={t('tabs.label')}
      variant="plain"
      size="sm"
      items={[
        { index: 'current', name: t('tabs.current'), ...(count !== undefined && { count }) },
        { index: 'history', name: t('tabs.history') },
        { index: 'holdings', name: t('tabs.holdings') },
      ]}
      chosen={chosen}
      onChange={onChange}
    />
  )
}

/**
 * While an order is being cancelled it is shown as 'pending cancellation'; the live channel then reports the result.
 */
function useCancel() {
  const t = useTranslations('orders')
  const [canceling, setCanceling] = useState<ReadonlySet<string>>(new Set())
  const cancel = useMutation({
    mutationFn: ({ id }: Order) => api.orders.cancel({ id }),
    onMutate: ({ id }) => setCanceling((all) => new Set([...all, id])),
    onSuccess: ({ number }) => toast('positive', t('canceled', { number })),
    onError: (error, { id }) => {
      setCanceling((all) => new Set([...all].filter((each) => each !== id)))
      toast('negative', error instanceof ApiError ? error.message : String(error))
    },
  })
  return { canceling, cancel: cancel.mutate }
}

/**
 * Moves the focus after a cancellation, because the button disappears with its row. The focus first goes to the list,
 * so that a second Enter cancels nothing else. Then it goes to the button of the row at that position, or the nearest
 * one.
 */
function useFocusAfter(rows: readonly Order[]) {
  const list = useRef<HTMLDivElement>(null)
  const left = useRef<{ id: string; at: number }>(undefined)
  useLayoutEffect(() => {
    const { id, at = 0 } = left.current ?? {}
    if (id === undefined || rows.some((row) => row.id === id && row.status === 5)) return
    left.current = undefined
    if (document.activeElement !== list.current) return
    const drawn = [...(list.current?.querySelectorAll('tbody tr') ?? [])]
    const nearest = [...drawn.slice(at), ...drawn.slice(0, at).toReversed()]
    nearest.flatMap((row) => row.querySelector<HTMLElement>('td:last-child button') ?? [])[0]?.focus()
  }, [rows])
  const leave = useCallback(({ id }: Order) => {
    const row = list.current?.contains(document.activeElement) && document.activeElement?.closest('tr')
    if (!row) return
    left.current = { id, at: [...(row.parentElement?.children ?? [])].indexOf(row) }
    list.current?.focus()
  }, [])
  return { list, leave }
}

type ListProps = { store: UserStore; which: Which }

const CurrentOrders = ({ store, which }: ListProps) => {
  const t = useTranslations('orders')
  const { orders, isError, refetch } = useOpenOrders(store, which)
  const withPair = which.symbol === undefined
  const { canceling, cancel } = useCancel()
  const [page, setPage] = useState(1)
  const total = orders?.length ?? 0
  const here = Math.min(page, Math.max(1, Math.ceil(total / PAGE)))
  const rows = useMemo(
    () => (orders ?? []).map((order) => (canceling.has(order.id) ? { ...order, status: 5 as const } : order)),
    [orders, canceling],
  )
  const { list, leave } = useFocusAfter(rows)
  const columns = useMemo(() => {
    const onCancel = (order: Order) => {
      cancel(order)
      leave(order)
    }
    return [...commonColumns(t, withPair), cancelColumn(t, { canceling, onCancel })]
  }, [t, withPair, canceling, cancel, leave])
  if (isError) return <Failed title={t('failed')} onRetry={() => void refetch()} />
  return (
    <div ref={list} tabIndex={-1}>
      <Table
        bare
        density="terminal"
        label={t('tabs.current')}
        columns={columns}
        rows={rows}
        visibleRange={{ from: (here - 1) * PAGE, to: here * PAGE }}
        onSortChange={() => setPage(1)}
        rowId={({ id }) => id}
        loading={orders === undefined}
        empty={{ title: t('noneCurrent'), text: t('noneCurrentText') }}
        {...(total > PAGE && { foot: <Pagination page={here} total={total} onChange={setPage} /> })}
      />
    </div>
  )
}

const OrderHistory = ({ store, which }: ListProps) => {
  const t = useTranslations('orders')
  const news = useFact(store, (own) => own?.news ?? '')
  const withPair = which.symbol === undefined
  const [page, setPage] = useState(1)
  const answer = useQuery(orderHistory({ page, pageSize: PAGE, ...which }, news))
  const columns = useMemo(() => historyColumns(t, withPair), [t, withPair])
  return (
    <RecordTable
      bare
      density="compact"
      label={t('tabs.history')}
      columns={columns}
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
