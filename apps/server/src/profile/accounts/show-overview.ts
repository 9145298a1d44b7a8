import type { Overview } from '@tessera/contract/profile/accounts/accounts.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { type Amount, formatAmount, minus, total } from '@tessera/domain/books/money/amount.ts'
import { tabOf } from '@tessera/domain/issuance/products/product.ts'
import { isStale, priceThrough, worthOf } from '@tessera/domain/books/rates/rate.ts'
import type { z } from 'zod'
import { priceText } from '#books/rates/price-text.ts'
import type { Fiat } from '#books/rates/rates.sql.ts'
import type { HoldingRow } from './holdings.sql.ts'

type OverviewReply = z.output<typeof Overview>
type Holding = OverviewReply['accounts'][number]['holdings'][number]
type Price = {
  readonly price: Amount
  readonly from: 'rate' | 'reference' | 'valuation'
  /** The time of the price. */
  readonly at: Date | null
  /** The time of the rate used for the conversion. */
  readonly rateAt: Date
  readonly source: string
}
const kinds = ['token', 'spot', 'fiat'] as const

/**
 * Returns the price of one unit in the fiat currency: from the rate table, otherwise the market's reference price,
 * otherwise the last valuation. Returns undefined if no rate converts it.
 */
function priceOf(row: HoldingRow): Price | undefined {
  if (row.rate !== null && row.rate_at !== null)
    return { price: row.rate, from: 'rate', at: row.rate_at, rateAt: row.rate_at, source: row.rate_source ?? '' }
  const { through_at: rateAt, through_source: source } = row
  if (rateAt === null || source === null) return undefined
  if (row.reference !== null && row.reference_rate !== null)
    return {
      price: priceThrough(row.reference, row.reference_scale, row.reference_rate),
      from: 'reference',
      at: row.reference_at,
      rateAt,
      source,
    }
  if (row.valued !== null && row.valued_rate !== null)
    return {
      price: priceThrough(row.valued, row.valued_scale, row.valued_rate),
      from: 'valuation',
      at: row.valued_at,
      rateAt,
      source,
    }
  return undefined
}

function classOf(row: HoldingRow): Holding['assetClass'] {
  if (row.coin_kind === 'fiat') return 'cash'
  if (row.coin_kind === 'crypto') return 'crypto'
  return (row.product_type === null ? undefined : tabOf(row.product_type)) ?? 'others'
}

/** A sub-account with its holdings. */
type Sub = { readonly id: string; readonly name: string; readonly holdings: readonly HoldingRow[] }

function valued(row: HoldingRow, fiat: Fiat): PricedHolding {
  const price = priceOf(row)
  return { row, price, worth: price && worthOf(row.posted, row.scale, price.price, fiat.scale) }
}
const worthOfAll = (all: readonly PricedHolding[]): Amount => total(all.flatMap(({ worth }) => worth ?? []))

/** Returns the value of the whole family: the main account and each sub-account. */
function familyView(
  own: readonly PricedHolding[],
  subs: readonly Sub[],
  fiat: Fiat,
): NonNullable<OverviewReply['family']> {
  const rows = subs.map(({ id, name, holdings }) => ({
    id,
    name,
    worth: worthOfAll(holdings.map((row) => valued(row, fiat))),
  }))
  return {
    total: formatAmount(total([worthOfAll(own), ...rows.map(({ worth }) => worth)]), fiat.scale),
    rows: rows.map(({ id, name, worth }) => ({ id, name, total: formatAmount(worth, fiat.scale) })),
  }
}

/** Returns the accounts with their values. An asset without a rate has no value and does not count in the total. */
export function overviewView(
  rows: readonly HoldingRow[],
  fiat: Fiat,
  now: Date,
  locale: Locale,
  subs: readonly Sub[] = [],
): OverviewReply {
  const priced = rows.map((row) => valued(row, fiat))
  const sum = (all: typeof priced): string => formatAmount(worthOfAll(all), fiat.scale)
  const oldest = priced
    .flatMap(({ price }) => price ?? [])
    .toSorted((a, b) => a.rateAt.getTime() - b.rateAt.getTime())[0]
  return {
    fiat: fiat.code,
    fiatDecimals: fiat.scale,
    total: sum(priced),
    accounts: kinds.map((kind) => {
      const own = priced.filter(({ row }) => row.kind === kind)
      return { kind, total: sum(own), holdings: own.map((each) => holdingView(each, fiat, locale)) }
    }),
    ratesAt: oldest?.rateAt.toISOString() ?? null,
    ratesSource: oldest?.source ?? null,
    stale: oldest === undefined || isStale(oldest.rateAt, now),
    family: subs.length === 0 ? null : familyView(priced, subs, fiat),
  }
}

type PricedHolding = { readonly row: HoldingRow; readonly price: Price | undefined; readonly worth: Amount | undefined }
const holdingView = ({ row, price, worth }: PricedHolding, fiat: Fiat, locale: Locale): Holding => ({
  coin: row.coin,
  name: locale === 'zh_CN' ? row.name_zh : row.name_en,
  assetClass: classOf(row),
  decimals: row.scale,
  available: formatAmount(minus(row.posted, row.held), row.scale),
  held: formatAmount(row.held, row.scale),
  total: formatAmount(row.posted, row.scale),
  price: price === undefined ? null : priceText(price.price),
  priceFrom: price?.from ?? null,
  priceAt: price?.at?.toISOString() ?? null,
  value: worth === undefined ? null : formatAmount(worth, fiat.scale),
  productSymbol: row.product_symbol,
  isNewCoin: row.product_type === 'token_sale',
})
