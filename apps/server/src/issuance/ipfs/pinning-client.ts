import type { PinError } from '@tessera/domain/issuance/ipfs/publication.ts'
import { pinStates } from '@tessera/domain/issuance/ipfs/publication.ts'
import { z } from 'zod'
import { boundedText, TooManyBytes } from '#platform/http/bounded-answer.ts'
import type { PinningSettings } from './settings.ts'

/** The reason for a failed pin, as a code for operators. The text of the service is not stored. */
export class PinFailed extends Error {
  readonly reason: PinError
  constructor(reason: PinError) {
    super(`the pinning service: ${reason}`)
    this.reason = reason
  }
}

const TIMEOUT_MS = 20_000
const MAX_ANSWER_BYTES = 256 * 1024

/** PinStatus, as far as we use it. Source: ipfs.github.io/pinning-services-api-spec, version 1.0.0. */
const PinStatus = z.object({
  /** The id becomes part of a URL, where dots alone would point to another path. */
  requestid: z
    .string()
    .max(255)
    .regex(/^(?!\.{0,2}$)/),
  status: z.enum(pinStates),
  created: z.string(),
  pin: z.object({ cid: z.string() }),
  delegates: z.array(z.string()).max(20),
})
/** A list of pins; the client reads and removes further pages one after the other. */
const PinResults = z.object({ results: z.array(PinStatus).max(1000) })
export type PinStatus = Pick<z.output<typeof PinStatus>, 'requestid' | 'status'>

type PinningRequest = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly type?: string
  readonly body?: string | Uint8Array<ArrayBuffer>
}
type Pin = { readonly cid: string; readonly name: string; readonly meta: Readonly<Record<string, string>> }

export type PinningClient = {
  /** Uploads the blocks if the service does not fetch them, and requests the pin. */
  readonly ask: (pin: Pin, carOf: () => Promise<Buffer>) => Promise<PinStatus>
  /** Returns the state of a request; throws `lost` if the service no longer knows it. */
  readonly statusOf: (requestId: string, cid: string) => Promise<PinStatus>
  /** Removes all pins of a file, also requests that have not ended. Returns their number. */
  readonly unpin: (cid: string) => Promise<number>
}

/** Returns a client of the IPFS Pinning Service API. Each call has limits on time and size, and throws PinFailed. */
export function pinningClient({ url, token, blocks }: PinningSettings): PinningClient {
  const send = (path: string, init: PinningRequest): Promise<Response> => sent(endpointOf(url, path), token, init)
  return {
    ask: async (pin, carOf) => {
      if (blocks.by === 'car') await upload(blocks.url, token, await carOf())
      const origins = blocks.by === 'gateway' ? [blocks.multiaddr] : []
      const body = JSON.stringify({ ...pin, origins })
      return readStatus(await send('pins', { method: 'POST', type: 'application/json', body }), pin.cid)
    },
    statusOf: async (requestId, cid) => {
      const response = await send(`pins/${encodeURIComponent(requestId)}`, { method: 'GET' })
      const status = await readStatus(response, cid)
      if (status.requestid !== requestId) throw new PinFailed('forged')
      return status
    },
    unpin: async (cid) => {
      const query = new URLSearchParams({ cid, status: pinStates.join(','), limit: '100' })
      const found = await readPins(await send(`pins?${query.toString()}`, { method: 'GET' }), cid)
      for (const { requestid } of found)
        await removed(await send(`pins/${encodeURIComponent(requestid)}`, { method: 'DELETE' }))
      return found.length
    },
  }
}

/** Accepts a response that the request is unknown to the service: it is removed already. */
async function removed(response: Response): Promise<void> {
  await response.body?.cancel()
  if (response.status !== 404) throwIfRefused(response)
}

async function readPins(response: Response, cid: string): Promise<z.output<typeof PinResults>['results']> {
  if (!response.ok) await response.body?.cancel()
  throwIfRefused(response)
  const { results } = readable(PinResults, await textOf(response))
  // A service that ignores the filter must not make us remove the pins of other files.
  if (results.some(({ pin }) => pin.cid !== cid)) throw new PinFailed('forged')
  return results
}

const endpointOf = (url: string, path: string): string => `${url.replace(/\/$/, '')}/${path}`

async function upload(url: string, token: string, car: Buffer): Promise<void> {
  const response = await sent(url, token, {
    method: 'POST',
    type: 'application/vnd.ipld.car',
    body: new Uint8Array(car),
  })
  await response.body?.cancel()
  throwIfRefused(response)
}

async function sent(url: string, token: string, { method, type, body }: PinningRequest): Promise<Response> {
  try {
    return await fetch(url, {
      method,
      redirect: 'error',
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(type !== undefined && { 'content-type': type }),
      },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } catch {
    throw new PinFailed('unreachable')
  }
}

async function readStatus(response: Response, cid: string): Promise<PinStatus> {
  if (!response.ok) await response.body?.cancel()
  throwIfRefused(response)
  const { requestid, status, pin } = readable(PinStatus, await textOf(response))
  // A response about another file is not valid for ours.
  if (pin.cid !== cid) throw new PinFailed('forged')
  return { requestid, status }
}

function throwIfRefused({ ok, status }: Response): void {
  if (ok) return
  if (status === 404) throw new PinFailed('lost')
  throw new PinFailed(status >= 500 || status === 429 ? 'unreachable' : 'refused')
}

async function textOf(response: Response): Promise<string> {
  try {
    return await boundedText(response, MAX_ANSWER_BYTES)
  } catch (error) {
    throw new PinFailed(error instanceof TooManyBytes ? 'too_large' : 'unreachable')
  }
}

function readable<T>(form: z.ZodType<T>, text: string): T {
  const read = form.safeParse(jsonOf(text))
  if (!read.success) throw new PinFailed('unreadable')
  return read.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
