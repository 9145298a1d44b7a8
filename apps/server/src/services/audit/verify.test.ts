import { amount } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { connect, createServer } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { exitStop } from '#payments/exits/gate.ts'
import { type Entry, post } from '#books/ledger/post.sql.ts'
import { verifyBooks } from './verify.job.ts'
import { runChecks, verify } from './verify.ts'

let exchange: TestExchange
let owner: pg.Client

beforeAll(async () => {
  exchange = await testExchange()
  owner = new pg.Client(exchange.database.ownerUrl)
  await owner.connect()
  await exchange.coin('USD', 'fiat', 2)
  const { id } = await exchange.customer()
  await exchange.fund({ customer: id, kind: 'fiat' }, 'USD', 500n)
})
afterAll(async () => {
  await owner.end()
  await exchange.close()
})

const deposit = (customer: string): Entry => ({
  kind: 'adjustment',
  ref: { type: 'test', id: randomUUID() },
  transfers: [{ debit: { exchange: 'bank' }, credit: { customer, kind: 'fiat' }, coin: 'USD', amount: amount(7n) }],
})

async function sound(): Promise<boolean> {
  const answer = await exchange.deps.inTx('test')(async (tx) => ok(await exitStop(tx)))
  return answer.value === undefined
}

test('allows payments for a ledger without a finding', async () => {
  await verifyBooks(exchange.deps, 'tail')
  expect(await sound()).toBe(true)
})

test('stops payments after a balance was changed outside the ledger, until a complete check is clean', async () => {
  await owner.query("update account set posted = posted + 1 where role = 'customer'")
  await verifyBooks(exchange.deps, 'tail')
  expect(await sound()).toBe(false)

  await owner.query("update account set posted = posted - 1 where role = 'customer'")
  await verifyBooks(exchange.deps, 'tail')
  expect(await sound()).toBe(false)
  await verifyBooks(exchange.deps, 'everything')
  expect(await sound()).toBe(true)
})

/** Waits until a statement of any role waits for a lock, because pg_stat_activity hides other roles' details. */
const oneWaits = (): Promise<unknown> =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from pg_locks
         where not granted and database = (select oid from pg_database where datname = current_database())`.execute(
        exchange.deps.db,
      )
      return rows[0]?.n
    })
    .toBe(1)

test('keeps findings after a complete run that came after it began', async () => {
  await owner.query('begin')
  await owner.query('lock table posting in access exclusive mode')
  const run = verifyBooks(exchange.deps, 'everything')
  await oneWaits()
  await sql`insert into books_check (at, scope, findings, detail) values (now(), 'tail', 1, '[]')`.execute(
    exchange.deps.db,
  )
  await owner.query('rollback')
  await run
  expect(await sound()).toBe(false)
  await verifyBooks(exchange.deps, 'everything')
  expect(await sound()).toBe(true)
})

test('detects a posting that was rewritten outside the ledger by the hash chain', async () => {
  const flip = (by: string) =>
    owner.query(`update posting set amount = trunc(amount * ${by}) where journal_id = (select id from journal limit 1)`)
  await flip('2')
  await verifyBooks(exchange.deps, 'everything')
  const { rows } = await owner.query<{ detail: { invariant: string }[] }>(
    'select detail from books_check order by id desc limit 1',
  )
  await flip('0.5')
  expect(rows[0]?.detail.map(({ invariant }) => invariant)).toContain('I24b')
})

test('stops payments for an unchecked ledger, and first checks everything', async () => {
  const fresh = await testExchange()
  const refusal = async () => (await fresh.deps.inTx('test')(async (tx) => ok(await exitStop(tx)))).value
  expect(await refusal()).toBe('books_unverified')
  await verifyBooks(fresh.deps, 'tail')
  expect(await refusal()).toBeUndefined()
  const { rows } = await sql`select scope from books_check`.execute(fresh.deps.db)
  expect(rows).toEqual([{ scope: 'everything' }])
  await fresh.close()
})

const lastCheck = async () =>
  (
    await owner.query<{ scope: string; findings: number; detail: unknown[]; unconfirmed: unknown[] }>(
      'select scope, findings, detail, unconfirmed from books_check order by id desc limit 1',
    )
  ).rows[0]
const invariantsOf = (found: readonly unknown[] | undefined): unknown =>
  found?.map((finding) => z.object({ invariant: z.string() }).parse(finding).invariant)

test('checks what was posted during a gap in the next run', async () => {
  await verifyBooks(exchange.deps, 'everything')
  const { id } = await exchange.customer()
  await exchange.fund({ customer: id, kind: 'fiat' }, 'USD', 100n)
  await owner.query("update books_check set began_at = began_at - interval '2 hours'")
  const change = (by: number) =>
    owner.query("update account set posted = posted + $1 where role = 'customer' and customer_id = $2", [by, id])
  await change(1)
  await verifyBooks(exchange.deps, 'tail')
  await change(-1)
  const check = await lastCheck()
  expect(check?.scope).toBe('tail')
  expect(invariantsOf(check?.detail)).toContain('I3')
  await verifyBooks(exchange.deps, 'everything')
  expect(await sound()).toBe(true)
})

test('VER-01 reports no finding for a transaction that began before the window and ends in it', async () => {
  const { customer, another } = { customer: await exchange.customer(), another: await exchange.customer() }
  const [started, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = exchange.deps.inTx('world')(async (tx) => {
    started.resolve()
    await end.promise
    return post(tx, deposit(customer.id))
  })
  await started.promise
  // Journal times are whole milliseconds, so the next one begins in a later millisecond.
  await owner.query('select pg_sleep(0.01)')
  await exchange.fund({ customer: another.id, kind: 'fiat' }, 'USD', 5n)
  const { chainEnds } = await runChecks(exchange.database.auditUrl, 'everything')
  end.resolve()
  expect((await slow).ok).toBe(true)
  const { rows } = await owner.query<{ isOlder: boolean }>(
    `select n.created_at < o.created_at as "isOlder" from journal n join journal o on o.seq = n.seq - 1 order by n.seq desc limit 1`,
  )
  expect(rows).toEqual([{ isOlder: true }])
  expect(await verify(exchange.database.auditUrl, { ...chainEnds, lastMinutes: 0 })).toEqual([])
})

test('VER-01 reports no finding in consecutive tail checks during fifty concurrent payments', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => exchange.customer()))
  const state = { isPaying: true }
  const payments = async (customer: string): Promise<void> => {
    for (let n = 0; n < 5; n += 1) await exchange.fund({ customer, kind: 'fiat' }, 'USD', 5n)
  }
  const paying = Promise.all(people.map(({ id }) => payments(id))).finally(() => (state.isPaying = false))
  let [window, runs] = [(await runChecks(exchange.database.auditUrl, 'everything')).chainEnds, 0]
  do {
    const { findings, chainEnds } = await runChecks(exchange.database.auditUrl, { ...window, lastMinutes: 0 })
    expect(findings).toEqual([])
    ;[window, runs] = [chainEnds, runs + 1]
  } while (state.isPaying)
  await paying
  expect(runs).toBeGreaterThan(0)
  expect(await verify(exchange.database.auditUrl, { ...window, lastMinutes: 0 })).toEqual([])
})

test('VER-01 stores a finding that a second check does not confirm, and stops nothing', async () => {
  await verifyBooks(exchange.deps, 'everything')
  expect(await sound()).toBe(true)
  // The first check waits for the last table that it reads. After that, the error is removed again.
  const locker = new pg.Client(exchange.database.ownerUrl)
  await locker.connect()
  await owner.query("update account set posted = posted + 1 where role = 'customer'")
  await locker.query('begin')
  await locker.query('lock table audit_entry in access exclusive mode')
  const run = verifyBooks(exchange.deps, 'tail')
  await oneWaits()
  await owner.query("update account set posted = posted - 1 where role = 'customer'")
  await locker.query('rollback')
  await run
  await locker.end()
  const check = await lastCheck()
  expect([check?.findings, check?.detail]).toEqual([0, []])
  expect(invariantsOf(check?.unconfirmed)).toContain('I3')
  expect(await sound()).toBe(true)
})

test('fails the run and not the process when the database is lost during a run', async () => {
  const { hostname, port } = new URL(exchange.database.auditUrl)
  const between = createServer((near) => {
    const far = connect(Number(port), hostname)
    near
      .on('error', () => far.destroy())
      .pipe(far.on('error', () => near.destroy()))
      .pipe(near)
    // Closes the connection without a message during the run, as when PostgreSQL is killed.
    let sentBytes = 0
    near.on('data', (data) => void ((sentBytes += data.length) > 2_000 && near.resetAndDestroy()))
  })
  await new Promise<void>((ready) => between.listen(0, '127.0.0.1', ready))
  const url = new URL(exchange.database.auditUrl)
  const address = between.address()
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  await expect(verify(url.href, 'everything')).rejects.toThrow(/terminated|ECONNRESET/)
  between.close()
})
