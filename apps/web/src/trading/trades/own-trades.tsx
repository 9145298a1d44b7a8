import { ButtonLink } from '@tessera/ui/button.tsx'
import { Num } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { trimmed } from '#parts/money-text.ts'
import { paths } from '#parts/paths.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { RecordTable } from '#parts/record-table.tsx'
import { type OwnTrade, ownTrades } from './trades.queries.ts'

/** The customer's own trades of all pairs, newest first. */
export function OwnTrades({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const t = useTranslations('trades')
  const locale = useLocale()
  const trade = (
    <ButtonLink kind="secondary" size="sm" href={paths.trade(locale)}>
      {t('own.trade')}
    </ButtonLink>
  )
  return (
    <RecordTable
      density="compact"
      label={t('own.title')}
      answer={useQuery(ownTrades(page))}
      page={page}
      onPage={onPage}
      columns={useColumns()}
      rowId={({ id }) => id}
      empty={{ title: t('own.none'), text: t('own.noneText'), action: trade }}
      failed={t('own.failed')}
    />
  )
}

function useColumns(): readonly Column<OwnTrade>[] {
  const t = useTranslations('trades')
  const locale = useLocale()
  return [
    { key: 'time', title: t('time'), cell: ({ at }) => <time className="t2">{stampText(at)}</time> },
    {
      key: 'pair',
      title: t('own.pair'),
      cell: ({ symbol }) => (
        <Link className="link" href={paths.trade(locale, symbol)}>
          {symbol.replace('-', '/')}
        </Link>
      ),
    },
    {
      key: 'side',
      title: t('own.side'),
      cell: ({ side }) => <span className={side === 'buy' ? 'up' : 'down'}>{t(`sides.${side}`)}</span>,
    },
    { key: 'price', title: t('own.price'), align: 'end', cell: ({ price }) => <Num value={trimmed(price)} /> },
    {
      key: 'quantity',
      title: t('quantity'),
      align: 'end',
      cell: ({ quantity }) => <Num value={trimmed(quantity)} />,
    },
    {
      key: 'value',
      title: t('own.value'),
      align: 'end',
      cell: ({ value, valueCoin }) => <Num value={trimmed(value)} unit={valueCoin} />,
    },
    {
      key: 'fee',
      title: t('own.fee'),
      align: 'end',
      optional: true,
      cell: ({ fee, feeCoin }) => <Num value={trimmed(fee)} unit={feeCoin} />,
    },
    {
      key: 'liquidity',
      title: t('own.liquidity'),
      optional: true,
      cell: ({ liquidity }) => t(`own.${liquidity}`),
    },
  ]
}
