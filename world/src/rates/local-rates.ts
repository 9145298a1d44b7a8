import { amount, formatAmount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { RATE_SCALE } from '@tessera/domain/books/rates/rate.ts'
import Fastify from 'fastify'
import { pricesAt } from './drift.ts'
import { type Jumps, readJumps } from './jumps.ts'

export type LocalRates = { readonly url: string; readonly stop: () => Promise<void> }
type Options = {
  readonly source: string
  /** The world's folder, with the file of price jumps. */
  readonly folder: string
  readonly now: () => Date
  readonly port: number
}

/** A rate source of the local world, for RATES_URL and RATES_SECOND_URL. */
export async function startLocalRates({ source, folder, now, port }: Options): Promise<LocalRates> {
  const app = Fastify()
  app.get('/rates', async () => ({
    source,
    asOf: now().toISOString(),
    prices: jumping(pricesAt(now()), await readJumps(folder)),
  }))
  const address = await app.listen({ port, host: '127.0.0.1' })
  return { url: `${address}/rates`, stop: () => app.close() }
}

const jumping = (prices: Readonly<Record<string, string>>, jumps: Jumps): Record<string, string> =>
  Object.fromEntries(Object.entries(prices).map(([coin, text]) => [coin, jumped(text, jumps[coin] ?? 1_000_000)]))

function jumped(text: string, ppm: number): string {
  const price = parseAmount(text, RATE_SCALE)
  return price === undefined ? text : formatAmount(amount((price * BigInt(ppm)) / 1_000_000n), RATE_SCALE)
}
