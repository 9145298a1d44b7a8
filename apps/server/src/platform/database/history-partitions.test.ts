import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { APP_ROLE } from '#testing/database.ts'
import { captureLog } from '#testing/captured-log.ts'
import { type Person, type TestExchange, testExchange } from '#testing/exchange.ts'
import { makeHistoryPartitions, MONTHS_AHEAD } from './history-partitions.sql.ts'
import { missingHistoryMonths } from '#platform/observing/metrics.ts'
import { idAt } from '#platform/random/random.ts'

let exchange: TestExchange
let owner: pg.Client
let who: Person

beforeAll(async () => {
  exchange = await testExchange({ LOG_LEVEL: 'error' })
  await exchange.coin('tUSD', 'crypto', 6)
  owner = new pg.Client(exchange.database.ownerUrl)
  await owner.connect()
})
beforeEach(async () => {
  who = await exchange.customer()
})
afterAll(async () => {
  await owner.end()
  await exchange.close()
})

const missing = async () => (await missingHistoryMonths.get()).values[0]?.value
const monthOf = (at: Date): string => `posting_${at.toISOString().slice(0, 7).replace('-', '_')}`
/** Returns the partitions that hold the postings of this customer. */
const tablesOf = async ({ id }: Person): Promise<string[]> => {
  const { rows } = await owner.query<{ it: string }>(
    'select distinct p.tableoid::regclass::text as it from posting p join account a on a.id = p.account_id where a.customer_id = $1',
    [id],
  )
  return rows.map(({ it }) => it)
}
const fund = () => exchange.fund({ customer: who.id, kind: 'token' }, 'tUSD', 5n)
const now = async () => (await sql<{ now: Date }>`select now()`.execute(exchange.deps.db)).rows[0]?.now ?? new Date(NaN)

test('starts an id with its time, and makes two ids of the same moment differ', () => {
  const at = new Date('2026-11-22T14:30:00.123Z')
  expect(idAt(at)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number(`0x${idAt(at).replaceAll('-', '').slice(0, 12)}`)).toBe(at.getTime())
  expect(idAt(at)).not.toBe(idAt(at))
  expect(idAt(at) < idAt(new Date(at.getTime() + 1))).toBe(true)
})

test('stores postings in the partition of their month, and reads them without scanning other partitions', async () => {
  await fund()
  expect(await tablesOf(who)).toEqual([monthOf(await now())])
  const { rows } = await owner.query<{ 'QUERY PLAN': string }>(
    `explain select * from posting where journal_id = '${idAt(await now())}'`,
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain(monthOf(await now()))
  expect(plan).not.toContain('posting_other')
})

test('writes a month without partitions to the default, reports it, and creates its partitions later', async () => {
  const lines = captureLog(exchange.deps.log)
  await owner.query(`revoke execute on function make_history_partitions from ${APP_ROLE}`)
  exchange.passTime(130 * DAY_MS)
  await expect(makeHistoryPartitions(exchange.deps)).rejects.toThrow(/permission denied/)
  expect(await missing()).toBe(MONTHS_AHEAD)
  expect(lines.join()).toContain('the history has no partition for the next month')
  await fund()
  expect(await tablesOf(who)).toEqual(['posting_other'])
  await owner.query(`grant execute on function make_history_partitions to ${APP_ROLE}`)
  await makeHistoryPartitions(exchange.deps)
  expect(await missing()).toBe(0)
  expect(await tablesOf(who)).toEqual([monthOf(new Date((await now()).getTime() + 130 * DAY_MS))])
  exchange.passTime(-130 * DAY_MS)
})

test('stores an id without a time, and keeps keys unique over all partitions', async () => {
  const [journal, order] = [randomUUID(), randomUUID()]
  const step = `insert into transition values ('otc_order', $1, 1, null, '0', now(), 'test')`
  await owner.query('begin')
  await owner.query(step, [order])
  await owner.query('savepoint before')
  await expect(owner.query(step, [order])).rejects.toThrow('duplicate key')
  await owner.query('rollback to before')
  const twice = `insert into posting overriding system value
                 select 1, $1, id, coin, amount from (select * from account limit 1) a, unnest(array[1, -1]) amount`
  await expect(owner.query(twice, [journal])).rejects.toThrow('duplicate key')
  await owner.query('rollback')
})

test('gives the app access only through the parent table, and no right to create tables', async () => {
  const { rows } = await owner.query<{ it: string }>(
    `select c.relname as it from pg_class c where c.relispartition and c.relkind in ('r', 'p')
        and has_table_privilege('${APP_ROLE}', c.oid, 'select, insert, update, delete, truncate')`,
  )
  expect(rows).toEqual([])
  await expect(sql`select make_history_partitions(now(), 13)`.execute(exchange.deps.db)).rejects.toThrow(
    'at most 12 months ahead, but 13 were requested',
  )
  await expect(sql`create table other (id int)`.execute(exchange.deps.db)).rejects.toThrow(/permission denied/)
})
