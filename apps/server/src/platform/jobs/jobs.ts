import { type CronItem, Logger, parseCronItems, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import { EventEmitter } from 'node:events'
import { freeAbandonedJobs } from './abandoned-jobs.ts'
import type { Enqueue } from '#platform/http/deps.ts'
import { JobsPool } from './jobs-pool.ts'
import type { Log } from '#platform/observing/log.ts'
import { many } from '#platform/database/rows.ts'

/**
 * Adds a job in the caller's transaction, so it never runs after a rollback. Jobs with the same `key` are queued once.
 */
export const enqueue: Enqueue = async (tx, task, payload, options = {}) => {
  await many(
    tx,
    sql`select graphile_worker.add_job(${task}, payload := ${JSON.stringify(payload)}::json,
               run_at := ${options.runAt ?? null}::timestamptz, job_key := ${options.key ?? null}::text)`,
  )
}

export type Timetable = { readonly cron: readonly CronItem[]; readonly atStart: readonly string[] }

/**
 * Runs jobs from PostgreSQL until stopped. Failed jobs are retried with exponential backoff. The library has its own
 * pool, because it writes query results as JSON and our parsing of int8 as bigint would break that.
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

/** Returns a logger that writes only warnings and errors of the library. */
const quietLogger = (log: Log): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ jobs: message }, 'the job library reports a problem')
  })
