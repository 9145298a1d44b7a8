import { ButtonLink } from '@tessera/ui/button.tsx'
import { Details } from '@tessera/ui/card.tsx'
import { Num } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import type { ComponentProps } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { trimmed } from '#parts/money-text.ts'
import { paths } from '#parts/paths.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { RecordTable } from '#parts/record-table.tsx'
import { SubscriptionDetails, useSharedColumns } from '#issuance/subscriptions/subscription-details.tsx'
import type { Purchase } from './new-coins.queries.ts'

type TableProps = Pick<ComponentProps<typeof RecordTable<Purchase>>, 'answer' | 'page' | 'onPage'> & {
  /** For the page of one sale: hides the column with the name of the sale. */
  readonly ofOneSale?: true
}

/** Purchases with their outcome; a row opens to show its amounts and its unlock schedule. */
export function PurchaseTable({ ofOneSale, ...p }: TableProps) {
  const t = useTranslations('new-coins')
  const locale = useLocale()
  const browse = (
    <ButtonLink kind="secondary" size="sm" href={paths.newCoin(locale)}>
      {t('records.browse')}
    </ButtonLink>
  )
  return (
    <RecordTable
      {...p}
      label={t('records.title')}
      density="compact"
      columns={useColumns(ofOneSale === true)}
      rowId={({ id }) => id}
      rowLabel={({ number }) => number}
      subRow={more}
      empty={{ title: t('records.none'), text: t('records.noneText'), action: browse }}
      failed={t('records.failed')}
    />
  )
}

function useColumns(ofOneSale: boolean): readonly Column<Purchase>[] {
  const t = useTranslations('new-coins')
  const locale = useLocale()
  const { date, status } = useSharedColumns(t('records.date'))
  const sale: Column<Purchase> = {
    key: 'sale',
    title: t('records.sale'),
    minWidth: '120px',
    cell: ({ project, symbol }) => (
      <Link className="link" style={{ whiteSpace: 'normal' }} href={paths.newCoin(locale, symbol)}>
        {project}
      </Link>
    ),
  }
  return [
    // The first column has the button that opens a row, and is shown at every width.
    ...(ofOneSale ? [] : [sale]),
    {
      key: 'number',
      title: t('records.number'),
      optional: !ofOneSale,
      cell: ({ number }) => <span className="num">{number}</span>,
    },
    date,
    { key: 'count', title: t('units'), align: 'end', cell: ({ count }) => <Num value={count} /> },
    {
      key: 'amount',
      title: t('cost'),
      align: 'end',
      optional: true,
      cell: ({ amount, currency }) => <Num value={trimmed(amount)} unit={currency} full />,
    },
    {
      key: 'locked',
      title: t('records.locked'),
      align: 'end',
      optional: true,
      cell: ({ locked, unlocks }) => (unlocks.length === 0 ? '--' : <Num value={locked} />),
    },
    status,
  ]
}

const More = ({ row: r }: { row: Purchase }) => {
  const t = useTranslations('new-coins')
  const shared = useTranslations('subscriptions')
  const money = (value: string | null) =>
    value === null ? '--' : <Num value={trimmed(value)} unit={r.currency} full />
  return (
    <SubscriptionDetails
      of={r}
      items={[
        { term: t('records.number'), value: r.number },
        { term: t('records.date'), value: stampText(r.date) },
        { term: t('records.price'), value: money(r.price) },
        { term: t('cost'), value: money(r.amount) },
        { term: t('feePlain'), value: money(r.fee) },
        { term: shared('records.allotted'), value: <Num value={r.allotted ?? undefined} /> },
        { term: shared('records.paid'), value: money(r.paid) },
        { term: shared('records.paidFee'), value: money(r.paidFee) },
        { term: shared('records.refunded'), value: money(r.refunded) },
      ]}
    >
      <Timetable of={r} />
    </SubscriptionDetails>
  )
}

const Timetable = ({ of: { unlocks, symbol } }: { of: Purchase }) => {
  const t = useTranslations('new-coins')
  if (unlocks.length === 0) return null
  return (
    <div>
      <h2 className="h5">{t('records.timetable')}</h2>
      <Details
        tight
        items={unlocks.map(({ at, amount, free }) => ({
          term: stampText(at),
          value: <Num value={amount} unit={symbol} />,
          note: t(free ? 'records.free' : 'records.lockedUntilThen'),
        }))}
      />
    </div>
  )
}

const more = (row: Purchase) => <More row={row} />
