import type { Bus } from './bus.ts'

/** What a transaction lets every node know after its commit: that it is worth looking into the tables now. */
export type Hint = 'access_ended'
export type Hints = {
  readonly give: (hint: Hint) => void
  /** Answers how to stop. */
  readonly on: (hint: Hint, look: () => void) => () => void
}

const SUBJECT = 'tessera.hints'

/** Among the listeners of this node, and by NATS among those of the others. Who misses one looks by the clock. */
export function openHints(bus: Bus | undefined): Hints {
  const listeners = new Map<string, Set<() => void>>()
  const heard = (hint: string): void => {
    for (const look of listeners.get(hint) ?? []) look()
  }
  bus?.hear(SUBJECT, heard)
  return {
    give: (hint) => {
      bus?.tell(SUBJECT, hint)
      heard(hint)
    },
    on: (hint, look) => {
      const own = listeners.get(hint) ?? new Set()
      listeners.set(hint, own.add(look))
      return () => void own.delete(look)
    },
  }
}

/** One run at a time: who asks while one runs gets one more after it, so that no run misses what it was asked for. */
export function oneByOne(run: () => Promise<void>): () => Promise<void> {
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
