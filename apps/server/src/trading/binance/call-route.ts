import { memberRightOf } from '@tessera/contract/row-rights.ts'
import { type ApiScope, mayUse } from '@tessera/domain/access/api-keys/key.ts'
import { inTime, type Moment, MOST_WINDOW_MS, WINDOW_MS } from '@tessera/domain/access/api-keys/signing.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { authenticateKey, authenticateSigned } from '#access/api-keys/authenticate-signed.ts'
import type { KeyReads } from '#access/api-keys/authenticate.sql.ts'
import { personOf } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { People } from '#platform/http/people.ts'
import type { DatabaseWatchdog } from '#platform/database/database-watchdog.sql.ts'
import type { Turns } from '#platform/database/turns.ts'
import { byLine, rateLimitBy, type Weigh } from '#platform/http/rate-limit.ts'
import { BinanceError, keyMissing, missing, refused, tooManyOrders, tooOften } from './errors.ts'
import { read, type Sent } from './params.ts'
import type { Caller, Route } from './route.ts'
import { countsOf, type Limited } from './weights.ts'

export type BinanceDoor = {
  readonly deps: Deps
  readonly weigh: Weigh
  readonly keys: KeyReads
  readonly pulse: Pick<DatabaseWatchdog, 'within'>
  readonly turns: Turns
  /** The people of a company: their roles, and the history of what each did. */
  readonly people: Pick<People, 'inNameOf' | 'writeBefore'>
}

/** A call as it came, by HTTP or by a socket. */
export type Call = {
  readonly sent: Sent
  readonly apiKey: string | undefined
  /** The key that the socket it came by is logged on with: a call that names no key is that key's, and needs no signature. */
  readonly loggedOn?: string | undefined
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
  const caller = await inNameOf(door, route, call, await callerOf(door, route, call, admit))
  if (route.sameAs !== undefined && caller !== undefined) await countSame(door, route.sameAs, caller)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the route's own schema reads
  const run = (): ReturnType<Route['handle']> => route.handle(read(route.input, call.sent) as never, caller)
  // Commands of the trading core wait in its own queue.
  const outcome =
    caller === undefined || route.needs === 'trade' ? await run() : await door.turns.take(accountOf(caller), run)
  if (outcome === 'busy') throw refused(refuse('ACCOUNT_BUSY'))
  if (!outcome.ok) throw refused(outcome)
  return outcome.value
}

/**
 * The caller with transactions in the name of the person who made the key, as our own rows have them. A command of the trading core has
 * none, so its act is recorded before the command is sent.
 */
async function inNameOf(
  { people }: BinanceDoor,
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
  door: BinanceDoor,
  route: Route,
  call: Call,
  admit: (who: string) => Promise<void>,
): Promise<Caller | undefined> {
  if (route.needs === 'none') {
    await admit(byLine(call.ip))
    return undefined
  }
  const { ip } = call
  const apiKey = call.apiKey ?? call.loggedOn
  if (apiKey === undefined) throw keyMissing()
  if (route.needs === 'key') {
    const caller = callerFrom(door, await authenticateKey(door, { apiKey, ip }))
    await admit(accountOf(caller))
    return caller
  }
  if (call.apiKey === undefined)
    return loggedOnBy(door, { apiKey, ip, moment: momentIn(call.sent) }, route.needs, admit)
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

/** Who is logged on with this key, which is looked up again for each call: it may be deleted by now, or have lost a right. */
export async function loggedOnBy(
  door: BinanceDoor,
  { moment, ...by }: { readonly apiKey: string; readonly ip: string; readonly moment: Moment | undefined },
  needs: ApiScope,
  admit: Signing['admit'],
): Promise<Caller> {
  const holder = await authenticateKey(door, by)
  const caller = callerFrom(door, holder)
  const timely = holder.ok && moment && inTime(moment, holder.value.apiKey.now.getTime())
  if (timely && !timely.ok) throw refused(timely)
  await admit(accountOf(caller))
  return entitled(holder.ok ? { ...caller, apiKey: { ...holder.value.apiKey, made: moment } } : caller, needs)
}

/** Who signed a call, by a key that has this right; `none`: by any key. */
export async function signedBy(
  { deps, weigh, keys }: BinanceDoor,
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
  if (apiKey === undefined) throw new Error('a call of the open API without a key')
  const may = mayUse(needs, apiKey, apiKey.now)
  if (!may.ok) throw refused(may)
  return caller
}

/** What every signed call carries. Hex is read in any letters. */
function signatureIn(sent: Sent): Moment & { readonly signature: string } {
  const moment = momentIn(sent)
  const signature = sent.get('signature')
  if (signature === undefined || signature === '') throw missing('signature')
  return { ...moment, signature: /^[0-9A-F]{64}$/i.test(signature) ? signature.toLowerCase() : signature }
}

/** When a call was made and how long it is good. A time is read in micro- or milliseconds, as Binance does. */
function momentIn(sent: Sent): Moment {
  const [timestamp, window] = ['timestamp', 'recvWindow'].map((name) => sent.get(name))
  if (timestamp === undefined || !/^\d{13}(\d{3})?$/.test(timestamp)) throw missing('timestamp')
  if (window !== undefined && !(/^\d{1,5}(\.\d{1,3})?$/.test(window) && Number(window) <= MOST_WINDOW_MS))
    throw new BinanceError(400, -1131, 'recvWindow must be less than 60000.')
  return { timestampMs: Number(timestamp.slice(0, 13)), windowMs: Number(window ?? WINDOW_MS) }
}

/** All keys of an account count together and share its turns, whichever of its people made them. */
const accountOf = ({ customerId }: Pick<Caller, 'customerId'>): string => `customer:${customerId}`

function callerFrom({ deps }: Pick<BinanceDoor, 'deps'>, holder: Awaited<ReturnType<typeof authenticateKey>>): Caller {
  if (!holder.ok) throw refused(holder)
  const actor = `customer:${personOf(holder.value)}`
  return { ...holder.value, actor, inTx: deps.inTx(actor) }
}

/** Counted per customer over all keys (API-08), per line for calls without a key. */
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
  caller: Caller,
): Promise<void> {
  const waitSeconds = await rateLimitBy(weigh)(path, accountOf(caller), rate)
  if (waitSeconds !== undefined) throw tooOften(rate, waitSeconds)
}
