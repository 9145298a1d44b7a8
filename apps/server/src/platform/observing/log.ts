import pino, { type Logger } from 'pino'

export type Log = Logger

const SECRET =
  /pass(word)?|secret|token|ticket|code$|^code|seed|otp|id_?(no|number)|email|mobile|phone|authorization|cookie/i
const HIDDEN = '[hidden]'

/** Returns a copy without any value under a secret's name, at any depth. */
export function withoutSecrets(value: unknown, depth = 0): unknown {
  if (depth > 6) return '[deep]'
  if (value instanceof Error) return errorFacts(value)
  if (typeof value === 'bigint') return String(value)
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return entriesWithoutSecrets(value, depth)
}

const entriesWithoutSecrets = (value: object, depth = 0): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).map(([name, item]): [string, unknown] => [
      name,
      SECRET.test(name) && typeof item !== 'object' ? HIDDEN : withoutSecrets(item, depth + 1),
    ]),
  )

/**
 * Returns the facts of an error. PostgreSQL's `detail` quotes the refused row, so only fields without personal data are
 * logged.
 */
const errorFacts = (error: Error): Record<string, unknown> => ({
  name: error.name,
  message: error.message,
  stack: error.stack,
  state: 'code' in error ? error.code : undefined,
  constraint: 'constraint' in error ? error.constraint : undefined,
})

/**
 * Creates a logger of JSON lines to stdout. Bodies and headers are never logged; everything else passes through
 * `withoutSecrets`.
 */
export const createLog = (level: string, destination?: pino.DestinationStream): Log =>
  pino({ level, base: null, formatters: { log: (fields) => entriesWithoutSecrets(fields) } }, destination)
