import pg from 'pg'
import type { Log } from '#platform/observing/log.ts'
import { startLoops } from './loops.ts'

const CHECK_MS = 30_000

const WORKER_LOCK = `select pg_advisory_lock(hashtext('jobs'), hashtext($1))`

/**
 * Unlocks the jobs of workers whose advisory lock is free, because their process is dead. The library would keep these
 * jobs locked for four hours.
 */
const UNLOCK = `
  select graphile_worker.force_unlock_workers(array_agg(locked_by)) from (
    select locked_by from (select distinct locked_by from graphile_worker.jobs where locked_by <> $1) holders
     where pg_try_advisory_xact_lock(hashtext('jobs'), hashtext(locked_by))) gone
  having count(*) > 0`

/**
 * Unlocks the jobs of killed workers, now and every half minute. A pool of workers holds a lock on a separate
 * connection, which PostgreSQL releases with the process. A pool that only loses this connection may have a job run
 * twice, which every job must allow.
 */
export function freeAbandonedJobs(url: string, workers: string, log: Log): () => Promise<void> {
  let line: pg.Client | undefined
  const run = async (): Promise<void> => {
    line ??= await holdWorkerLock(url, workers, () => (line = undefined))
    await line.query(UNLOCK, [workers])
  }
  const stop = startLoops([{ name: 'free_abandoned_jobs', everyMs: CHECK_MS, run }], log)
  return async () => {
    await stop()
    await line?.end()
  }
}

async function holdWorkerLock(url: string, workers: string, onLoss: () => void): Promise<pg.Client> {
  const client = new pg.Client(url)
  client.on('error', onLoss)
  await client.connect()
  await client.query(WORKER_LOCK, [workers])
  return client
}
