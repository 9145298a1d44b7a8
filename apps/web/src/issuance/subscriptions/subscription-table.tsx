import { Copyable } from '@tessera/ui/copyable.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Num } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import type { ComponentProps } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { deadlineText, stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { RecordTable } from '#parts/record-table.tsx'
import { AllotmentResult } from './allotment-result.tsx'
import { SubscriptionDetails, useSharedColumns } from './subscription-details.tsx'
import type { Subscription } from './subscriptions.queries.ts'

type SubscriptionTableProps = Pick<ComponentProps<typeof RecordTable<Subscription>>, 'answer' | 'page' | 'onPage'> & {
  /** True if the list shows only subscriptions of one status. */
  isFiltered: boolean
}

export function SubscriptionTable({ isFiltered, ...p }: SubscriptionTableProps) {
  const t = useTranslations('subscriptions')
  const locale = useLocale()
  const browse = (
    <ButtonLink kind="secondary" size="sm" href={paths.investments(locale)}>
      {t('records.browse')}
    </ButtonLink>
  )
  return (
    <RecordTable
      {...p}
      label={t('records.title')}
      density="compact"
      columns={useColumns()}
      rowId={({ id }) => id}
      rowLabel={({ number }) => number}
      subRow={more}
      empty={
        isFiltered
          ? { title: t('records.noneFits'), text: t('records.noneFitsText') }
          : { title: t('records.none'), text: t('records.noneText'), action: browse }
      }
      failed={t('records.failed')}
    />
  )
}

function useColumns(): readonly Column<Subscription>[] {
  const t = useTranslations('subscriptions')
  const locale = useLocale()
  const { date, status } = useSharedColumns(t('records.date'))
  return [
    {
      key: 'id',
      title: t('records.id'),
      optional: true,
      cell: ({ number }) => (
        <Copyable text={number} label={t('records.copyNumber')}>
          <span className="num">{number}</span>
        </Copyable>
      ),
    },
    date,
    {
      key: 'project',
      title: t('records.project'),
      minWidth: '120px',
      cell: ({ project, symbol, type }) => (
        <Link
          className="link"
          style={{ whiteSpace: 'normal' }}
          href={paths.offer(locale, symbol, type === 'token_sale')}
        >
          {project}
        </Link>
      ),
    },
    { key: 'count', title: t('records.count'), align: 'end', cell: ({ count }) => <Num value={count} /> },
    {
      key: 'price',
      title: t('records.price'),
      align: 'end',
      optional: true,
      cell: ({ price, currency }) => <Num value={price} unit={currency} />,
    },
    {
      key: 'amount',
      title: t('records.amount'),
      align: 'end',
      optional: true,
      cell: ({ amount, currency }) => <Num value={amount} unit={currency} />,
    },
    {
      key: 'fee',
      title: t('records.fee'),
      align: 'end',
      optional: true,
      cell: ({ fee, currency }) => <Num value={fee} unit={currency} />,
    },
    status,
  ]
}

const More = ({ row: r }: { row: Subscription }) => {
  const t = useTranslations('subscriptions')
  const money = (value: string | null) => (value === null ? '--' : <Num value={value} unit={r.currency} />)
  return (
    <SubscriptionDetails
      of={r}
      items={[
        { term: t('records.id'), value: <Copyable text={r.number} label={t('records.copyNumber')} /> },
        { term: t('records.date'), value: stampText(r.date) },
        { term: t('records.amount'), value: money(r.amount) },
        { term: t('records.fee'), value: money(r.fee) },
        { term: t('records.allotted'), value: <Num value={r.allotted ?? undefined} /> },
        { term: t('records.paid'), value: money(r.paid) },
        { term: t('records.paidFee'), value: money(r.paidFee) },
        ...(r.allotted === null ? [] : [{ term: t('records.pseudonym'), value: r.pseudonym }]),
        ...(r.certificate === null ? [] : [{ term: t('records.certificate'), value: r.certificate }]),
        { term: t('records.refunded'), value: money(r.refunded) },
        { term: t('records.closes'), value: deadlineText(r.closesAt) },
      ]}
    >
      {r.allotted !== null && <AllotmentResult symbol={r.symbol} own={[r.pseudonym]} />}
    </SubscriptionDetails>
  )
}

const more = (row: Subscription) => <More row={row} />
