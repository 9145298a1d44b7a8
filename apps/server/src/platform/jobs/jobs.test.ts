import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { APP_ROLE } from '#testing/database.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { startJobs } from './jobs.ts'
import { createLog } from '#platform/observing/log.ts'

let exchange: TestExchange
let stop: () => Promise<void>
const ran: string[] = []
let failures = 0
let cuts = 0
const waitingJobs: string[] = []

beforeAll(async () => {
  exchange = await testExchange()
  const tasks = {
    note: (payload: unknown) => void ran.push((payload as { what: string }).what),
    at_start: () => void ran.push('at the start'),
    cut: async () => {
      const owner = new pg.Client(exchange.database.ownerUrl)
      await owner.connect()
      await owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = '${APP_ROLE}'`,
      )
      await owner.end()
      cuts += 1
    },
    fail_always: (payload: unknown) => {
      ran.push((payload as { what: string }).what)
      throw new Error('never')
    },
    fail_once: () => {
      failures += 1
      if (failures === 1) throw new Error('not this time')
    },
  }
  const log = createLog('warn', { write: (line) => void waitingJobs.push(line) })
  stop = await startJobs(exchange.database.appUrl, tasks, { cron: [], atStart: ['at_start'] }, log)
})
afterAll(async () => {
  await stop()
  await exchange.close()
})

const until = (done: () => boolean): Promise<void> => expect.poll(done).toBe(true)

test('runs at the start a periodic job that is marked for it', async () => {
  await until(() => ran.includes('at the start'))
  expect(ran.filter((what) => what === 'at the start')).toHaveLength(1)
})

test('runs a job after the transaction that wrote it, and never after a rollback', async () => {
  const inTx = exchange.deps.inTx('test')
  await inTx(async (tx) => {
    await exchange.deps.enqueue(tx, 'note', { what: 'rolled back' })
    return refuse('NOT_FOUND')
  })
  await inTx(async (tx) => ok(await exchange.deps.enqueue(tx, 'note', { what: 'committed' })))
  await until(() => ran.includes('committed'))
  expect(ran).not.toContain('rolled back')
})

test('keeps a failed job and retries it', async () => {
  await exchange.deps.inTx('test')(async (tx) => ok(await exchange.deps.enqueue(tx, 'fail_once', {})))
  await until(() => failures >= 2)
  expect(failures).toBe(2)
})

test('OPS-01 runs the jobs of killed workers, and not those of running workers', async () => {
  const locked = async (what: string, by: string): Promise<void> => {
    await exchange.deps.inTx('test')(async (tx) => {
      await exchange.deps.enqueue(tx, 'note', { what }, { key: what })
      await sql`update graphile_worker._private_jobs set locked_by = ${by}, locked_at = now() where key = ${what}`.execute(
        tx.db,
      )
      return ok(undefined)
    })
  }
  const living = new pg.Client(exchange.database.appUrl)
  await living.connect()
  await living.query(`select pg_advisory_lock(hashtext('jobs'), hashtext('pool-alive'))`)
  await locked('begun by the living', 'pool-alive')
  await locked('begun by the killed', 'pool-killed')
  const stopNext = await startJobs(exchange.database.appUrl, {}, { cron: [], atStart: [] }, exchange.deps.log)
  await until(() => ran.includes('begun by the killed'))
  await stopNext()
  expect(ran).not.toContain('begun by the living')
  await living.end()
})

test('OPS-01 continues after its database connections end in the middle of jobs, and leaves no job behind', async () => {
  await exchange.deps.inTx('test')(async (tx) => {
    for (let at = 0; at < 4; at += 1) await exchange.deps.enqueue(tx, 'cut', {})
    return ok(undefined)
  })
  await until(() => cuts >= 4)
  await exchange.deps.inTx('test')(async (tx) => ok(await exchange.deps.enqueue(tx, 'note', { what: 'after the cut' })))
  await until(() => ran.includes('after the cut'))
  const left = async (): Promise<number> =>
    (await sql`select 1 from graphile_worker.jobs where locked_by <> 'pool-alive'`.execute(exchange.deps.db)).rows
      .length
  await expect.poll(left).toBe(0)
})

test.each([
  ['53100', 'the disk is full'],
  ['25006', 'the database is read-only'],
  ['53300', 'there are too many connections'],
  ['42501', 'a right is missing'],
  ['XX000', 'PostgreSQL fails in itself'],
])('OPS-11 records the outcome of a job later if %s fails because %s', async (code) => {
  const owner = new pg.Client(exchange.database.ownerUrl)
  await owner.connect()
  await owner.query(`create function refuse_outcome() returns trigger language plpgsql security definer as $$ begin
      raise exception 'refused' using errcode = '${code}'; end $$;
    create trigger refuse_done before delete on graphile_worker._private_jobs for each row execute function refuse_outcome();
    create trigger refuse_failed before update of last_error on graphile_worker._private_jobs for each row execute function refuse_outcome()`)
  const left = async (): Promise<unknown[]> =>
    (
      await sql`select key, locked_by is null as free from graphile_worker.jobs where key like ${`%-${code}`} order by key`.execute(
        exchange.deps.db,
      )
    ).rows
  await exchange.deps.inTx('test')(async (tx) => {
    await exchange.deps.enqueue(tx, 'note', { what: code }, { key: `done-${code}` })
    await exchange.deps.enqueue(tx, 'fail_always', { what: `failed ${code}` }, { key: `failed-${code}` })
    return ok(undefined)
  })
  await until(() => ran.includes(code) && ran.includes(`failed ${code}`))
  await expect.poll(() => waitingJobs.filter((line) => line.includes(`"${code}"`)).length).toBeGreaterThanOrEqual(4)
  expect(await left()).toEqual([
    { key: `done-${code}`, free: false },
    { key: `failed-${code}`, free: false },
  ])
  await owner.query('drop function refuse_outcome() cascade')
  await owner.end()
  await expect.poll(left, { timeout: 10_000 }).toEqual([{ key: `failed-${code}`, free: true }])
  expect(ran.filter((what) => what === code)).toHaveLength(1)
})
