import { ApiError, type ClientInfo } from '@tessera/contract/platform/http/client.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { markets } from '@tessera/contract/trading/markets/markets.ts'
import { vi } from 'vitest'
import { Live } from './live.ts'

/** The responses of the fake server by the last part of a path; others are NOT_FOUND. */
export type Answers = Readonly<Record<string, unknown>>
export type Call = {
  readonly path: string
  readonly headers: Headers
  /** The body without the fields that every body has. */
  readonly body: string
  readonly info: ClientInfo
}

const envelope = {
  data: null,
  traceId: 't',
  get serverTime(): string {
    return new Date(Date.now() + clock.aheadMs).toISOString()
  },
}
/** The clock of the fake server, by how much it is ahead of the device's. */
export const clock = { aheadMs: 0 }
const answer = (code: string, data: unknown): Response => Response.json({ ...envelope, code, message: code, data })
const refusalOf = ({ code, message, field }: ApiError) => ({ code, message, field })

function sentIn(body: unknown): Pick<Call, 'body' | 'info'> {
  if (typeof body !== 'string') return { body: '', info: {} }
  const sent: ClientInfo = JSON.parse(body)
  const { uaTime, securityInfo, ...rest } = sent
  const info = { ...(uaTime !== undefined && { uaTime }), ...(securityInfo !== undefined && { securityInfo }) }
  return { body: JSON.stringify(rest), info }
}

/**
 * Replaces fetch with a fake server. An `Error` as a response means that none arrived; a string is a refusal's code, a
 * refusal object is complete.
 */
export function serve(answers: Answers): Call[] {
  const calls: Call[] = []
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin)
    const response = answers[url.pathname.slice(1)]
    calls.push({
      path: url.pathname.slice(1) + url.search,
      headers: new Headers(init?.headers),
      ...sentIn(init?.body),
    })
    if (response instanceof ApiError) return Promise.resolve(Response.json({ ...envelope, ...refusalOf(response) }))
    if (response instanceof Error) return Promise.reject(response)
    return Promise.resolve(
      typeof response === 'string'
        ? answer(response, null)
        : response === undefined
          ? answer('NOT_FOUND', null)
          : answer('SUCCESS', response),
    )
  }
  return calls
}

/** The key with which passwords are encrypted. */
export async function makeFieldKey(): Promise<object> {
  const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', publicKey)
  return { kid: 'of the test', kty, crv, x, y, at: '2026-11-20T00:00:00.000Z' }
}

/** Holds back responses for a path until the returned function is called. */
export function holdBack(path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  const quick = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const reply = await quick(input, init)
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin)
    if (pathname.slice(1) === path) await promise
    return reply
  }
  return resolve
}

/** Responses that leave the outcome unclear, each with its code. */
export const unclearAnswers = [
  ['TRADING_PAUSED', 'TRADING_PAUSED'],
  ['SERVER_BUSY', 'SERVER_BUSY'],
  ['INTERNAL', 'INTERNAL'],
  ['NETWORK', new Error('gone')],
] as const

/** A live connection that never sends a message. */
export const silent = new Live({
  connect: () => ({ send: () => undefined, close: () => undefined }),
  token: () => undefined,
  sessionOver: () => undefined,
  now: () => 0,
  setTimer: () => () => undefined,
  isHidden: () => false,
  spread: () => 0,
})

/** Advances the fake clock for rendered components, whose timers start after the first paint. */
export async function passTime(ms: number): Promise<void> {
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  vi.advanceTimersByTime(ms)
}

type Pair = ReplyOf<typeof markets.list>['rows'][number]

/** A traded pair; `about` overrides its fields. */
export const aPair = (about: Partial<Pair> = {}): Pair => ({
  symbol: 'AURB-tUSD',
  base: 'AURB',
  quote: 'tUSD',
  name: { en_US: 'Aurum', zh_CN: '金' },
  state: 'open',
  tick: '0.01',
  lot: '1',
  pricePrecision: 2,
  quantityPrecision: 0,
  basePrecision: 0,
  quotePrecision: 6,
  minValue: '10',
  maxValue: '1000000',
  bandPpm: 100_000,
  makerFeePpm: 1000,
  takerFeePpm: 1500,
  reference: '12.50',
  referenceSource: 'operators',
  movedBy: 'staff',
  hours: null,
  listedAt: '2026-01-01T00:00:00.000Z',
  delistsAt: null,
  last: '12.50',
  change: null,
  changePpm: null,
  high: null,
  low: null,
  volume: '0',
  turnover: '0',
  ...about,
})
