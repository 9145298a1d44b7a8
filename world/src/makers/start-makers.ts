import { setTimeout as pause } from 'node:timers/promises'
import type { Outbox } from '../mail/outbox.ts'
import { type Api, openApi, type Session } from '../people/api.ts'
import { signIn } from '../people/sign-in.ts'
import { investors, PASSWORD } from '../stories/cast.ts'
import { seededRandom } from './random.ts'
import { makeMarket, takeMarket } from './market-maker.ts'

const RETRY_MS = 5_000
const venues = [
  { symbol: 'AURB-tUSD', style: { halfSpread: 1, levels: 14, lots: 320 }, seed: 101 },
  { symbol: 'HCCL-tUSD', style: { halfSpread: 1, levels: 12, lots: 4_000 }, seed: 102 },
] as const

/** Starts the story's professionals: one quotes both pairs, the other takes from time to time. */
export function startMakers(address: string, outbox: Outbox): { readonly stop: () => Promise<void> } {
  const stop = new AbortController()
  const quote = (api: Api) =>
    venues.map(({ symbol, style, seed }) =>
      makeMarket({ api, symbol, style, roll: seededRandom(seed), everyMs: 3_000 }, stop.signal),
    )
  const take = (api: Api) =>
    venues.map(({ symbol, style, seed }) =>
      takeMarket({ api, symbol, style, roll: seededRandom(seed + 1_000), everyMs: 4_000 }, stop.signal),
    )
  const running = [
    keepRunning(address, outbox, investors.meridian.email, quote, stop.signal),
    keepRunning(address, outbox, investors.straits.email, take, stop.signal),
  ]
  return {
    stop: async () => {
      stop.abort()
      await Promise.all(running)
    },
  }
}

/** Logs in through the API, works until something fails (session ends, server restarts), and starts over. */
async function keepRunning(
  address: string,
  outbox: Outbox,
  email: string,
  work: (api: Api) => readonly Promise<void>[],
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const session: Session = { token: undefined }
    const api = openApi(address, session, email)
    try {
      await signIn(api, session, outbox, email, PASSWORD)
      await Promise.all(work(api))
    } catch (error) {
      if (!signal.aborted) console.warn(`${email} paused trading after an error: ${String(error)}`)
    }
    await pause(RETRY_MS, undefined, { signal }).catch(() => undefined)
  }
}
