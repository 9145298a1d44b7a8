import { uptimeMs } from '#platform/clock/clock.ts'

/** A value with the time since it was read, in milliseconds. */
type Aged<Value> = { readonly value: Value; readonly age: number }

/**
 * Returns a function that reads a value and caches it for `ms` milliseconds from the start of the read. Concurrent
 * calls share one read. A failed read is not cached. `elapsed` is a clock in milliseconds that never goes backwards.
 */
export function readOnceIn<Value>(
  ms: number,
  elapsed: () => number = uptimeMs,
): (read: () => Promise<Value>) => Promise<Aged<Value>> {
  let last: { readonly value: Promise<Value>; readonly from: number } | undefined
  return async (read) => {
    const now = elapsed()
    const current = last !== undefined && now - last.from < ms ? last : { value: read(), from: now }
    last = current
    try {
      const value = await current.value
      return { value, age: elapsed() - current.from }
    } catch (error) {
      if (last === current) last = undefined
      throw error
    }
  }
}
