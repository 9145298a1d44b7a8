import type { bank, ClaimedLine } from '@tessera/contract/payments/bank/bank.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Num } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { stampText } from '#parts/time-text.ts'
import { effectText } from './effect-text.ts'

export type StatementRow = ReplyOf<typeof bank.statements>['rows'][number]
export type ClaimRow = ClaimedLine

const tone: Record<StatementRow['status'], Tone> = {
  received: 'info',
  claimed: 'warning',
  by_line: 'warning',
  confirmed: 'positive',
  dropped: 'neutral',
}

export function useStatementColumns(): Column<StatementRow>[] {
  const t = useTranslations('bank')
  return [
    {
      key: 'bank',
      title: t('col.bank'),
      minWidth: '150px',
      cell: (row) => (
        <>
          <b>{row.bank}</b> {row.accountNumber} <span className="t3">{t(`format.${row.format}`)}</span>
        </>
      ),
    },
    {
      key: 'period',
      title: t('col.period'),
      minWidth: '150px',
      cell: (row) => (
        <>
          <div>{row.from === row.until ? row.from : `${row.from} – ${row.until}`}</div>
          {row.missing && <div className="t2">{t('missing', row.missing)}</div>}
        </>
      ),
    },
    {
      key: 'balances',
      title: t('col.balances'),
      minWidth: '190px',
      optional: true,
      cell: (row) =>
        row.opening === null || row.closing === null ? (
          '--'
        ) : (
          <>
            <Num value={row.opening} /> – <Num value={row.closing} unit={row.coin ?? ''} />
          </>
        ),
    },
    { key: 'open', title: t('col.open'), minWidth: '110px', align: 'end', cell: (row) => `${row.open} / ${row.lines}` },
    {
      key: 'uploaded',
      title: t('col.uploaded'),
      minWidth: '170px',
      optional: true,
      cell: (row) => (
        <>
          <time>{stampText(row.uploadedAt)}</time> {row.uploadedBy}
        </>
      ),
    },
    {
      key: 'state',
      title: t('col.state'),
      minWidth: '120px',
      cell: (row) => <Status tone={tone[row.status]}>{t(`statementStatus.${row.status}`)}</Status>,
    },
  ]
}

export function useClaimColumns(): Column<ClaimRow>[] {
  const t = useTranslations('bank')
  return [
    { key: 'line', title: t('col.line'), minWidth: '120px', cell: (row) => <b>{row.lineId}</b> },
    {
      key: 'amount',
      title: t('col.amount'),
      minWidth: '130px',
      align: 'end',
      cell: (row) => <CoinNum coin={row.coin} value={row.direction === 'out' ? `-${row.amount}` : row.amount} />,
    },
    { key: 'party', title: t('col.party'), minWidth: '140px', cell: (row) => row.payerName },
    { key: 'effect', title: t('col.effect'), minWidth: '160px', cell: (row) => effectText(t, row.effect) },
    {
      key: 'subject',
      title: t('col.subject'),
      minWidth: '150px',
      cell: (row) => (row.subject === '' ? '--' : `${row.subject} ${row.customer}`),
    },
    { key: 'text', title: t('col.text'), minWidth: '160px', cell: (row) => row.text },
    { key: 'day', title: t('col.day'), minWidth: '100px', cell: (row) => <time>{row.bookedOn}</time> },
  ]
}
