import { hash, randomBytes, randomInt, randomUUID } from 'node:crypto'

/** The source of ids and secrets, which the simulator replaces. */
export type Random = {
  readonly uuid: () => string
  /** Returns 256 random bits as text, for sessions and tickets. */
  readonly token: () => string
  readonly bytes: (count: number) => Uint8Array
  /** Returns six digits, uniformly distributed. */
  readonly code: () => string
  /** Returns a whole number from 0 to `bound` - 1, uniformly distributed. */
  readonly below: (bound: number) => number
}

export const systemRandom: Random = {
  uuid: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
  bytes: (count) => randomBytes(count),
  code: () => String(randomInt(1_000_000)).padStart(6, '0'),
  below: (bound) => randomInt(bound),
}

/**
 * Returns an id that begins with its time (UUID version 7). So ids of one month are adjacent, in indexes and in the
 * partition of that month (decision 0023). The rest is random.
 */
export function idAt(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

/** Returns the smallest id that begins with this time, for reading the journals of a time in the order of their ids. */
export function firstIdAt(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`
}

/** Returns an id derived from a text (UUID version 8): the same text always gives the same id. */
export function idFrom(text: string): string {
  const hex = sha256(text)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export const sha256 = (content: string | Uint8Array): string => hash('sha256', content)

/**
 * Returns the hash of a value as canonical JSON, with keys sorted at every depth, so that equal values have equal
 * hashes.
 */
export const contentHash = (value: unknown): string => sha256(canonical(value))

export function canonical(value: unknown): string {
  if (typeof value === 'bigint') return `"${value}"`
  if (value instanceof Date) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined)
    const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1))
    return `{${sorted.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`
  }
  return JSON.stringify(value ?? null)
}
