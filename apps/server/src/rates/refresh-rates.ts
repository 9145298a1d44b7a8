import { type Amount } from '@tessera/domain/money/amount.ts'
import { ok } from '@tessera/domain/outcome.ts'
import { crossPrice, parsePrice } from '@tessera/domain/rates/rate.ts'
import { z } from 'zod'
import { boundedJson } from '../platform/bounded-answer.ts'
import type { Deps } from '../platform/deps.ts'
import { listCoins, type NewRate, saveRates } from './rates.sql.ts'

const WAIT_MS = 5_000

/** What a source of rates answers: the price of each coin in one currency, all as of one moment. */
const RateTable = z.object({
  source: z.string().min(1).max(80),
  asOf: z.iso.datetime(),
  prices: z.record(z.string(), z.string()),
})
export type RateTable = z.output<typeof RateTable>

/** Reads RATES_URL and keeps each coin's price in each fiat currency. What is no price is left as it was, and grows old. */
export async function refreshRates(deps: Pick<Deps, 'config' | 'inTx' | 'log'>): Promise<void> {
  const url = deps.config.RATES_URL
  if (url === undefined) return
  const response = await fetch(url, { signal: AbortSignal.timeout(WAIT_MS) })
  if (!response.ok) throw new Error(`the source of rates answered ${response.status}`)
  const table = RateTable.parse(await boundedJson(response))
  await deps.inTx('job:rates')(async (tx) => {
    const asOf = new Date(table.asOf)
    // A source from the future would keep its rates fresh for ever.
    const at = asOf > tx.now ? tx.now : asOf
    const coins = await listCoins(tx)
    const fiats = coins.flatMap(({ code, kind }) => (kind === 'fiat' ? [code] : []))
    const unread = Object.keys(table.prices).filter((coin) => parsePrice(table.prices[coin] ?? '') === undefined)
    if (unread.length > 0) deps.log.warn({ rates: 'no price', coins: unread })
    await saveRates(
      tx,
      crossRates(
        table.prices,
        coins.map(({ code }) => code),
        fiats,
      ),
      at,
      table.source,
    )
    return ok(undefined)
  })
}

/** Each coin in each fiat, for all that the table prices. */
export function crossRates(
  prices: Readonly<Record<string, string>>,
  coins: readonly string[],
  fiats: readonly string[],
): NewRate[] {
  const priced = (code: string): Amount | undefined => parsePrice(prices[code] ?? '')
  return fiats.flatMap((fiat) => {
    const base = priced(fiat)
    if (base === undefined) return []
    return coins.flatMap((coin) => {
      const own = priced(coin)
      const price = own === undefined ? undefined : crossPrice(own, base)
      return price === undefined ? [] : [{ coin, fiat, price }]
    })
  })
}
