import type { CronItem, TaskList } from 'graphile-worker'
import { verifyBooks } from './audit/verify.job.ts'
import type { Deps } from './platform/deps.ts'

/** Every job by its name: one line each. */
export const tasks = (deps: Deps): TaskList => ({
  verify_tail: () => verifyBooks(deps, 'tail'),
  verify_everything: () => verifyBooks(deps, 'everything'),
})

/** What runs by the clock, in UTC. */
export const timetable: readonly CronItem[] = [
  { task: 'verify_tail', match: '* * * * *', options: { backfillPeriod: 0 } },
  { task: 'verify_everything', match: '17 3 * * *', options: { backfillPeriod: 0 } },
]

/** Loops that run all the time in the `jobs` role: name → milliseconds between runs and what one run does. */
export type Loop = { readonly name: string; readonly everyMs: number; readonly run: () => Promise<void> }
export const loops = (_deps: Deps): readonly Loop[] => []
