import type { DeliveryError } from '@tessera/domain/profile/webhooks/delivery.ts'
import { Resolver } from 'node:dns/promises'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { wallMs } from '#platform/clock/clock.ts'
import { signatureOf } from '#platform/http/signed-post.ts'
import { isOnInternet } from '@tessera/domain/platform/text/ip-address.ts'
import { hostOf, isLoopback, webhookUrl } from '#platform/http/public-address.ts'

/** The time limit of the name resolution. */
const LOOKUP_MS = 2000

/** Returns every address of a host name. Rejects if there is none. */
export type Resolve = (host: string) => Promise<readonly string[]>

/**
 * Queries the system's name servers. Unlike `lookup`, it has its own time limit and uses no thread of the pool for
 * files and hashes.
 */
export const systemResolve: Resolve = async (host) => {
  const resolver = new Resolver({ timeout: LOOKUP_MS, tries: 1 })
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  const addresses = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
  if (addresses.length === 0) throw new Error(`${host} has no address`)
  return addresses
}

type OutgoingEvent = {
  readonly url: string
  readonly secret: string
  readonly eventId: string
  readonly body: string
}
export type DeliveryResult =
  | { readonly status: number; readonly error: 'status' | null }
  | { readonly status: null; readonly error: Exclude<DeliveryError, 'status'> }

type SendDeps = {
  readonly resolve: Resolve
  /** True in the local world: loopback addresses are allowed, also by http. */
  readonly local: boolean
  readonly timeoutMs?: number
  readonly lookupMs?: number
}

const TIMEOUT_MS = 5000
const MAX_HEADER_BYTES = 16_384
const failed = (error: Exclude<DeliveryError, 'status'>): DeliveryResult => ({ status: null, error })

/**
 * Posts an event to a customer's endpoint and returns its answer. The name is resolved once, and every address of it
 * must be on the public Internet. The connection goes to one of these addresses, so a second resolution cannot change
 * it. Redirects are not followed and the body of the response is not read. Resolution and connection each have a time
 * limit.
 */
export async function sendEvent(deps: SendDeps, outgoing: OutgoingEvent): Promise<DeliveryResult> {
  const url = webhookUrl(outgoing.url, deps.local)
  if (url === undefined) return failed('address')
  const addresses = await resolved(hostOf(url), deps.resolve, AbortSignal.timeout(deps.lookupMs ?? LOOKUP_MS))
  if (typeof addresses === 'string') return failed(addresses)
  const isAllowed = (address: string) => isOnInternet(address) || (deps.local && isLoopback(address))
  const [address] = addresses
  if (address === undefined || !addresses.every(isAllowed)) return failed('address')
  return post(url, address, outgoing, AbortSignal.timeout(deps.timeoutMs ?? TIMEOUT_MS))
}

async function resolved(
  host: string,
  resolve: Resolve,
  time: AbortSignal,
): Promise<readonly string[] | 'name' | 'timeout'> {
  if (isIP(host) !== 0) return [host]
  const late = Promise.withResolvers<'timeout'>()
  time.addEventListener('abort', () => late.resolve('timeout'))
  return Promise.race([resolve(host).catch(() => 'name' as const), late.promise])
}

/** Connects only to this IP address; the certificate must match the host name of the URL. */
function post(
  url: URL,
  address: string,
  { secret, eventId, body }: OutgoingEvent,
  signal: AbortSignal,
): Promise<DeliveryResult> {
  const at = String(wallMs())
  const pinned: LookupFunction = (_host, { all }, done) => {
    const family = isIP(address)
    if (all === true) done(null, [{ address, family }])
    else done(null, address, family)
  }
  const { promise, resolve } = Promise.withResolvers<DeliveryResult>()
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  const request = send(url, {
    method: 'POST',
    lookup: pinned,
    agent: false,
    signal,
    maxHeaderSize: MAX_HEADER_BYTES,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Tessera-Webhooks',
      'x-tessera-event': eventId,
      'x-tessera-time': at,
      'x-tessera-signature': signatureOf(secret, at, body),
    },
  })
  request.on('response', (response) => {
    const status = response.statusCode ?? 0
    // Only the status counts; the body could be endless.
    response.destroy()
    resolve({ status, error: status >= 200 && status < 300 ? null : 'status' })
  })
  request.on('error', () => resolve(failed(signal.aborted ? 'timeout' : 'connection')))
  // A response that switches protocols closes the connection without a response or an error.
  request.on('close', () => resolve(failed('connection')))
  request.end(body)
  return promise
}
