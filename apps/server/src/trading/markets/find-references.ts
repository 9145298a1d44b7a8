import { PRICE_FIGURES } from '@tessera/domain/trading/markets/price-figures.ts'
import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'
import { DAY_MS, HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import {
  chooseReference,
  nearestTicks,
  type Reference,
  type ReferenceFigures,
} from '@tessera/domain/trading/markets/reference.ts'
import { type Amount, amount } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { isStale, RATE_SCALE } from '@tessera/domain/books/rates/rate.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'
import { ratesIn } from '#books/rates/rates.sql.ts'
import {
  computeDays,
  type ListedMarket,
  listMarkets,
  readDays,
  readNewestValuations,
  readRecentAuctions,
  readSetPrices,
  saveLeastValue,
  saveReference,
} from './references.sql.ts'

/**
 * Finds the reference price of each market (decision 0055) and stores those that changed. The trading core reads them
 * with its next batch.
 */
export async function findReferences({ inTx }: Pick<Deps, 'inTx'>): Promise<void> {
  await inTx('job:find_references')(async (tx) => {
    await computeDays(tx)
    const markets = await listMarkets(tx)
    const rates = await agreedRates(tx)
    const settings = await readSetting(tx, 'referencePrice')
    const min = new Map(
      [...new Set(markets.map(({ quote }) => quote))].map((quote) => [
        quote,
        minValueOf(markets, rates, quote, settings),
      ]),
    )
    for (const [quote, value] of min) await saveLeastValue(tx, quote, value)
    const { chosen, known } = await choose(tx, { markets, rates, figures: figuresOf(settings) }, min)
    for (const market of markets) {
      // A reference in a currency without a current rate does not change.
      if (market.price !== null && market.source !== 'operators' && !known.has(market.symbol)) continue
      const reference = chosen.get(market.symbol)
      const price = reference && BigInt(reference.ticks) * market.tick
      if ((price ?? null) === market.price && (reference?.source ?? null) === market.source) continue
      await saveReference(
        tx,
        market.symbol,
        reference && price !== undefined ? { price, source: reference.source } : undefined,
      )
    }
    return ok(undefined)
  })
}

type Rates = ReadonlyMap<string, Amount>
type Settings = Setting<'referencePrice'>

const figuresOf = ({ leastPairs, auctionHours, valuationDays, auctionMove }: Settings): ReferenceFigures => ({
  leastPairs,
  auctionAgeMs: auctionHours * HOUR_MS,
  valuationAgeMs: valuationDays * DAY_MS,
  auctionMovePpm: auctionMove,
})

/** Returns current prices in the currency of the figures. That currency itself has the price one. */
async function agreedRates(tx: Tx): Promise<Rates> {
  const rates = await ratesIn(tx, PRICE_FIGURES.fiat)
  const fresh = rates.filter((rate) => !isStale(rate.as_of, tx.now)).map(({ coin, price }) => [coin, price] as const)
  return new Map([...fresh, [PRICE_FIGURES.fiat, amount(10n ** BigInt(RATE_SCALE))]])
}

/** Returns the minimum value in minor units of `quote`, rounded up. */
function minValueOf(
  markets: readonly ListedMarket[],
  rates: Rates,
  quote: string,
  { leastValue: least }: Settings,
): bigint | undefined {
  const [rate, scale] = [rates.get(quote), markets.find((market) => market.quote === quote)?.quote_scale]
  if (rate === undefined || scale === undefined) return undefined
  const value = BigInt(least) * 10n ** BigInt(scale + RATE_SCALE)
  return (value + rate - 1n) / rate
}

type Given = { readonly markets: readonly ListedMarket[]; readonly rates: Rates; readonly figures: ReferenceFigures }
async function choose(
  tx: Tx,
  { markets, rates, figures }: Given,
  min: ReadonlyMap<string, bigint | undefined>,
): Promise<{ readonly chosen: ReadonlyMap<string, Reference | undefined>; readonly known: ReadonlySet<string> }> {
  const auctions = Map.groupBy(await readRecentAuctions(tx, figures.auctionAgeMs), ({ market }) => market)
  const days = Map.groupBy(await readDays(tx), ({ market }) => market)
  const valuations = new Map((await readNewestValuations(tx)).map((each) => [each.coin, each]))
  const set = Map.groupBy(await readSetPrices(tx, figures.auctionAgeMs), ({ market }) => market)
  const known = new Set<string>()
  const chosen = new Map(
    markets.map((market) => {
      const { symbol, tick, quote } = market
      const inTicks = (price: bigint): number => nearestTicks(price, tick)
      const valuation = valuations.get(market.base)
      const worth = valuation && inQuote(market, rates, valuation)
      if (min.get(quote) !== undefined && (valuation === undefined || worth !== undefined)) known.add(symbol)
      const reference = chooseReference({
        auctions: (auctions.get(symbol) ?? []).map(({ at, ticks, pairs, value, before }) => ({
          at,
          ticks: Number(ticks),
          pairs,
          value,
          before: before === null ? undefined : inTicks(before),
        })),
        days: (days.get(symbol) ?? []).map(({ price, value, pairs }) => ({ ticks: inTicks(price), value, pairs })),
        valuation: valuation && worth !== undefined ? { asOf: valuation.as_of, ticks: inTicks(worth) } : undefined,
        set: (set.get(symbol) ?? []).map(({ at, price }) => ({
          at,
          ticks: price === null ? undefined : inTicks(price),
        })),
        figures,
        leastValue: min.get(quote),
        now: tx.now,
      })
      return [symbol, reference]
    }),
  )
  return { chosen, known }
}

/** Returns a valuation in minor units of the market's quote coin; undefined without rates of both currencies. */
function inQuote(
  { quote, quote_scale: scale }: ListedMarket,
  rates: Rates,
  { price, currency, scale: own }: { readonly price: bigint; readonly currency: string; readonly scale: number },
): bigint | undefined {
  if (currency === quote) return price
  const [from, to] = [rates.get(currency), rates.get(quote)]
  return from === undefined || to === undefined
    ? undefined
    : (price * from * 10n ** BigInt(scale)) / (to * 10n ** BigInt(own))
}
