import type { bank } from '@tessera/contract/payments/bank/bank.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { stampText } from '#parts/time-text.ts'
import { OrderProof } from './order-proof.tsx'

export type LineRow = ReplyOf<typeof bank.lines>['rows'][number]
export type OrderRow = ReplyOf<typeof bank.orders>['rows'][number]

const lineTone: Record<LineRow['status'], Tone> = {
  received: 'info',
  credited: 'positive',
  paid: 'positive',
  queued: 'warning',
  returned: 'neutral',
  voided: 'neutral',
  explained: 'neutral',
  reversed: 'negative',
}
const orderTone: Record<OrderRow['status'], Tone> = {
  to_be_paid: 'info',
  checking: 'warning',
  completed: 'positive',
  failed: 'negative',
  rejected: 'negative',
  canceled: 'neutral',
}

export function useLineColumns(): Column<LineRow>[] {
  const t = useTranslations('bank')
  return [
    { key: 'line', title: t('col.line'), minWidth: '130px', cell: (row) => <b>{`${row.bank} ${row.lineId}`}</b> },
    { key: 'party', title: t('col.party'), minWidth: '140px', cell: (row) => row.payerName },
    {
      key: 'amount',
      title: t('col.amount'),
      minWidth: '130px',
      align: 'end',
      // Outgoing amounts have a minus, as on the bank's own statement.
      cell: (row) => <CoinNum coin={row.coin} value={row.direction === 'out' ? `-${row.amount}` : row.amount} />,
    },
    { key: 'text', title: t('col.text'), minWidth: '160px', optional: true, cell: (row) => row.text },
    {
      key: 'reason',
      title: t('col.reason'),
      minWidth: '150px',
      cell: (row) =>
        row.distribution?.number ??
        (row.sameAs === null
          ? row.reason === null
            ? (row.payout?.number ?? customerText(row))
            : t(`reason.${row.reason}`)
          : t('sameAs', { line: row.sameAs })),
    },
    { key: 'day', title: t('col.day'), minWidth: '100px', optional: true, cell: (row) => <time>{row.bookedOn}</time> },
    {
      key: 'state',
      title: t('col.state'),
      minWidth: '110px',
      cell: (row) => <Status tone={lineTone[row.status]}>{t(`status.${row.status}`)}</Status>,
    },
  ]
}

/** The customer to whom a payment was credited without an order. */
const customerText = ({ customer }: LineRow): string =>
  customer === null ? '--' : `${customer.number} ${customer.name}`.trim()

export function useOrderColumns(): Column<OrderRow>[] {
  const t = useTranslations('bank')
  return [
    { key: 'order', title: t('col.order'), minWidth: '140px', cell: (row) => <b>{row.number}</b> },
    {
      key: 'customer',
      title: t('col.customer'),
      minWidth: '180px',
      cell: (row) => row.customer.name ?? row.customer.email,
    },
    {
      key: 'amount',
      title: t('col.amount'),
      minWidth: '130px',
      align: 'end',
      cell: (row) => <CoinNum coin={row.fiat} value={row.amount} />,
    },
    { key: 'reference', title: t('col.reference'), minWidth: '130px', optional: true, cell: (row) => row.reference },
    {
      key: 'created',
      title: t('col.created'),
      minWidth: '160px',
      cell: (row) => <time>{stampText(row.createdAt)}</time>,
    },
    {
      key: 'proof',
      title: t('proof'),
      minWidth: '120px',
      optional: true,
      cell: (row) => (row.proof === null ? '--' : <OrderProof orderId={row.id} proof={row.proof} />),
    },
    {
      key: 'state',
      title: t('col.state'),
      minWidth: '110px',
      cell: (row) => <Status tone={orderTone[row.status]}>{t(`orderStatus.${row.status}`)}</Status>,
    },
  ]
}
