import { z } from 'zod'
import { isBrokenText } from '#platform/http/json.ts'
import { duplicated, malformed, missing, notRead } from './errors.ts'

/** The parameters of a call, query and body together, each name once. */
export type Sent = ReadonlyMap<string, string>

/** Reads `a=1&b=2`. A repeated name is rejected, because it is ambiguous (threat API-05). */
export function readSent(...texts: readonly string[]): Sent {
  const pairs = texts.flatMap((text) => [...new URLSearchParams(text)])
  const broken = pairs.find((pair) => pair.some(isBrokenText))
  if (broken !== undefined) throw malformed(broken[0])
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) throw duplicated()
  return new Map(pairs)
}

/** Parameters that every signed call has and `callRoute` reads. */
const signingParams = new Set(['timestamp', 'recvWindow', 'signature', 'apiKey'])

/** Reads the parameters of a call by its schema. A parameter that the schema does not have is rejected, not ignored. */
export function read<T extends z.ZodObject>(schema: T, sent: Sent): z.output<T> {
  const own = [...sent].filter(([name]) => !signingParams.has(name))
  const unread = own.filter(([name]) => !(name in schema.shape))
  if (unread.length > 0) throw notRead(own.length - unread.length, own.length)
  const parsed = schema.safeParse(Object.fromEntries(own))
  if (parsed.success) return parsed.data
  const name = String(parsed.error.issues[0]?.path[0] ?? '')
  throw (sent.get(name) ?? '') === '' ? missing(name) : malformed(name)
}

const digits = z.string().regex(/^\d{1,16}$/)
/** A count or an id. */
export const whole = digits.transform(Number).pipe(z.number().int().max(Number.MAX_SAFE_INTEGER))
/** The number of rows. A value above `max` is read as `max`, as at Binance. */
export const limit = (max: number, usual: number) =>
  whole.transform((count) => Math.max(1, Math.min(max, count))).default(usual)
const MICROSECOND_DIGITS = 16
/** Milliseconds since 1970. A value with sixteen digits is in microseconds, as at Binance. */
const momentBy = (round: (ms: number) => number) =>
  digits.transform((text) => new Date(round(Number(text) / (text.length === MICROSECOND_DIGITS ? 1_000 : 1))))
/** The end of a time range, rounded down to our milliseconds. */
export const time = momentBy(Math.floor)
/** The start of a time range, rounded up, so that nothing before it is included. */
export const timeFrom = momentBy(Math.ceil)
/** The unit of times in responses is always milliseconds, so a request for microseconds is rejected. */
const timeUnit = z
  .string()
  .regex(/^millisecond$/i)
  .optional()
export const isTimeUnit = (request: unknown): boolean => timeUnit.safeParse(request).success
/** The time unit in the address of a socket. */
const ofSocket = z.looseObject({ timeUnit })
export const isQueryOfSocket = (query: unknown): boolean => ofSocket.safeParse(query ?? {}).success
/** A decimal number, without trailing zeros. */
export const decimal = z
  .string()
  .max(40)
  .regex(/^\d+(\.\d+)?$/)
  .transform((text) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text).replace(/^0+(?=\d)/, ''))
export const symbol = z
  .string()
  .max(24)
  .regex(/^[A-Za-z0-9]+$/)
  .transform((text) => text.toUpperCase())
export const clientId = z.string().regex(/^[.A-Za-z:/0-9_-]{1,36}$/)
/** The client's id of a withdrawal. */
export const withdrawalName = z.string().regex(/^[\w-]{1,64}$/)
export const flag = z.enum(['true', 'false', 'TRUE', 'FALSE']).transform((text) => text.toLowerCase() === 'true')
/** `["A","B"]`: several symbols in one parameter, each counted once. */
export const symbols = z
  .string()
  .max(4_000)
  .regex(/^\["[A-Za-z0-9]+"(,"[A-Za-z0-9]+")*\]$/)
  .transform((text) => [...new Set(z.array(z.string().toUpperCase()).parse(JSON.parse(text)))])
  .pipe(z.array(z.string()).max(100))
/** `SPOT`, or `["SPOT","MARGIN"]`: pairs with one of these permissions. */
export const permissions = z
  .string()
  .max(1_000)
  .regex(/^[A-Z0-9_]+$|^\["[A-Z0-9_]+"(,"[A-Z0-9_]+")*\]$/)
  .transform((text) => text.match(/[A-Z0-9_]+/g) ?? [])
export const symbolStatus = z.enum(['TRADING', 'AUCTION_MATCH', 'BREAK', 'HALT'])
/** Selects one pair, several, or all, optionally by status. */
export const chosen = { symbol: symbol.optional(), symbols: symbols.optional(), symbolStatus: symbolStatus.optional() }

const unitSeconds = new Map([
  ['m', 60],
  ['h', 3_600],
  ['d', 86_400],
])
/** Minutes, hours or days, up to 59, 23 and 7, in seconds; one day by default. */
export const windowSize = z
  .string()
  .regex(/^([1-9]|[1-5]\d)m$|^([1-9]|1\d|2[0-3])h$|^[1-7]d$/)
  .transform((size) => Number(size.slice(0, -1)) * (unitSeconds.get(size.slice(-1)) ?? 0))
  .prefault('1d')

const EARLIEST_ZONE = -12 * 60
const LATEST_ZONE = 14 * 60
/** Parses `8`, `-1:00` or `05:45`: minutes ahead of UTC, from −12 to +14 hours. */
export const timeZone = z
  .string()
  .regex(/^[+-]?\d{1,2}(:[0-5]\d)?$/)
  .transform((text) => {
    const [hours = 0, minutes = 0] = text.replace(/^[+-]/, '').split(':').map(Number)
    return (text.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
  })
  .pipe(z.number().min(EARLIEST_ZONE).max(LATEST_ZONE))
