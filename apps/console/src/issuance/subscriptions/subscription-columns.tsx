import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { subscriptionsAllot } from '@tessera/contract/issuance/subscriptions/subscriptions-allot.ts'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Num } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { utcStamp } from '#parts/time-text.ts'

export type QueueRow = ReplyOf<typeof subscriptionsAllot.queue>['rows'][number]
export type BookRow = ReplyOf<typeof subscriptionsAllot.list>['rows'][number]

const toneOf: Record<BookRow['status'], Tone> = {
  pending: 'info',
  approved: 'info',
  disbursed: 'positive',
  disburse_failed: 'negative',
  rejected: 'neutral',
}

const waitTone = { open: 'info', proposed: 'warning', undelivered: 'negative' } as const satisfies Record<string, Tone>

/** The next step of a product. After the allotment, only failed deliveries keep it in the queue. */
const waitOf = ({ status, proposed }: QueueRow): keyof typeof waitTone =>
  status !== 'subscription_ended' ? 'undelivered' : proposed ? 'proposed' : 'open'

export function useQueueColumns(): Column<QueueRow>[] {
  const t = useTranslations('subscriptions')
  return [
    { key: 'symbol', title: t('col.symbol'), minWidth: '90px', cell: (row) => <b>{row.symbol}</b> },
    { key: 'name', title: t('col.name'), minWidth: '180px', cell: (row) => row.name },
    {
      key: 'supply',
      title: t('col.supply'),
      minWidth: '100px',
      align: 'end',
      cell: (row) => <Num value={row.supply} />,
    },
    {
      key: 'requested',
      title: t('col.requested'),
      minWidth: '100px',
      align: 'end',
      cell: (row) => <Num value={row.requested} />,
    },
    {
      key: 'subscribers',
      title: t('col.subscribers'),
      minWidth: '100px',
      align: 'end',
      optional: true,
      cell: (row) => row.subscribers,
    },
    {
      key: 'failed',
      title: t('col.failed'),
      minWidth: '100px',
      align: 'end',
      optional: true,
      cell: (row) => row.failed,
    },
    { key: 'closed', title: t('col.closed'), minWidth: '160px', cell: (row) => <time>{utcStamp(row.closedAt)}</time> },
    {
      key: 'state',
      title: t('col.state'),
      minWidth: '120px',
      cell: (row) => <Status tone={waitTone[waitOf(row)]}>{t(waitOf(row))}</Status>,
    },
  ]
}

export function useBookColumns(): Column<BookRow>[] {
  const t = useTranslations('subscriptions')
  return [
    { key: 'number', title: t('col.number'), minWidth: '140px', cell: (row) => <b>{row.number}</b> },
    { key: 'symbol', title: t('col.symbol'), minWidth: '80px', cell: (row) => row.symbol },
    {
      key: 'customer',
      title: t('col.customer'),
      minWidth: '170px',
      cell: (row) => row.customer.name ?? row.customer.email,
    },
    { key: 'count', title: t('col.count'), minWidth: '80px', align: 'end', cell: (row) => <Num value={row.count} /> },
    {
      key: 'amount',
      title: t('col.amount'),
      minWidth: '140px',
      align: 'end',
      cell: (row) => <CoinNum coin={row.currency} value={row.amount} />,
    },
    {
      key: 'allotted',
      title: t('col.allotted'),
      minWidth: '80px',
      align: 'end',
      cell: (row) => <Num value={row.allotted ?? undefined} />,
    },
    {
      key: 'state',
      title: t('col.state'),
      minWidth: '120px',
      cell: (row) => <Status tone={toneOf[row.status]}>{t(`status.${row.status}`)}</Status>,
    },
  ]
}
