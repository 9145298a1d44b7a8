import { memberRightOf } from '@tessera/contract/row-rights.ts'
import { type ApiScope, mayUse } from '@tessera/domain/access/api-keys/key.ts'
import { inTime, type Moment, MAX_WINDOW_MS, WINDOW_MS } from '@tessera/domain/access/api-keys/signing.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { authenticateKey, authenticateSigned } from '#access/api-keys/authenticate-signed.ts'
import type { KeyReads } from '#access/api-keys/authenticate.sql.ts'
import { personOf } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { People } from '#platform/http/people.ts'
import type { DatabaseWatchdog } from '#platform/database/database-watchdog.sql.ts'
import type { Turns } from '#platform/database/turns.ts'
import { byConnection, rateLimitBy, type Weigh } from '#platform/http/rate-limit.ts'
import { BinanceError, keyMissing, missing, refused, tooManyOrders, tooOften } from './errors.ts'
import { read, type Sent } from './params.ts'
import type { Caller, Route } from './route.ts'
import { countsOf, type Limited } from './weights.ts'

export type BinanceServices = {
  readonly deps: Deps
  readonly weigh: Weigh
  readonly keys: KeyReads
  readonly pulse: Pick<DatabaseWatchdog, 'within'>
  readonly turns: Turns
  /** Persons of companies: checks their roles and records their acts. */
  readonly people: Pick<People, 'inNameOf' | 'writeBefore'>
}

/** A call, received by HTTP or by a socket. */
export type Call = {
  readonly sent: Sent
  readonly apiKey: string | undefined
  /** The key of the socket's session. A call without a key uses it, and needs no signature. */
  readonly loggedOn?: string | undefined
  /** The text that the signature covers. */
  readonly text: string
  readonly ip: string
  readonly userAgent: string
  /** Reports the use of each limit that the call counts for, and the wait in seconds if the limit is reached. */
  readonly counted: (limit: Limited, used: number, waitSeconds: number | undefined) => void
}

/** Authenticates the call, counts its weight, then reads its parameters and runs it. */
export async function callRoute(services: BinanceServices, route: Route, call: Call): Promise<unknown> {
  const name = `${route.method} ${route.path}`
  const admit = (who: string) =>
    weighCall(services, countsOf(name, call.sent, route.places === true), who, call.counted)
  const caller = await inNameOf(services, route, call, await callerOf(services, route, call, admit))
  if (route.sameAs !== undefined && caller !== undefined) await countSame(services, route.sameAs, caller)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the route's own schema reads
  const run = (): ReturnType<Route['handle']> => route.handle(read(route.input, call.sent) as never, caller)
  // Commands of the trading core wait in its own queue.
  const outcome =
    caller === undefined || route.needs === 'trade' ? await run() : await services.turns.take(accountOf(caller), run)
  if (outcome === 'busy') throw refused(refuse('ACCOUNT_BUSY'))
  if (!outcome.ok) throw refused(outcome)
  return outcome.value
}

/**
 * Returns the caller with transactions in the name of the person who created the key, as in our own API. A command of
 * the trading core has no transaction, so its act is recorded before it is sent.
 */
async function inNameOf(
  { people }: BinanceServices,
  { does: row, runsInCore }: Route,
  { sent, ip }: Call,
  caller: Caller | undefined,
): Promise<Caller | undefined> {
  if (caller === undefined || row === undefined) return caller
  const person = { customer: caller, row, right: memberRightOf(row), ip }
  if (runsInCore !== true) return { ...caller, inTx: people.inNameOf(caller.inTx, person) }
  const name = sent.get('newClientOrderId') ?? sent.get('origClientOrderId') ?? sent.get('orderId')
  const written = await people.writeBefore(caller.inTx, person, name ?? null)
  if (!written.ok) throw refused(written)
  return caller
}

async function callerOf(
  services: BinanceServices,
  route: Route,
  call: Call,
  admit: (who: string) => Promise<void>,
): Promise<Caller | undefined> {
  if (route.needs === 'none') {
    await admit(byConnection(call.ip))
    return undefined
  }
  const { ip } = call
  const apiKey = call.apiKey ?? call.loggedOn
  if (apiKey === undefined) throw keyMissing()
  if (route.needs === 'key') {
    const caller = callerFrom(services, await authenticateKey(services, { apiKey, ip }))
    await admit(accountOf(caller))
    return caller
  }
  if (call.apiKey === undefined)
    return loggedOnBy(services, { apiKey, ip, moment: momentIn(call.sent) }, route.needs, admit)
  // A signature for a read allows only reads. Reads may repeat a timestamp, because clients send several within one
  // millisecond.
  const reads = route.method === 'GET'
  return signedBy(services, { ...call, apiKey }, route.needs, {
    endpoint: reads ? 'GET' : `${route.method} ${route.path}`,
    repeatable: reads,
    admit,
  })
}

type Signing = {
  readonly endpoint: string
  readonly repeatable: boolean
  readonly admit: (who: string) => Promise<void>
}

/**
 * Returns the caller of a session. The key is looked up again for each call, because it may be deleted or have lost a
 * permission.
 */
export async function loggedOnBy(
  services: BinanceServices,
  { moment, ...by }: { readonly apiKey: string; readonly ip: string; readonly moment: Moment | undefined },
  needs: ApiScope,
  admit: Signing['admit'],
): Promise<Caller> {
  const holder = await authenticateKey(services, by)
  const caller = callerFrom(services, holder)
  const timely = holder.ok && moment && inTime(moment, holder.value.apiKey.now.getTime())
  if (timely && !timely.ok) throw refused(timely)
  await admit(accountOf(caller))
  return entitled(holder.ok ? { ...caller, apiKey: { ...holder.value.apiKey, made: moment } } : caller, needs)
}

/** Returns the caller who signed, by a key with this permission. `none` accepts any key. */
export async function signedBy(
  { deps, weigh, keys }: BinanceServices,
  call: Pick<Call, 'sent' | 'text' | 'ip' | 'userAgent'> & { readonly apiKey: string },
  needs: ApiScope | 'none',
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
      admit: async (key) => ok(await admit(accountOf(key))),
    },
  )
  const caller = callerFrom({ deps }, holder)
  return needs === 'none' ? caller : entitled(caller, needs)
}

function entitled(caller: Caller, needs: ApiScope): Caller {
  const { apiKey } = caller
  if (apiKey === undefined) throw new Error('a signed route was called without a key')
  const may = mayUse(needs, apiKey, apiKey.now)
  if (!may.ok) throw refused(may)
  return caller
}

/** Returns the fields of every signed call. Hex digits may have any case. */
function signatureIn(sent: Sent): Moment & { readonly signature: string } {
  const moment = momentIn(sent)
  const signature = sent.get('signature')
  if (signature === undefined || signature === '') throw missing('signature')
  return { ...moment, signature: /^[0-9A-F]{64}$/i.test(signature) ? signature.toLowerCase() : signature }
}

/** Returns the timestamp of a call and its receive window. Times are in micro- or milliseconds, as at Binance. */
function momentIn(sent: Sent): Moment {
  const [timestamp, window] = ['timestamp', 'recvWindow'].map((name) => sent.get(name))
  if (timestamp === undefined || !/^\d{13}(\d{3})?$/.test(timestamp)) throw missing('timestamp')
  if (window !== undefined && !(/^\d{1,5}(\.\d{1,3})?$/.test(window) && Number(window) <= MAX_WINDOW_MS))
    throw new BinanceError(400, -1131, 'recvWindow must be less than 60000.')
  return { timestampMs: Number(timestamp.slice(0, 13)), windowMs: Number(window ?? WINDOW_MS) }
}

/** All keys of an account count together and share its queue, for all persons of a company. */
const accountOf = ({ customerId }: Pick<Caller, 'customerId'>): string => `customer:${customerId}`

function callerFrom(
  { deps }: Pick<BinanceServices, 'deps'>,
  holder: Awaited<ReturnType<typeof authenticateKey>>,
): Caller {
  if (!holder.ok) throw refused(holder)
  const actor = `customer:${personOf(holder.value)}`
  return { ...holder.value, actor, inTx: deps.inTx(actor) }
}

/** Counted per customer over all keys (API-08), and per network for calls without a key. */
export async function weighCall(
  { weigh }: Pick<BinanceServices, 'weigh'>,
  counts: ReturnType<typeof countsOf>,
  who: string,
  counted: Call['counted'],
): Promise<void> {
  for (const [limit, points] of counts) {
    const { used, waitSeconds } = await weigh(limit.scope, who, limit.rate, points)
    counted(limit, used, waitSeconds)
    if (waitSeconds === undefined) continue
    throw limit.published.rateLimitType === 'ORDERS'
      ? tooManyOrders(limit.published)
      : refused(refuse('TOO_MANY_REQUESTS'))
  }
}

/** Counts the call together with our own endpoint that does the same (API-08). */
async function countSame(
  { weigh }: BinanceServices,
  { path, rate }: NonNullable<Route['sameAs']>,
  caller: Caller,
): Promise<void> {
  const waitSeconds = await rateLimitBy(weigh)(path, accountOf(caller), rate)
  if (waitSeconds !== undefined) throw tooOften(rate, waitSeconds)
}
