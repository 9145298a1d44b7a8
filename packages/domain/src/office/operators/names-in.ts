import { canonicalId } from '#platform/text/canonical-id.ts'

/** Texts that identify a customer or a customer's things: ids, account numbers, emails, phones. */
const NAME = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{6,12}|\+\d{7,15}|[^\s@]+@[^\s@]+)$/

/** Returns every such text in a value, at any depth, each once; ids in canonical spelling. */
export function namesIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') {
    const name = canonicalId(value)
    if (NAME.test(name)) found.add(name)
  } else if (Array.isArray(value)) for (const each of value) namesIn(each, found)
  else if (isPlain(value)) for (const each of Object.values(value)) namesIn(each, found)
  return found
}

/**
 * Returns the value without the list items that contain one of the names; undefined if a name occurs outside of any
 * list.
 */
export function without(value: unknown, names: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return names.has(canonicalId(value)) ? undefined : value
  if (Array.isArray(value)) return value.filter((each) => holdsNone(each, names))
  if (!isPlain(value)) return value
  const entries = Object.entries(value).map(
    ([key, each]) => [key, each === undefined ? each : without(each, names), each] as const,
  )
  return entries.some(([, rest, each]) => rest === undefined && each !== undefined)
    ? undefined
    : Object.fromEntries(entries.map(([key, rest]) => [key, rest]))
}

const holdsNone = (value: unknown, names: ReadonlySet<string>): boolean =>
  [...namesIn(value)].every((name) => !names.has(name))

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value))
