import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from './log.ts'

/** What runs all the time: its name, the milliseconds between runs, one run. */
export type Loop = { readonly name: string; readonly everyMs: number; readonly run: () => Promise<void> }

/** Runs each loop again and again, one run at a time; a run that fails is logged and the next one tries afresh. */
export function startLoops(loops: readonly Loop[], log: Log): () => Promise<void> {
  const stop = new AbortController()
  const running = loops.map((loop) => repeat(loop, stop.signal, log))
  return async () => {
    stop.abort()
    await Promise.all(running)
  }
}

async function repeat(loop: Loop, signal: AbortSignal, log: Log): Promise<void> {
  while (!signal.aborted) {
    try {
      await loop.run()
    } catch (error) {
      log.error({ loop: loop.name, err: error })
    }
    // Rejects when stopped: then the pause is over at once.
    await pause(loop.everyMs, undefined, { signal }).catch(() => undefined)
  }
}
