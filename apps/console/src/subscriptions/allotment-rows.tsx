import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '@tessera/contract/endpoint.ts'
import type { subscriptionsAllot } from '@tessera/contract/subscriptions-allot.ts'
import { Failed } from '@tessera/ui/empty.tsx'
import { Num, numberText } from '@tessera/ui/num.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { api } from '../lib/api.ts'
import { useShellWords } from '../shell/shell-words.ts'
import { useSubscriptionsWords } from './subscriptions-words.ts'

/** What the allotment would give each subscription, before anybody agrees to it. */
export function AllotmentRows({ productId }: { productId: string }) {
  const t = useSubscriptionsWords()
  const shell = useShellWords()
  const queue = useQuery({ queryKey: ['allotment queue'], queryFn: () => api.subscriptionsAllot.queue({}) })
  const product = queue.data?.rows.find((row) => row.productId === productId)
  // What was allotted long ago stands in the queue too, while a delivery of it failed.
  const symbol = product?.status === 'subscription_ended' ? product.symbol : undefined
  const preview = useQuery({
    queryKey: ['allotment preview', symbol],
    queryFn: () => api.subscriptionsAllot.preview({ symbol: symbol ?? '' }),
    enabled: symbol !== undefined,
  })
  const columns = useAllottedColumns()
  const failed = [queue, preview].find(({ data, error }) => data === undefined && error !== null)
  if (failed !== undefined)
    return (
      <Failed title={shell('refused')} onRetry={() => void failed.refetch()}>
        {failed.error?.message}
      </Failed>
    )
  if (symbol === undefined) return null
  const { currency: coin, proceeds: amount, fees, refunds } = preview.data ?? {}
  return (
    <section className="col" aria-label={t('preview')}>
      <h3 className="h5">{t('preview')}</h3>
      {coin !== undefined && amount !== undefined && fees !== undefined && refunds !== undefined && (
        <p className="t3">
          {t('proceeds', {
            coin,
            amount: numberText(amount, true),
            fees: numberText(fees, true),
            refunds: numberText(refunds, true),
          })}
        </p>
      )}
      <Table
        label={t('preview')}
        density="compact"
        rows={preview.data?.rows ?? []}
        rowId={(row) => row.subscriptionId}
        loading={preview.isPending}
        empty={{ title: t('emptyBook') }}
        columns={columns}
      />
    </section>
  )
}

type AllottedRow = ReplyOf<typeof subscriptionsAllot.preview>['rows'][number]

function useAllottedColumns(): Column<AllottedRow>[] {
  const t = useSubscriptionsWords()
  return [
    { key: 'number', title: t('col.number'), cell: (row) => row.number },
    { key: 'asked', title: t('col.asked'), align: 'end', cell: (row) => <Num value={row.asked} /> },
    { key: 'allotted', title: t('col.allotted'), align: 'end', cell: (row) => <Num value={row.allotted} /> },
  ]
}
