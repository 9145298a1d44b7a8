import { ok } from '@tessera/domain/outcome.ts'
import { sql } from 'kysely'
import { connect, createServer } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHouse, type TestHouse } from '../../../../world/src/testing/house.ts'
import { exitStop } from '../exits/gate.ts'
import { verifyBooks } from './verify.job.ts'
import { verify } from './verify.ts'

let house: TestHouse
let owner: pg.Client

beforeAll(async () => {
  house = await testHouse()
  owner = new pg.Client(house.database.ownerUrl)
  await owner.connect()
  await house.coin('USD', 'fiat', 2)
  const { id } = await house.customer()
  await house.fund({ customer: id, kind: 'fiat' }, 'USD', 500n)
})
afterAll(async () => {
  await owner.end()
  await house.close()
})

async function sound(): Promise<boolean> {
  const answer = await house.deps.inTx('test')(async (tx) => ok(await exitStop(tx)))
  return answer.value === undefined
}

test('books that were never found wrong let money leave', async () => {
  await verifyBooks(house.deps, 'tail')
  expect(await sound()).toBe(true)
})

test('a balance that was changed behind the ledger stops money until everything is right again', async () => {
  await owner.query("update account set posted = posted + 1 where role = 'customer'")
  await verifyBooks(house.deps, 'tail')
  expect(await sound()).toBe(false)

  await owner.query("update account set posted = posted - 1 where role = 'customer'")
  await verifyBooks(house.deps, 'tail')
  expect(await sound()).toBe(false)
  await verifyBooks(house.deps, 'everything')
  expect(await sound()).toBe(true)
})

test('a whole run forgives nothing that was found after it began', async () => {
  await owner.query('begin')
  await owner.query('lock table posting in access exclusive mode')
  const run = verifyBooks(house.deps, 'everything')
  const waiting = sql<{ n: number }>`
    select count(*)::int as n from pg_locks
     where not granted and database = (select oid from pg_database where datname = current_database())`
  await expect.poll(async () => (await waiting.execute(house.deps.db)).rows[0]?.n).toBe(1)
  await sql`insert into books_check (at, scope, findings, detail) values (now(), 'tail', 1, '[]')`.execute(
    house.deps.db,
  )
  await owner.query('rollback')
  await run
  expect(await sound()).toBe(false)
  await verifyBooks(house.deps, 'everything')
  expect(await sound()).toBe(true)
})

test('a posting that was rewritten behind the ledger breaks the hash chain', async () => {
  const flip = (by: string) =>
    owner.query(`update posting set amount = trunc(amount * ${by}) where journal_id = (select id from journal limit 1)`)
  await flip('2')
  await verifyBooks(house.deps, 'everything')
  const { rows } = await owner.query<{ detail: { invariant: string }[] }>(
    'select detail from books_check order by id desc limit 1',
  )
  await flip('0.5')
  expect(rows[0]?.detail.map(({ invariant }) => invariant)).toContain('I24b')
})

test('books that nobody has looked at yet keep money in, and the first look is at everything', async () => {
  const fresh = await testHouse()
  const refusal = async () => (await fresh.deps.inTx('test')(async (tx) => ok(await exitStop(tx)))).value
  expect(await refusal()).toBe('books_unverified')
  await verifyBooks(fresh.deps, 'tail')
  expect(await refusal()).toBeUndefined()
  const { rows } = await sql`select scope from books_check`.execute(fresh.deps.db)
  expect(rows).toEqual([{ scope: 'everything' }])
  await fresh.close()
})

test('the run after a gap looks at what was posted in it', async () => {
  await owner.query("update books_check set began_at = now() - interval '30 minutes'")
  const journalsMove = (by: string) => owner.query(`update journal set created_at = created_at + interval '${by}'`)
  await journalsMove('-20 minutes')
  await verifyBooks(house.deps, 'tail')
  const { rows } = await owner.query<{ scope: string; found: boolean }>(
    'select scope, findings > 0 as found from books_check order by id desc limit 1',
  )
  await journalsMove('20 minutes')
  expect(rows).toEqual([{ scope: 'tail', found: true }])
})

test('a database that goes away in the middle of a run fails the run and not the process', async () => {
  const { hostname, port } = new URL(house.database.auditUrl)
  const between = createServer((near) => {
    const far = connect(Number(port), hostname)
    near
      .on('error', () => far.destroy())
      .pipe(far.on('error', () => near.destroy()))
      .pipe(near)
    // Cut without a word, as when PostgreSQL is killed, once the run is on its way.
    let said = 0
    near.on('data', (data) => void ((said += data.length) > 2_000 && near.resetAndDestroy()))
  })
  await new Promise<void>((ready) => between.listen(0, '127.0.0.1', ready))
  const url = new URL(house.database.auditUrl)
  const address = between.address()
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  await expect(verify(url.href, 'everything')).rejects.toThrow(/terminated|ECONNRESET/)
  between.close()
})
