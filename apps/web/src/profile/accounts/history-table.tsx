import { type Tone, Status } from '@tessera/ui/badge.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { type ComponentProps, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CoinNum, useCoinText } from '#parts/coin-num.tsx'
import { stampText } from '#parts/time-text.ts'
import { RecordTable } from '#parts/record-table.tsx'
import type { HistoryRow } from './accounts.queries.ts'
import s from './accounts.module.css'
import { useEventText } from './event-text.ts'
import { HistoryDetails } from './history-details.tsx'

type TileOf = (coin: string) => ReactNode
type HistoryTableProps = Pick<ComponentProps<typeof RecordTable<HistoryRow>>, 'answer' | 'page' | 'onPage' | 'bare'> & {
  /** The name of the table; "transaction history" by default. */
  label?: string
  tileOf: TileOf
  /** All rows are of one account, so no row names it. */
  ofOne?: boolean
  /** The rows are of all accounts, so a transfer between them is one row, without a sign. */
  combined?: boolean
  /** Hides the amounts. */
  masked?: boolean
  /** True if filters may hide rows. */
  filtered?: boolean
}

const toneOf: Record<HistoryRow['status'], Tone> = { pending: 'warning', completed: 'positive', reversed: 'neutral' }

export function HistoryTable({
  label,
  tileOf,
  ofOne = false,
  combined = false,
  masked = false,
  filtered = false,
  ...p
}: HistoryTableProps) {
  const t = useTranslations('accounts')
  const columns = useColumns(tileOf, masked, combined)
  const eventText = useEventText()
  return (
    <RecordTable
      {...p}
      label={label ?? t('water.title')}
      density="compact"
      columns={columns.filter(({ key }) => !ofOne || key !== 'account')}
      rowId={({ id }) => id}
      rowLabel={(row) => `${stampText(row.time)} ${row.coin} ${masked ? t(`water.types.${row.type}`) : eventText(row)}`}
      subRow={masked ? maskedMore : more}
      empty={
        filtered
          ? { title: t('water.none'), text: t('water.noneText') }
          : { title: t('water.nothing'), text: t('water.nothingText') }
      }
      failed={t('water.failed')}
    />
  )
}

/** True for a transfer between own accounts in a list of all accounts: the customer has as much as before. */
const isNeutral = ({ otherAccount }: HistoryRow, combined: boolean): boolean => combined && otherAccount !== null

function useColumns(tileOf: TileOf, masked: boolean, combined: boolean): readonly Column<HistoryRow>[] {
  const t = useTranslations('accounts')
  const eventText = useEventText()
  const what = (row: HistoryRow) => (masked ? t(`water.types.${row.type}`) : eventText(row))
  const textOf = useCoinText()
  return [
    {
      key: 'time',
      title: t('water.date'),
      cell: ({ time }) => <Stamp time={time} />,
    },
    {
      key: 'coin',
      title: t('water.asset'),
      cell: (row) => (
        <div className={s['coin']}>
          {tileOf(row.coin)}
          <span>
            <b>{row.coin}</b>
            <span className={`${s['sub']} ${s['phoneOnly']}`}>{what(row)}</span>
            {row.status !== 'completed' && (
              <span className={`${s['sub']} ${s['phoneOnly']}`}>
                <Status tone={toneOf[row.status]}>{t(`water.statuses.${row.status}`)}</Status>
              </span>
            )}
          </span>
        </div>
      ),
    },
    {
      key: 'type',
      title: t('water.what'),
      optional: true,
      cell: (row) => <span style={{ whiteSpace: 'normal' }}>{what(row)}</span>,
    },
    {
      key: 'account',
      title: t('water.account'),
      optional: true,
      cell: (row) => {
        const name = t(`water.accounts.${row.account}`)
        return isNeutral(row, combined) ? `${name} → ${t(`water.accounts.${row.otherAccount ?? row.account}`)}` : name
      },
    },
    {
      key: 'amount',
      numberText: (row) => textOf(row.coin, isNeutral(row, combined) ? row.amount.replace('-', '') : row.amount),
      title: t('water.amount'),
      align: 'end',
      cell: (row) => {
        const { coin, amount } = row
        const isNeutralRow = isNeutral(row, combined)
        return (
          <b className="num">
            {masked || isNeutralRow || amount.startsWith('-') ? '' : '+'}
            <CoinNum coin={coin} value={isNeutralRow ? amount.replace('-', '') : amount} masked={masked} />
          </b>
        )
      },
    },
    {
      key: 'fee',
      numberText: ({ coin, fee }) => textOf(coin, fee),
      title: t('water.fee'),
      align: 'end',
      optional: true,
      cell: ({ coin, fee }) => <CoinNum coin={coin} value={fee} masked={masked} />,
    },
    {
      key: 'balance',
      numberText: ({ coin, balance }) => (balance === null ? '' : textOf(coin, balance)),
      title: t('water.balance'),
      align: 'end',
      optional: true,
      cell: (row) => {
        const { coin, balance } = row
        if (balance === null || isNeutral(row, combined)) return '--'
        return <CoinNum coin={coin} value={balance} masked={masked} />
      },
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

const more = (row: HistoryRow) => <HistoryDetails row={row} masked={false} />
const maskedMore = (row: HistoryRow) => <HistoryDetails row={row} masked />
