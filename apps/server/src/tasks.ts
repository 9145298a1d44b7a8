import type { CronItem, TaskList } from 'graphile-worker'
import type { Deps } from './platform/deps.ts'

/** Every job by its name: one line each. */
export const tasks = (_deps: Deps): TaskList => ({})

/** What runs by the clock, in UTC. */
export const timetable: readonly CronItem[] = []

/** Loops that run all the time in the `jobs` role: name → milliseconds between runs and what one run does. */
export type Loop = { readonly name: string; readonly everyMs: number; readonly run: () => Promise<void> }
export const loops = (_deps: Deps): readonly Loop[] => []
