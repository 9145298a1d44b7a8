import pg from 'pg'
import type { Log } from '#platform/observing/log.ts'
import { startLoops } from './loops.ts'

const LOOK_MS = 30_000

const SIGN_OF_LIFE = `select pg_advisory_lock(hashtext('jobs'), hashtext($1))`

/** Whose sign of life can be taken lives no more: the library itself would keep their jobs locked for four hours. */
const UNLOCK = `
  select graphile_worker.force_unlock_workers(array_agg(locked_by)) from (
    select locked_by from (select distinct locked_by from graphile_worker._private_jobs where locked_by <> $1) holders
     where pg_try_advisory_xact_lock(hashtext('jobs'), hashtext(locked_by))) gone
  having count(*) > 0`

/**
 * Sets free what killed workers had begun, at once and every half a minute. A pool of workers shows that it lives by a lock
 * on a connection of its own, which PostgreSQL drops with the process. One that loses the connection only may have a job
 * done twice, which every job is made for.
 */
export function freeAbandonedJobs(url: string, workers: string, log: Log): () => Promise<void> {
  let line: pg.Client | undefined
  const run = async (): Promise<void> => {
    line ??= await signOfLife(url, workers, () => (line = undefined))
    await line.query(UNLOCK, [workers])
  }
  const stop = startLoops([{ name: 'free_abandoned_jobs', everyMs: LOOK_MS, run }], log)
  return async () => {
    await stop()
    await line?.end()
  }
}

async function signOfLife(url: string, workers: string, onLoss: () => void): Promise<pg.Client> {
  const client = new pg.Client(url)
  client.on('error', onLoss)
  await client.connect()
  await client.query(SIGN_OF_LIFE, [workers])
  return client
}
