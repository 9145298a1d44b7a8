import { LongTable } from '@tessera/ui/long-table.tsx'
import { Num } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { type Amount, formatAmount, minus, parseAmount, shareOf } from '@tessera/domain/books/money/amount.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { trimmed } from '#parts/money-text.ts'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { Market } from '#trading/markets/markets.queries.ts'
import { heldOf } from './position.tsx'
import type { Balance, UserStore } from './user-store.ts'

type Row = {
  readonly coin: string
  /** The pair of the coin; a coin that is only a quote currency has none. */
  readonly pair: Market | undefined
  readonly total: string
  readonly available: string
  readonly held: string
  readonly price: string | null
  readonly worth: string | undefined
}

const text = (of: Amount, scale: number): string => trimmed(formatAmount(of, scale))

function rowOf(balance: Balance, markets: readonly Market[]): Row[] {
  const { coin } = balance
  const pair = markets.find(({ base }) => base === coin)
  const scale = pair?.basePrecision ?? markets.find(({ quote }) => quote === coin)?.quotePrecision
  if (scale === undefined) return []
  const position = heldOf(balance, scale)
  if (position === undefined || position.total === 0n) return []
  const price = pair?.reference ?? null
  const unitPrice = pair && price !== null ? parseAmount(price, pair.quotePrecision) : undefined
  return [
    {
      coin,
      pair,
      total: text(position.total, scale),
      available: text(minus(position.total, position.held), scale),
      held: text(position.held, scale),
      price,
      worth: pair && unitPrice && text(shareOf(unitPrice, position.total, 10n ** BigInt(scale)), pair.quotePrecision),
    },
  ]
}

type TradeHoldingsProps = { markets: readonly Market[]; user: UserStore }

/** The holdings of the spot account, the part that is in orders, and their value at the reference price. */
export function TradeHoldings({ markets, user }: TradeHoldingsProps) {
  const t = useTranslations('orders')
  const userState = useSyncExternalStore(user.subscribe, user.get)
  const columns = useColumns()
  const rows = [...(userState?.balances.values() ?? [])]
    .flatMap((balance) => rowOf(balance, markets))
    .toSorted((a, b) => (a.coin < b.coin ? -1 : 1))
  return (
    <LongTable
      bare
      density="compact"
      label={t('tabs.holdings')}
      columns={columns}
      rows={rows}
      rowId={({ coin }) => coin}
      loading={userState === undefined}
      empty={{ title: t('holdings.none'), text: t('holdings.noneText') }}
    />
  )
}

function useColumns(): readonly Column<Row>[] {
  const t = useTranslations('orders')
  const locale = useLocale()
  return useMemo(() => {
    const number = (key: 'total' | 'available' | 'held', optional = false): Column<Row> => ({
      key,
      title: t(`holdings.${key}`),
      align: 'end',
      optional,
      cell: (row) => <Num value={row[key]} />,
    })
    return [
      {
        key: 'coin',
        title: t('holdings.coin'),
        pinnedStart: true,
        cell: ({ coin, pair }) =>
          pair === undefined ? (
            <b>{coin}</b>
          ) : (
            <Link className="link" href={paths.trade(locale, pair.symbol)}>
              {coin}
            </Link>
          ),
      },
      number('total'),
      number('available', true),
      number('held', true),
      {
        key: 'price',
        title: t('holdings.price'),
        align: 'end',
        cell: ({ price, pair }) => <Num value={price ?? undefined} {...(pair && { unit: pair.quote })} />,
      },
      {
        key: 'worth',
        title: t('holdings.worth'),
        align: 'end',
        cell: ({ worth, pair }) => <Num value={worth} {...(pair && { unit: pair.quote })} />,
      },
    ]
  }, [t, locale])
}
