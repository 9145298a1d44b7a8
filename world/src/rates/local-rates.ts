import Fastify from 'fastify'
import { pricesAt } from './drift.ts'

export type LocalRates = { readonly url: string; readonly stop: () => Promise<void> }

/** A source of rates for the local world: what RATES_URL points to. */
export async function startLocalRates({ now, port }: { now: () => Date; port: number }): Promise<LocalRates> {
  const app = Fastify()
  app.get('/rates', () => ({ source: 'Local world', asOf: now().toISOString(), prices: pricesAt(now()) }))
  const address = await app.listen({ port, host: '127.0.0.1' })
  return { url: `${address}/rates`, stop: () => app.close() }
}
