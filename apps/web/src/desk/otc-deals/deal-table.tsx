import { Status } from '@tessera/ui/badge.tsx'
import { Num } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { trimmed } from '#parts/money-text.ts'
import { paths } from '#parts/paths.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { RecordTable } from '#parts/record-table.tsx'
import { type Deal, type DealFilter, deals } from './otc-deals.queries.ts'
import s from './otc-deals.module.css'
import { priceText } from '#desk/otc-ads/price-text.ts'
import { toneOf } from './tone.ts'

type DealTableProps = { filter: DealFilter; onPage: (page: number) => void; toDesk: ReactNode }

/** The reader's deals on both sides, newest first. */
export function DealTable({ filter, onPage, toDesk }: DealTableProps) {
  const t = useTranslations('otc-deals')
  return (
    <RecordTable
      label={t('list.title')}
      answer={useQuery(deals(filter))}
      page={filter.page ?? 1}
      onPage={onPage}
      rowId={({ id }) => id}
      columns={useColumns()}
      empty={{
        title: t(filter.open === true ? 'list.noneOpen' : 'list.none'),
        text: t('list.noneText'),
        action: toDesk,
      }}
      failed={t('list.failed')}
    />
  )
}

function useColumns(): readonly Column<Deal>[] {
  const t = useTranslations('otc-deals')
  const locale = useLocale()
  return [
    {
      key: 'number',
      title: t('list.deal'),
      cell: ({ id, number, side, coin, status }) => (
        <div className={s['stack']}>
          <Link className="link num" href={paths.otcDeal(locale, id)}>
            {number}
          </Link>
          <span className={`xs ${side === 'buy' ? 'up' : 'down'}`}>{t(`list.${side}`, { coin })}</span>
          <span className={`sm ${s['onPhone']}`}>
            <Status tone={toneOf[status]}>{t(`statuses.${status}`)}</Status>
          </span>
        </div>
      ),
    },
    {
      key: 'time',
      title: t('list.time'),
      optional: true,
      cell: ({ time }) => <time className="t2">{stampText(time)}</time>,
    },
    { key: 'other', title: t('list.other'), optional: true, cell: ({ other }) => other.nickname },
    {
      key: 'amount',
      title: t('amount'),
      align: 'end',
      cell: ({ amount, coin, fiatAmount, fiat }) => (
        <div className={`${s['stack']} ${s['ends']}`}>
          <Num value={trimmed(amount)} unit={coin} />
          <span className="xs t3">
            <Num value={fiatAmount} unit={fiat} />
          </span>
        </div>
      ),
    },
    {
      key: 'price',
      title: t('price'),
      align: 'end',
      optional: true,
      cell: ({ price, fiat }) => <Num value={priceText(price)} unit={fiat} />,
    },
    {
      key: 'status',
      title: t('list.status'),
      optional: true,
      cell: ({ status }) => <Status tone={toneOf[status]}>{t(`statuses.${status}`)}</Status>,
    },
  ]
}
