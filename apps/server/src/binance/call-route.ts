import { type ApiScope, mayUse } from '@tessera/domain/api-keys/key.ts'
import { MOST_WINDOW_MS, WINDOW_MS } from '@tessera/domain/api-keys/signing.ts'
import { ok, refuse } from '@tessera/domain/outcome.ts'
import { authenticateKey, authenticateSigned } from '../api-keys/authenticate-signed.ts'
import type { KeyReads } from '../api-keys/authenticate.sql.ts'
import type { Deps } from '../platform/deps.ts'
import { rateLimitBy, type Weigh } from '../platform/rate-limit.ts'
import { BinanceError, missing, refused, tooManyOrders, tooOften } from './errors.ts'
import { read, type Sent } from './params.ts'
import type { Caller, Route } from './route.ts'
import { countsOf, type Limited } from './weights.ts'

export type BinanceDoor = { readonly deps: Deps; readonly weigh: Weigh; readonly keys: KeyReads }

/** A call as it came, by HTTP or by a socket. */
export type Call = {
  readonly sent: Sent
  readonly apiKey: string | undefined
  /** What a signature of it is over. */
  readonly text: string
  readonly ip: string
  readonly userAgent: string
  /** Hears what stands on each limit that the call counts for, and how long to wait where one is reached. */
  readonly counted: (limit: Limited, used: number, waitSeconds: number | undefined) => void
}

/** Who calls is asked, then what it costs, then what was sent is read and done. */
export async function callRoute(door: BinanceDoor, route: Route, call: Call): Promise<unknown> {
  const name = `${route.method} ${route.path}`
  const admit = (who: string) => weighCall(door, countsOf(name, call.sent, route.places === true), who, call.counted)
  const caller = await callerOf(door, route, call, admit)
  if (route.sameAs !== undefined && caller !== undefined) await countSame(door, route.sameAs, caller)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the route's own schema reads
  const outcome = await route.handle(read(route.input, call.sent) as never, caller)
  if (!outcome.ok) throw refused(outcome)
  return outcome.value
}

async function callerOf(
  door: BinanceDoor,
  route: Route,
  call: Call,
  admit: (who: string) => Promise<void>,
): Promise<Caller | undefined> {
  if (route.needs === 'none') {
    await admit(`ip:${call.ip}`)
    return undefined
  }
  const { apiKey, ip } = call
  if (apiKey === undefined) throw new BinanceError(401, -2014, 'API-key format invalid.')
  if (route.needs === 'key') {
    const caller = callerFrom(await authenticateKey(door, { apiKey, ip }))
    await admit(caller.actor)
    return caller
  }
  // Clients ask several things in one millisecond: what was signed to read may read, and nothing else.
  const reads = route.method === 'GET'
  return signedBy(door, { ...call, apiKey }, route.needs, {
    door: reads ? 'GET' : `${route.method} ${route.path}`,
    repeatable: reads,
    admit,
  })
}

type Signing = {
  readonly door: string
  readonly repeatable: boolean
  readonly admit: (who: string) => Promise<void>
}

/** Who signed a call, by a key that has this right. */
export async function signedBy(
  { deps, weigh, keys }: BinanceDoor,
  call: Pick<Call, 'sent' | 'text' | 'ip' | 'userAgent'> & { readonly apiKey: string },
  needs: ApiScope,
  { admit, ...signing }: Signing,
): Promise<Caller> {
  const { sent, text, ip, userAgent, apiKey } = call
  const holder = await authenticateSigned(
    { ...deps, weigh, keys },
    {
      ...signatureIn(sent),
      ...signing,
      apiKey,
      text,
      ip,
      userAgent,
      admit: async ({ customerId }) => ok(await admit(`customer:${customerId}`)),
    },
  )
  if (holder.ok) {
    const may = mayUse(needs, holder.value.apiKey, holder.value.apiKey.now)
    if (!may.ok) throw refused(may)
  }
  return callerFrom(holder)
}

/** What every signed call carries. Hex is read in any letters, and a time in micro- or milliseconds, as Binance does. */
function signatureIn(sent: Sent): { signature: string; timestampMs: number; windowMs: number } {
  const [timestamp, window, signature] = ['timestamp', 'recvWindow', 'signature'].map((name) => sent.get(name))
  if (timestamp === undefined || !/^\d{13}(\d{3})?$/.test(timestamp)) throw missing('timestamp')
  if (signature === undefined || signature === '') throw missing('signature')
  if (window !== undefined && !(/^\d{1,5}(\.\d{1,3})?$/.test(window) && Number(window) <= MOST_WINDOW_MS))
    throw new BinanceError(400, -1131, 'recvWindow must be less than 60000.')
  return {
    signature: /^[0-9A-F]{64}$/i.test(signature) ? signature.toLowerCase() : signature,
    timestampMs: Number(timestamp.slice(0, 13)),
    windowMs: Number(window ?? WINDOW_MS),
  }
}

function callerFrom(holder: Awaited<ReturnType<typeof authenticateKey>>): Caller {
  if (!holder.ok) throw refused(holder)
  return { ...holder.value, actor: `customer:${holder.value.customerId}` }
}

/** Counted per customer over all keys (API-08), per network address for calls without a key. */
export async function weighCall(
  { weigh }: Pick<BinanceDoor, 'weigh'>,
  counts: ReturnType<typeof countsOf>,
  who: string,
  counted: Call['counted'],
): Promise<void> {
  for (const [limit, points] of counts) {
    const { used, waitSeconds } = await weigh(limit.scope, who, limit.rate, points)
    counted(limit, used, waitSeconds)
    if (waitSeconds === undefined) continue
    throw limit.told.rateLimitType === 'ORDERS' ? tooManyOrders(limit.told) : refused(refuse('TOO_MANY_REQUESTS'))
  }
}

/** As our own row counts it (API-08). */
async function countSame(
  { weigh }: BinanceDoor,
  { path, rate }: NonNullable<Route['sameAs']>,
  { actor }: Caller,
): Promise<void> {
  const waitSeconds = await rateLimitBy(weigh)(path, actor, rate)
  if (waitSeconds !== undefined) throw tooOften(rate, waitSeconds)
}
