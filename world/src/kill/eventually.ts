import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE_MS = 90_000
const LOOK_MS = 100

/** Tries again while what it needs is down; throws as the last try did when that lasts too long. */
export async function eventually<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (performance.now() - began > PATIENCE_MS) throw error
      await pause(LOOK_MS)
    }
  }
}
