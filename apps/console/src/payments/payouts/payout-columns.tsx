import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { payoutsReview } from '@tessera/contract/payments/payouts/payouts-review.ts'
import type { PayoutStatus } from '@tessera/domain/payments/payouts/machine.ts'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { stampText } from '#parts/time-text.ts'

export type PayoutRow = ReplyOf<typeof payoutsReview.list>['rows'][number]

const toneOf: Record<PayoutStatus, Tone> = {
  review: 'warning',
  approved: 'info',
  sent: 'info',
  paid: 'positive',
  failed: 'neutral',
  refused: 'neutral',
  cancelled: 'neutral',
  returned: 'negative',
}

export function usePayoutColumns(): Column<PayoutRow>[] {
  const t = useTranslations('payouts')
  return [
    { key: 'number', title: t('col.number'), minWidth: '130px', cell: (row) => <b>{row.number}</b> },
    {
      key: 'customer',
      title: t('col.customer'),
      minWidth: '160px',
      cell: (row) => row.customer.name ?? row.customer.email,
    },
    {
      key: 'amount',
      title: t('col.amount'),
      minWidth: '140px',
      align: 'end',
      cell: (row) => <CoinNum coin={row.fiat} value={row.amount} />,
    },
    {
      key: 'account',
      title: t('col.account'),
      minWidth: '140px',
      optional: true,
      cell: (row) => <span className="num">{`${row.account.bank} …${row.account.ending}`}</span>,
    },
    {
      key: 'requested',
      title: t('col.requested'),
      minWidth: '160px',
      optional: true,
      cell: (row) => <time>{stampText(row.time)}</time>,
    },
    {
      key: 'expected',
      title: t('col.expected'),
      minWidth: '160px',
      optional: true,
      cell: (row) => (row.expectedBy === null ? '--' : <time>{stampText(row.expectedBy)}</time>),
    },
    {
      key: 'stage',
      title: t('col.stage'),
      minWidth: '180px',
      cell: (row) =>
        row.heldBack !== null && row.stage === 'approved' ? (
          <Status tone="negative">{t(`heldBack.${row.heldBack}`)}</Status>
        ) : (
          <Status tone={toneOf[row.stage]}>{t(`stage.${row.stage}`)}</Status>
        ),
    },
  ]
}
