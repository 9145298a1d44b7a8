import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'

/** Ids and secrets come through here, so that the simulator can give its own. */
export type Random = {
  readonly uuid: () => string
  /** 256 bits as text, for sessions and tickets. */
  readonly token: () => string
  readonly bytes: (count: number) => Uint8Array
  /** Six digits, each as likely as any. */
  readonly code: () => string
  /** A whole number from 0 to one less than `bound`, each as likely as any. */
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
 * An id that begins with its time (UUID version 7): ids of one month lie together, in indexes and in the tables of that month
 * (decision 0023). Otherwise as random as any.
 */
export function idAt(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

/** An id that follows from a text: the same text has the same id, and no other text has it (UUID version 8). */
export function idFrom(text: string): string {
  const hex = sha256(text)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Hash of a value's one canonical JSON text: keys sorted at every depth, so that equal contents hash alike. */
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
