import { setTimeout as pause } from 'node:timers/promises'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { type Finding, runChecks } from '../../../apps/server/src/services/audit/verify.ts'
import type { Tail } from '../../../apps/server/src/services/audit/tail.ts'
import { createLog } from '../../../apps/server/src/platform/observing/log.ts'
import { startLoops } from '../../../apps/server/src/platform/jobs/loops.ts'

const EVERY_MS = 1000
/** The longest time without a finished check while the database responds. */
const LATE_MS = 180_000
const LOOK_MS = 100
/** The overlap of two windows, because rows store the start time of their transaction. */
const OVERLAP_MINUTES = 5

export type TailWatch = {
  readonly found: Finding[]
  readonly tailChecks: () => number
  /** Waits for a check that began after this call. */
  readonly looked: () => Promise<void>
  /** Runs `work` while the check is paused; the next check reads the whole ledger. */
  readonly pause: (work: () => Promise<void>) => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * The minutes between a moment of the simulation's clock and the database's current time. Negative if the simulation's clock is ahead
 * of the database.
 */
export const minutesBack = (databaseMs: number, simulatedMs: number): number =>
  Math.ceil((databaseMs - simulatedMs) / MINUTE_MS) + OVERLAP_MINUTES

type WatchOptions = {
  /** The URL of the auditor's role, which may change when the database is restarted. */
  readonly auditUrl: () => Promise<string> | string
  /** Receives the errors of checks that could not run, as lines of the log. */
  readonly unexpectedErrors: string[]
  readonly now: () => Date
}

/**
 * Runs the tail check of the ledger every second beside the simulation, each window directly behind the one before and
 * without the job's second check. A healthy exchange gives no finding, even with overlapping transactions (VER-01).
 */
export function watchTail({ auditUrl, unexpectedErrors, now }: WatchOptions): TailWatch {
  const found: Finding[] = []
  let tailChecks = 0
  let seen: (Pick<Tail, 'journal' | 'act'> & { readonly at: number }) | undefined
  const run = async (): Promise<void> => {
    const at = now().getTime()
    const scope = seen === undefined ? 'everything' : { ...seen, lastMinutes: minutesBack(Date.now(), seen.at) }
    const { findings, chainEnds: saw } = await runChecks(await auditUrl(), scope)
    found.push(...findings)
    tailChecks += 1
    seen = { ...saw, at }
  }
  const log = createLog('error', { write: (line) => void unexpectedErrors.push(line) })
  const start = (): (() => Promise<void>) => startLoops([{ name: 'tail_watch', everyMs: EVERY_MS, run }], log)
  let stop = start()
  return {
    found,
    tailChecks: () => tailChecks,
    looked: async () => {
      // A check that runs at this moment began before this call.
      const due = tailChecks + 2
      for (const began = performance.now(); performance.now() - began < LATE_MS; await pause(LOOK_MS))
        if (tailChecks >= due) return
      throw new Error(`the tail check does not run: ${unexpectedErrors.at(-1)}`)
    },
    pause: async (work) => {
      await stop()
      seen = undefined
      try {
        await work()
      } finally {
        stop = start()
      }
    },
    stop: () => stop(),
  }
}
