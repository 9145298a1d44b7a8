import { type Tone, Status } from '@tessera/ui/badge.tsx'
import { Details } from '@tessera/ui/card.tsx'
import { Num } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { type ComponentProps, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { stampText } from '#parts/time-text.ts'
import { RecordTable } from '#parts/record-table.tsx'
import { TransactionId } from '#parts/transaction-id.tsx'
import type { HistoryRow } from './accounts.queries.ts'
import s from './accounts.module.css'

type TileOf = (coin: string) => ReactNode
type HistoryTableProps = Pick<ComponentProps<typeof RecordTable<HistoryRow>>, 'answer' | 'page' | 'onPage' | 'bare'> & {
  /** The name of the table; "transaction history" by default. */
  label?: string
  tileOf: TileOf
  /** All rows are of one account, so no row names it. */
  ofOne?: boolean
  /** Hides the amounts. */
  masked?: boolean
}

const toneOf: Record<HistoryRow['status'], Tone> = { completed: 'positive', reversed: 'neutral' }

export function HistoryTable({ label, tileOf, ofOne = false, masked = false, ...p }: HistoryTableProps) {
  const t = useTranslations('accounts')
  const columns = useColumns(tileOf, masked)
  return (
    <RecordTable
      {...p}
      label={label ?? t('water.title')}
      density="compact"
      columns={columns.filter(({ key }) => !ofOne || key !== 'account')}
      rowId={({ id }) => id}
      rowLabel={({ time, coin, type }) => `${stampText(time)} ${coin} ${t(`water.types.${type}`)}`}
      subRow={masked ? maskedMore : more}
      empty={{ title: t('water.none'), text: t('water.noneText') }}
      failed={t('water.failed')}
    />
  )
}

function useColumns(tileOf: TileOf, masked: boolean): readonly Column<HistoryRow>[] {
  const t = useTranslations('accounts')
  return [
    {
      key: 'time',
      title: t('water.date'),
      cell: ({ time }) => <Stamp time={time} />,
    },
    {
      key: 'coin',
      title: t('water.asset'),
      cell: ({ coin, type }) => (
        <div className={s['coin']}>
          {tileOf(coin)}
          <span>
            <b>{coin}</b>
            <span className={`${s['sub']} ${s['phoneOnly']}`}>{t(`water.types.${type}`)}</span>
          </span>
        </div>
      ),
    },
    { key: 'type', title: t('water.type'), optional: true, cell: ({ type }) => t(`water.types.${type}`) },
    {
      key: 'account',
      title: t('water.account'),
      optional: true,
      cell: ({ account }) => t(`water.accounts.${account}`),
    },
    {
      key: 'amount',
      title: t('water.amount'),
      align: 'end',
      cell: ({ coin, amount }) => (
        <b className="num">
          {masked || amount.startsWith('-') ? '' : '+'}
          <CoinNum coin={coin} value={amount} masked={masked} />
        </b>
      ),
    },
    {
      key: 'fee',
      title: t('water.fee'),
      align: 'end',
      optional: true,
      cell: ({ coin, fee }) => <CoinNum coin={coin} value={fee} masked={masked} />,
    },
    {
      key: 'balance',
      title: t('water.balance'),
      align: 'end',
      optional: true,
      cell: ({ coin, balance }) => <CoinNum coin={coin} value={balance} masked={masked} />,
    },
    {
      key: 'status',
      title: t('water.status'),
      optional: true,
      cell: ({ status }) => <Status tone={toneOf[status]}>{t(`water.statuses.${status}`)}</Status>,
    },
  ]
}

/** Day and time are two words: on a phone they are on two lines, and neither breaks at its hyphens. */
const Stamp = ({ time }: { time: string }) => {
  const [day, clock] = stampText(time).split(' ')
  return (
    <time className={`t2 ${s['stamp']}`}>
      <span>{day}</span> <span>{clock}</span>
    </time>
  )
}

const More = ({ row, masked }: { row: HistoryRow; masked: boolean }) => {
  const t = useTranslations('accounts')
  const tx = row.txId === null ? '--' : <TransactionId txId={row.txId} copy={t('water.copyTx')} />
  return (
    <div style={{ maxWidth: 640 }}>
      <Details
        tight
        items={[
          { term: t('water.account'), value: t(`water.accounts.${row.account}`) },
          { term: t('water.fee'), value: <Num value={row.fee} unit={row.coin} masked={masked} /> },
          { term: t('water.balance'), value: <Num value={row.balance} unit={row.coin} masked={masked} /> },
          { term: t('water.status'), value: t(`water.statuses.${row.status}`) },
          ...(row.startedAt === null ? [] : [{ term: t('water.started'), value: stampText(row.startedAt) }]),
          { term: t('water.processed'), value: stampText(row.time) },
          { term: t('water.txId'), value: tx },
          { term: t('water.remark'), value: row.remark ?? '--' },
          { term: t('water.reference'), value: row.reference.id },
        ]}
      />
    </div>
  )
}

const more = (row: HistoryRow) => <More row={row} masked={false} />
const maskedMore = (row: HistoryRow) => <More row={row} masked />
