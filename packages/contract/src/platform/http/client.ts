import type { z } from 'zod'
import type { Endpoint, Endpoints, ReplyOf } from './endpoint.ts'
import { fieldAt, withField } from './body-fields.ts'
import { clientErrorIn } from './client-errors.ts'

/**
 * Any response except SUCCESS. `code` is a code of the catalogue, or NETWORK if there was no response; then the outcome
 * is unknown.
 */
export class ApiError extends Error {
  readonly code: string
  readonly field: string | undefined
  readonly traceId: string | undefined

  constructor(
    code: string,
    message: string,
    details: { field?: string | undefined; traceId?: string | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause })
    this.name = 'ApiError'
    this.code = code
    this.field = details.field
    this.traceId = details.traceId
  }
}

/** The caller's own signal replaces the time limit of the transport. */
export type CallOptions = { readonly idempotencyKey?: string; readonly signal?: AbortSignal }
type Args<E extends Endpoint> = E extends { readonly idempotent: 'tx' | 'core' }
  ? [input: z.input<E['input']>, options: CallOptions & { readonly idempotencyKey: string }]
  : [input: z.input<E['input']>, options?: CallOptions]
/** Leaves out rows that take a form: screens send those themselves, to show the progress. */
export type Client<T extends Endpoints> = {
  readonly [K in keyof T as T[K] extends { readonly consumes: string } ? never : K]: (
    ...args: Args<T[K]>
  ) => Promise<ReplyOf<T[K]>>
}

export type ClientInfo = { readonly uaTime?: number; readonly securityInfo?: string }

export type Transport = {
  readonly baseUrl: string
  /** Headers of every call: token, client, language, device-id. */
  readonly headers: () => Record<string, string>
  readonly fetch?: typeof globalThis.fetch
  /**
   * Fields of every body besides those of the row (specification §7): the sender's time and the identification of its
   * device.
   */
  readonly clientInfo?: () => Promise<ClientInfo>
  /** The time limit of a call in milliseconds; absent for none. Files never have one. */
  readonly limitMs?: number
  /**
   * Encrypts the secret fields of a row. `isAgain` is true if the server could not decrypt them before. If absent, they
   * are sent in plain text.
   */
  readonly seal?: (path: string, fields: Readonly<Record<string, string>>, isAgain: boolean) => Promise<string>
  /**
   * Called with every refusal and the headers of its request. The app ends the session of that token on UNAUTHORIZED.
   */
  readonly onRefusal?: (error: ApiError, sent: Readonly<Record<string, string>>) => void
  /** Called with the server's time in each answer. */
  readonly onTime?: (serverTime: string) => void
}

/** Creates a client with one method per row, with the input and output types of the contract. */
export function createClient<T extends Endpoints>(rows: T, transport: Transport): Client<T> {
  const methods = Object.entries(rows).map(([name, row]) => [
    name,
    (input: Record<string, unknown>, options?: CallOptions) => call(row, transport, input, options),
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one method per row, by the row's name
  return Object.fromEntries(methods) as Client<T>
}

/** The facts of a row that a call needs at run time, so that browsers load no schema. */
type Address = Pick<Endpoint, 'method' | 'path' | 'produces' | 'secret'>

async function call(
  row: Address,
  transport: Transport,
  input: Record<string, unknown>,
  options?: CallOptions,
): Promise<unknown> {
  const headers = transport.headers()
  const sending = { ...transport, headers: () => headers }
  try {
    return await sealing(row, transport, input, async (body) =>
      open(row, await send(row, sending, body, options), transport),
    )
  } catch (error) {
    const refusal =
      error instanceof ApiError
        ? error
        : new ApiError('NETWORK', silenceIn(error, transport, headers['language']), { cause: error })
    transport.onRefusal?.(refusal, headers)
    throw refusal
  }
}

/** Returns the reason for the missing response; after a timeout it includes the time limit. */
const silenceIn = (error: unknown, { limitMs }: Transport, language: string | undefined): string =>
  limitMs !== undefined && error instanceof DOMException && error.name === 'TimeoutError'
    ? clientErrorIn('TIMEOUT', language).replace('{seconds}', String(limitMs / 1000))
    : clientErrorIn('NETWORK', language)

type Body = Readonly<Record<string, unknown>>

/**
 * Sends the row with its secret fields encrypted, and once more with the newest key if the server could not decrypt
 * them.
 */
async function sealing(
  { path, secret = [] }: Address,
  { seal }: Transport,
  input: Body,
  go: (body: Body) => Promise<unknown>,
): Promise<unknown> {
  const fields = Object.fromEntries(
    secret
      .map((name) => [name, fieldAt(input, name)] as const)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const names = Object.keys(fields)
  if (seal === undefined || names.length === 0) return go(input)
  const rest = names.reduce<Body>((body, name) => withField(body, name, undefined), input)
  const sealed = async (isAgain: boolean) => ({ ...rest, sealed: await seal(path, fields, isAgain) })
  try {
    return await go(await sealed(false))
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'SEALED_REFUSED') throw error
    return go(await sealed(true))
  }
}

async function send(row: Address, transport: Transport, input: Body, options?: CallOptions): Promise<Response> {
  const headers: Record<string, string> = { ...transport.headers() }
  if (options?.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey
  const signal = options?.signal ?? limitOf(row, transport)
  const doFetch = transport.fetch ?? globalThis.fetch
  if (row.method === 'GET') {
    const defined = Object.entries(input).filter(([, value]) => value !== undefined)
    const query = new URLSearchParams(
      defined.map(([name, value]): [string, string] => [name, String(value)]),
    ).toString()
    return doFetch(`${transport.baseUrl}/${row.path}${query === '' ? '' : `?${query}`}`, { headers, signal })
  }
  headers['content-type'] = 'application/json'
  const body = JSON.stringify({ ...input, ...(await transport.clientInfo?.()) })
  return doFetch(`${transport.baseUrl}/${row.path}`, { method: 'POST', headers, body, signal })
}

const limitOf = ({ produces }: Address, { limitMs }: Transport): AbortSignal | null =>
  limitMs === undefined || produces !== undefined ? null : AbortSignal.timeout(limitMs)

type AnyAnswer = {
  code: string | 0
  message: string
  data?: unknown
  field?: string
  traceId?: string
  serverTime?: string
}

/** Checks only the frame of a response, because the server has checked its content against the row's schema. */
const isAnswer = (value: unknown): value is AnyAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  (typeof value.code === 'string' || value.code === 0) &&
  'message' in value &&
  typeof value.message === 'string'

async function open(row: Address, response: Response, { onTime }: Transport): Promise<unknown> {
  if (row.produces !== undefined && response.ok)
    return row.produces === 'file' ? await response.blob() : await response.text()
  const answer: unknown = await jsonOf(response)
  if (!isAnswer(answer)) {
    const missing = `no code in the answer of ${row.path}, status ${response.status}`
    // Specification §8: a missing code is logged.
    console.error(missing)
    throw new Error(missing)
  }
  if (typeof answer.serverTime === 'string') onTime?.(answer.serverTime)
  // Older endpoints return 0, as a number or as text (specification §8).
  if (answer.code === 'SUCCESS' || answer.code === '0' || answer.code === 0) return answer.data
  throw new ApiError(answer.code, answer.message, { field: answer.field, traceId: answer.traceId })
}

/** Returns undefined for text that is not JSON, such as a proxy's page. Throws if the connection breaks. */
async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
