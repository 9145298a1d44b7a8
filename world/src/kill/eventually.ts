import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE_MS = 90_000
const LOOK_MS = 100

/** Retries `work` while a dependency is down; throws the last error after the time limit. */
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
