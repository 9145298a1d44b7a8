import type { Bus } from './bus.ts'

/** What a transaction lets every node know after its commit: that it is worth looking into the tables now. */
export type Revocation = 'access_ended'
export type RevocationBus = {
  readonly publish: (revocation: Revocation) => void
  /** Answers how to stop. */
  readonly subscribe: (revocation: Revocation, listener: () => void) => () => void
}

const SUBJECT = 'tessera.hints'

/** Among the listeners of this node, and by NATS among those of the others. Who misses one looks by the clock. */
export function openRevocationBus(bus: Bus | undefined): RevocationBus {
  const listeners = new Map<string, Set<() => void>>()
  const deliver = (revocation: string): void => {
    for (const listener of listeners.get(revocation) ?? []) listener()
  }
  bus?.hear(SUBJECT, deliver)
  return {
    publish: (revocation) => {
      bus?.tell(SUBJECT, revocation)
      deliver(revocation)
    },
    subscribe: (revocation, listener) => {
      const own = listeners.get(revocation) ?? new Set()
      listeners.set(revocation, own.add(listener))
      return () => void own.delete(listener)
    },
  }
}

/** One run at a time: who asks while one runs gets one more after it, so that no run misses what it was asked for. */
export function coalesced(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let isAskedAgain = false
  const runs = async (): Promise<void> => {
    try {
      do {
        isAskedAgain = false
        await run()
      } while (isAskedAgain)
    } finally {
      running = undefined
    }
  }
  return () => {
    isAskedAgain = true
    return (running ??= runs())
  }
}
