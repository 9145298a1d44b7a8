import { type MarketTerms, priceText, quantityText } from '@tessera/domain/trading/markets/market.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { MAX_OPEN_ORDERS } from '@tessera/domain/trading/orders/status.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { notTogether, statusDiffers } from './errors.ts'
import { orderTypes, SELF_TRADE } from './order-types.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Source } from '#platform/database/rows.ts'
import type { TradingCore } from '#trading/trading/core.ts'
import { type MarketRow, readMarkets } from '#trading/trading/markets.sql.ts'
import { marketUnknown } from '@tessera/domain/trading/markets/refusals.ts'

/** `AURB-tUSD` becomes AURBTUSD. */
export const binanceSymbol = ({ base, quote }: Pick<MarketTerms, 'base' | 'quote'>): string =>
  `${base}${quote}`.toUpperCase()

/** Pairs by Binance's spelling. If two have the same spelling, only the first is found. */
export async function marketsBySymbol(source: Source): Promise<Map<string, MarketRow>> {
  const found = new Map<string, MarketRow>()
  for (const market of await readMarkets(source)) {
    const symbol = binanceSymbol(market.terms)
    if (!found.has(symbol)) found.set(symbol, market)
  }
  return found
}

export async function findMarket(
  source: Source,
  symbol: string,
  symbolStatus?: SymbolStatus,
): Promise<Outcome<MarketRow, 'MARKET_UNKNOWN'>> {
  const market = (await marketsBySymbol(source)).get(symbol)
  if (market === undefined) return marketUnknown
  if (!hasStatus(market, symbolStatus)) throw statusDiffers()
  return ok(market)
}

export type Chosen = {
  readonly symbol?: string | undefined
  readonly symbols?: readonly string[] | undefined
  readonly symbolStatus?: SymbolStatus | undefined
}

/**
 * Returns the requested pairs, or all. Refuses if one of them is not listed. Of several, those with another status are
 * left out.
 */
export async function chosenMarkets(
  source: Source,
  { symbol, symbols, symbolStatus }: Chosen,
): Promise<Outcome<MarketRow[], 'MARKET_UNKNOWN'>> {
  if (symbol !== undefined && symbols !== undefined) throw notTogether()
  const all = await marketsBySymbol(source)
  const wanted = symbol === undefined ? symbols : [symbol]
  const found = wanted?.flatMap((each) => all.get(each) ?? []) ?? [...all.values()]
  if (wanted !== undefined && found.length < wanted.length) return marketUnknown
  const matching = found.filter((market) => hasStatus(market, symbolStatus))
  if (symbol !== undefined && matching.length === 0) throw statusDiffers()
  return ok(matching)
}

/** The dependencies for reading the markets. */
export type Reads = { readonly db: Deps['db']; readonly trading: TradingCore }

/** Returns `view` of the requested pair. */
export async function ofMarket(
  db: Deps['db'],
  wanted: string,
  view: (market: MarketRow) => Promise<unknown>,
): Promise<Outcome<unknown>> {
  const market = await findMarket({ db }, wanted)
  return market.ok ? ok(await view(market.value)) : market
}

const MILLION = 1_000_000
/** The largest safe integer, because the filter requires a maximum. */
const max = Number.MAX_SAFE_INTEGER

/**
 * Our rules for orders as Binance's filters. A sale of a whole holding may be below `minNotional`, which no filter can
 * say (decision 0191).
 */
export const filtersOf = (terms: MarketTerms): object[] => [
  {
    filterType: 'PRICE_FILTER',
    minPrice: priceText(terms, terms.priceTicks),
    maxPrice: priceText(terms, max),
    tickSize: priceText(terms, terms.priceTicks),
  },
  {
    filterType: 'LOT_SIZE',
    minQty: quantityText(terms, terms.quantityLots),
    maxQty: quantityText(terms, max),
    stepSize: quantityText(terms, terms.quantityLots),
  },
  {
    filterType: 'PERCENT_PRICE_BY_SIDE',
    bidMultiplierUp: String((MILLION + terms.band) / MILLION),
    bidMultiplierDown: String((MILLION - terms.band) / MILLION),
    askMultiplierUp: String((MILLION + terms.band) / MILLION),
    askMultiplierDown: String((MILLION - terms.band) / MILLION),
    avgPriceMins: 0,
  },
  {
    filterType: 'NOTIONAL',
    minNotional: formatAmount(terms.minValue, terms.quoteScale),
    applyMinToMarket: true,
    maxNotional: formatAmount(terms.maxValue, terms.quoteScale),
    applyMaxToMarket: true,
    avgPriceMins: 0,
  },
  { filterType: 'MAX_NUM_ORDERS', maxNumOrders: MAX_OPEN_ORDERS },
  { filterType: 'MAX_NUM_ALGO_ORDERS', maxNumAlgoOrders: MAX_OPEN_ORDERS },
]

/**
 * Pair statuses. Only limit orders are accepted in an auction, and none in any state other than `TRADING`. In a break
 * orders can be cancelled.
 */
const statuses = {
  open: 'TRADING',
  auction: 'AUCTION_MATCH',
  cancel_only: 'BREAK',
  halted: 'HALT',
  closed: 'HALT',
} as const satisfies Record<MarketRow['status'], string>
type SymbolStatus = (typeof statuses)[MarketRow['status']]

const hasStatus = ({ status }: MarketRow, wanted: SymbolStatus | undefined): boolean =>
  wanted === undefined || statuses[status] === wanted

/** The permission that every pair here has. */
const PERMISSION = 'SPOT'
/** True if our pairs have one of these permissions. */
export const hasOurPermission = (permissions: readonly string[] | undefined): boolean =>
  permissions === undefined || permissions.includes(PERMISSION)

/** Returns a pair in the form of exchangeInfo. */
export const symbolInfo = ({ terms, status }: MarketRow, showPermissionSets = true): object => ({
  symbol: binanceSymbol(terms),
  status: statuses[status],
  baseAsset: terms.base,
  baseAssetPrecision: terms.baseScale,
  quoteAsset: terms.quote,
  quotePrecision: terms.quoteScale,
  quoteAssetPrecision: terms.quoteScale,
  baseCommissionPrecision: terms.baseScale,
  quoteCommissionPrecision: terms.quoteScale,
  orderTypes,
  icebergAllowed: false,
  ocoAllowed: false,
  otoAllowed: false,
  opoAllowed: false,
  quoteOrderQtyMarketAllowed: true,
  allowTrailingStop: false,
  cancelReplaceAllowed: true,
  amendAllowed: false,
  pegInstructionsAllowed: false,
  isSpotTradingAllowed: true,
  isMarginTradingAllowed: false,
  filters: filtersOf(terms),
  permissions: [],
  permissionSets: showPermissionSets ? [[PERMISSION]] : [],
  defaultSelfTradePreventionMode: SELF_TRADE,
  allowedSelfTradePreventionModes: [SELF_TRADE],
})
