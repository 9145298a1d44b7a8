import type { Bus } from './bus.ts'

/** An event that a transaction publishes to every node after its commit, so that they read the tables at once. */
export type Revocation = 'access_ended'
export type RevocationBus = {
  readonly publish: (revocation: Revocation) => void
  /** Returns a function that unsubscribes. */
  readonly subscribe: (revocation: Revocation, listener: () => void) => () => void
}

const SUBJECT = 'tessera.hints'

/**
 * Pub/sub for the listeners of this node and, by NATS, of the other nodes. A node that misses a message reads the
 * tables every second.
 */
export function openRevocationBus(bus: Bus | undefined): RevocationBus {
  const listeners = new Map<string, Set<() => void>>()
  const deliver = (revocation: string): void => {
    for (const listener of listeners.get(revocation) ?? []) listener()
  }
  bus?.subscribe(SUBJECT, deliver)
  return {
    publish: (revocation) => {
      bus?.publish(SUBJECT, revocation)
      deliver(revocation)
    },
    subscribe: (revocation, listener) => {
      const own = listeners.get(revocation) ?? new Set()
      listeners.set(revocation, own.add(listener))
      return () => void own.delete(listener)
    },
  }
}

/** Coalesces runs: one at a time, and one more after it if it was called during the run. So no call is missed. */
export function coalesced(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let isRunRequested = false
  const runs = async (): Promise<void> => {
    try {
      do {
        isRunRequested = false
        await run()
      } while (isRunRequested)
    } finally {
      running = undefined
    }
  }
  return () => {
    isRunRequested = true
    return (running ??= runs())
  }
}
