import type { Amount } from '@tessera/domain/books/money/amount.ts'
import type { Feed } from '@tessera/domain/books/rates/agree.ts'
import { crossPrice, isStale, parsePrice, USD } from '@tessera/domain/books/rates/rate.ts'
import { z } from 'zod'
import { boundedJson } from '#platform/http/bounded-answer.ts'
import type { Config } from '#platform/config/config.ts'
import type { Deps } from '#platform/http/deps.ts'

const WAIT_MS = 5_000

/** The response of a rate source: the price of each coin in one currency, all of the same moment. */
const RateTable = z.object({
  source: z.string().min(1).max(80),
  asOf: z.iso.datetime(),
  prices: z.record(z.string(), z.string()),
})

export type SetFeed = { readonly feed: Feed; readonly url: string }
/** One source's prices in US dollars. */
export type FeedPrices = {
  readonly feed: Feed
  readonly source: string
  readonly asOf: Date
  readonly prices: ReadonlyMap<string, Amount>
}

/** Returns the configured sources, in their order. */
export const feedsOf = (config: Config): readonly SetFeed[] => [
  ...(config.RATES_URL === undefined ? [] : [{ feed: 'first' as const, url: config.RATES_URL }]),
  ...(config.RATES_SECOND_URL === undefined ? [] : [{ feed: 'second' as const, url: config.RATES_SECOND_URL }]),
]

/** Reads every source. A failed source is logged and left out; throws if all fail. */
export async function readFeeds(deps: Pick<Deps, 'log'>, feeds: readonly SetFeed[]): Promise<FeedPrices[]> {
  const read = await Promise.allSettled(feeds.map((each) => readFeed(deps, each)))
  for (const each of read)
    if (each.status === 'rejected')
      deps.log.warn({ err: each.reason, rates: 'source failed' }, 'a source of rates could not be read')
  const reported = read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  if (reported.length === 0) throw new Error('no source of rates answered')
  return reported
}

async function readFeed(deps: Pick<Deps, 'log'>, { feed, url }: SetFeed): Promise<FeedPrices> {
  const response = await fetch(url, { signal: AbortSignal.timeout(WAIT_MS) })
  if (!response.ok) throw new Error(`the ${feed} source of rates answered ${response.status}`)
  const table = RateTable.parse(await boundedJson(response))
  const unread = Object.keys(table.prices).filter((coin) => parsePrice(table.prices[coin] ?? '') === undefined)
  if (unread.length > 0)
    deps.log.warn({ rates: 'no price', feed, coins: unread }, 'a source of rates has no price of these coins')
  const prices = inDollars(table.prices)
  if (prices.size === 0) throw new Error(`the ${feed} source of rates has no price of ${USD}`)
  return { feed, source: table.source, asOf: new Date(table.asOf), prices }
}

/** Returns prices in US dollars, whatever the currency of the table; empty if the table has no price of a US dollar. */
export function inDollars(prices: Readonly<Record<string, string>>): ReadonlyMap<string, Amount> {
  const dollar = parsePrice(prices[USD] ?? '')
  if (dollar === undefined) return new Map()
  return new Map(
    Object.entries(prices).flatMap(([coin, text]) => {
      const own = parsePrice(text)
      const price = own === undefined ? undefined : crossPrice(own, dollar)
      return price === undefined ? [] : [[coin, price] as const]
    }),
  )
}

/**
 * Leaves out sources with an old table. A table from the future counts as current time, because its rates would
 * otherwise never become stale.
 */
export const current = (reported: readonly FeedPrices[], now: Date): FeedPrices[] =>
  reported
    .filter(({ asOf }) => !isStale(asOf, now))
    .map((each) => ({ ...each, asOf: each.asOf > now ? now : each.asOf }))
