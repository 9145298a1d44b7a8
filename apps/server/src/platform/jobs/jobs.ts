import { type CronItem, Logger, parseCronItems, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import { EventEmitter } from 'node:events'
import { freeAbandonedJobs } from './abandoned-jobs.ts'
import type { Enqueue } from '#platform/http/deps.ts'
import { JobsPool } from './jobs-pool.ts'
import type { Log } from '#platform/observing/log.ts'
import { many } from '#platform/database/rows.ts'

/** Writes a job in the caller's transaction: it never runs when that rolls back. The same `key` is queued once. */
export const enqueue: Enqueue = async (tx, task, payload, options = {}) => {
  await many(
    tx,
    sql`select graphile_worker.add_job(${task}, payload := ${JSON.stringify(payload)}::json,
               run_at := ${options.runAt ?? null}::timestamptz, job_key := ${options.key ?? null}::text)`,
  )
}

export type Timetable = { readonly cron: readonly CronItem[]; readonly atStart: readonly string[] }

/**
 * Claims jobs from PostgreSQL until stopped; what fails is tried again with a growing pause. It has a pool of its own: the
 * library writes what it read as JSON, which our reading of int8 as bigint would break.
 */
export async function startJobs(
  url: string,
  tasks: TaskList,
  { cron, atStart }: Timetable,
  log: Log,
): Promise<() => Promise<void>> {
  const events: WorkerEvents = new EventEmitter()
  let workers = ''
  events.on('pool:create', ({ workerPool }) => (workers = workerPool.id))
  const pool = new JobsPool(url, log)
  const runner = await run({
    events,
    pgPool: pool.pool,
    taskList: tasks,
    parsedCronItems: parseCronItems([...cron]),
    concurrency: 4,
    pollInterval: 1000,
    noHandleSignals: true,
    noPreparedStatements: true,
    logger: quietLogger(log),
  })
  pool.started()
  for (const task of atStart) await runner.addJob(task, {}, { jobKey: `${task}:start` })
  const stopFreeing = freeAbandonedJobs(url, workers, log)
  return async () => {
    await runner.stop()
    await stopFreeing()
    await pool.end()
  }
}

/** Only what a person should look at reaches our log. */
const quietLogger = (log: Log): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ jobs: message })
  })
