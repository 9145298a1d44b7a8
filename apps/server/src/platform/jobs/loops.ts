import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#platform/observing/log.ts'

/** A background loop: its name, the milliseconds between runs, one run. */
export type Loop = {
  readonly name: string
  readonly everyMs: number
  readonly run: () => Promise<void>
  /** The loop pauses while this part of the node is down. */
  readonly needs?: 'chain'
}

/**
 * Runs each loop repeatedly, one run at a time. A failed run is logged and the next one starts normally. A loop pauses
 * while `mayRun` returns false.
 */
export function startLoops(
  loops: readonly Loop[],
  log: Log,
  mayRun: (loop: Loop) => boolean = () => true,
): () => Promise<void> {
  const stop = new AbortController()
  const running = loops.map((loop) => repeat(loop, { signal: stop.signal, log, mayRun }))
  return async () => {
    stop.abort()
    await Promise.all(running)
  }
}

type Repeating = { readonly signal: AbortSignal; readonly log: Log; readonly mayRun: (loop: Loop) => boolean }

async function repeat(loop: Loop, { signal, log, mayRun }: Repeating): Promise<void> {
  while (!signal.aborted) {
    try {
      if (mayRun(loop)) await loop.run()
    } catch (error) {
      log.error({ loop: loop.name, err: error }, 'a loop failed and runs again')
    }
    // Rejects when stopped, which ends the pause at once.
    await pause(loop.everyMs, undefined, { signal }).catch(() => undefined)
  }
}
