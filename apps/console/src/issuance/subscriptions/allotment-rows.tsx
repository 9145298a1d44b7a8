import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { subscriptionsAllot } from '@tessera/contract/issuance/subscriptions/subscriptions-allot.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { LongTable } from '@tessera/ui/long-table.tsx'
import { Num, numberText } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { LoadingOrError } from '#parts/loading-or-error.tsx'

/** The preview of an allotment while the product needs one; otherwise `symbol` is undefined. */
export function useAllotment(productId: string) {
  const queue = useQuery({ queryKey: ['allotment queue'], queryFn: () => api.subscriptionsAllot.queue({}) })
  const product = queue.data?.rows.find((row) => row.productId === productId)
  // A completed allotment is also in the queue while one of its deliveries has failed.
  const symbol = product?.status === 'subscription_ended' ? product.symbol : undefined
  const preview = useQuery({
    queryKey: ['allotment preview', symbol],
    queryFn: () => api.subscriptionsAllot.preview({ symbol: symbol ?? '' }),
    enabled: symbol !== undefined,
  })
  const failed = [queue, preview].find(({ data, error }) => data === undefined && error !== null)
  return { symbol, data: preview.data, isPending: preview.isPending, failed }
}

/** The preview for each subscription, before anybody approves it. */
export function AllotmentRows({ productId }: { productId: string }) {
  const t = useTranslations('subscriptions')
  const { symbol, data, isPending, failed } = useAllotment(productId)
  const columns = useAllottedColumns()
  if (failed !== undefined) return <LoadingOrError error={failed.error} onRetry={() => void failed.refetch()} />
  if (symbol === undefined) return null
  return (
    <section className="col" aria-label={t('preview')}>
      <h3 className="h5">{t('preview')}</h3>
      {data?.belowSoftCap === true && <Banner tone="warning">{t('belowSoftCap')}</Banner>}
      {data?.money.map(({ currency, proceeds, fees, refunds }) => (
        <p key={currency} className="t3">
          {t('proceeds', {
            coin: currency,
            amount: numberText(proceeds, true),
            fees: numberText(fees, true),
            refunds: numberText(refunds, true),
          })}
        </p>
      ))}
      <LongTable
        label={t('preview')}
        density="compact"
        rows={data?.rows ?? []}
        rowId={(row) => row.subscriptionId}
        loading={isPending}
        empty={{ title: t('emptyBook') }}
        columns={columns}
      />
    </section>
  )
}

export type AllotmentPreview = ReplyOf<typeof subscriptionsAllot.preview>
type AllottedRow = AllotmentPreview['rows'][number]

function useAllottedColumns(): Column<AllottedRow>[] {
  const t = useTranslations('subscriptions')
  return [
    { key: 'number', title: t('col.number'), cell: (row) => row.number },
    { key: 'requested', title: t('col.requested'), align: 'end', cell: (row) => <Num value={row.requested} /> },
    { key: 'allotted', title: t('col.allotted'), align: 'end', cell: (row) => <Num value={row.allotted} /> },
  ]
}
