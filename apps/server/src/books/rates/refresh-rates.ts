import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { type Agreed, heldBack, type HeldReason, isWithin, type Quote } from '@tessera/domain/books/rates/agree.ts'
import { crossPrice, USD } from '@tessera/domain/books/rates/rate.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { agreedPrices, dropHeld, type HeldRow, listHeld, lockRates, saveHeld, widenRanges } from './held-rates.sql.ts'
import { type CoinKind, listCoins, type NewRate, saveRates } from './rates.sql.ts'
import { type RateRules, rateRules } from './rate-rules.ts'
import { current, feedsOf, readFeeds, type FeedPrices } from './read-feed.ts'

/**
 * Reads the rate sources. A price that is within the steps from the last agreed one becomes the agreed price. Any other
 * is held back until it is within them again or two people accept it (decision 0061). A coin without a price keeps its
 * rate, which becomes stale.
 */
export async function refreshRates(deps: Pick<Deps, 'config' | 'inTx' | 'log'>): Promise<void> {
  const feeds = feedsOf(deps.config)
  if (feeds.length === 0) return
  const read = await readFeeds(deps, feeds)
  await deps.inTx('job:rates')(async (tx) => {
    const feedPrices = current(read, tx.now)
    if (feedPrices.length === 0) return ok(undefined)
    await lockRates(tx)
    await settle(deps, tx, feedPrices)
    return ok(undefined)
  })
}

type Judged = { readonly coin: string; readonly reason: HeldReason | undefined; readonly quotes: readonly Quote[] }

async function settle(deps: Pick<Deps, 'config' | 'log'>, tx: Tx, feedPrices: readonly FeedPrices[]): Promise<void> {
  const [coins, agreed] = [withDollar(await listCoins(tx)), await agreedPrices(tx)]
  const rules = await rateRules(tx)
  const sources = feedsOf(deps.config).length
  const judged = coins.flatMap(({ code }) => judge({ rules, sources, now: tx.now }, code, feedPrices, agreed.get(code)))
  await hold(deps, tx, { feedPrices, judged, rules })
  const priceByCoin = new Map(
    judged.flatMap(({ coin, reason, quotes: [first] }) =>
      reason === undefined && first ? [[coin, first.price] as const] : [],
    ),
  )
  await agree(rules, tx, { coins, priceByCoin, feedPrices })
}

/** The facts for judging the prices of coins. */
type Judge = { readonly rules: RateRules; readonly sources: number; readonly now: Date }
function judge(
  { rules, sources, now }: Judge,
  coin: string,
  feedPrices: readonly FeedPrices[],
  agreed: Agreed | undefined,
): Judged[] {
  const quotes = feedPrices.flatMap(({ feed, prices }) => {
    const price = prices.get(coin)
    return price === undefined ? [] : [{ feed, price }]
  })
  if (quotes.length === 0) return []
  const steps = { first: rules.steps, second: rules.steps }
  const { tolerancePpm } = rules
  const reason = coin === USD ? undefined : heldBack({ coin, quotes, sources, tolerancePpm, agreed, steps, now })
  return [{ coin, reason, quotes }]
}

/**
 * Rates are agreed in US dollars, and dollar coins count at the dollar's price. So the dollar needs rates even if it is
 * not listed.
 */
const withDollar = (coins: readonly CoinKind[]): readonly CoinKind[] =>
  coins.some(({ code }) => code === USD) ? coins : [...coins, { code: USD, kind: 'fiat' }]

type Held = {
  readonly feedPrices: readonly FeedPrices[]
  readonly judged: readonly Judged[]
  readonly rules: RateRules
}

/** Stores prices that are held back. Drops stored ones whose coin is agreed again, or whose source reports none. */
async function hold({ log }: Pick<Deps, 'log'>, tx: Tx, { feedPrices, judged, rules }: Held): Promise<void> {
  const before = await listHeld(tx)
  await dropHeld(
    tx,
    judged.flatMap(({ coin, reason }) => (reason === undefined ? [coin] : [])),
  )
  for (const { coin, reason, quotes } of judged) {
    if (reason === undefined) continue
    for (const { feed, price } of quotes) {
      const source = feedPrices.find((each) => each.feed === feed)
      if (source === undefined) continue
      const saved = before.find((each) => each.coin === coin && each.feed === feed)
      if (saved === undefined)
        log.warn({ rates: 'held back', coin, feed, reason }, 'a rate was held back for two people to decide')
      const row = { coin, feed, price, latest: price, reason, source: source.source, as_of: source.asOf, since: tx.now }
      await saveHeld(tx, sameLevel(saved, row, rules.tolerancePpm) ? { ...row, ...levelOf(saved) } : row)
    }
  }
}

/** True while a source stays near the price that was held back first, about which people decide. */
const sameLevel = (saved: HeldRow | undefined, { latest, reason }: HeldRow, ppm: number): saved is HeldRow =>
  saved !== undefined && saved.reason === reason && isWithin(saved.price, latest, ppm)
const levelOf = ({ price, since }: HeldRow): Pick<HeldRow, 'price' | 'since'> => ({ price, since })

type AgreedRates = {
  readonly coins: readonly CoinKind[]
  /** Agreed prices in US dollars. */
  readonly priceByCoin: ReadonlyMap<string, Amount>
  readonly feedPrices: readonly FeedPrices[]
}

/** Stores the rate of each agreed coin in each agreed fiat currency, as of the oldest table used. */
async function agree(rules: RateRules, tx: Tx, { coins, priceByCoin, feedPrices }: AgreedRates): Promise<void> {
  const [first] = feedPrices
  if (first === undefined || priceByCoin.size === 0) return
  const fiats = coins.flatMap(({ code, kind }) => (kind === 'fiat' ? [code] : []))
  const asOf = feedPrices.reduce((oldest, each) => (each.asOf < oldest ? each.asOf : oldest), first.asOf)
  await saveRates(tx, crossRates(priceByCoin, fiats), asOf, first.source)
  await widenRanges(tx, priceByCoin, longest(rules))
}

const longest = ({ steps }: RateRules): number => Math.max(...steps.map(({ seconds }) => seconds))

/** Returns the rate of each coin in each of the fiat currencies, if both have a price. */
export function crossRates(prices: ReadonlyMap<string, Amount>, fiats: readonly string[]): NewRate[] {
  return fiats.flatMap((fiat) => {
    const base = prices.get(fiat)
    if (base === undefined) return []
    return [...prices].flatMap(([coin, own]) => {
      const price = crossPrice(own, base)
      return price === undefined ? [] : [{ coin, fiat, price }]
    })
  })
}
