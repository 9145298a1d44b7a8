import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { byKeys, connectionOptions } from '#platform/database/database.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'
import { openSub } from '#testing/sub-accounts.ts'
import { KnownFacts, MAX_CHANGES } from './known-facts.ts'
import { LockedRows, type LockedState, readState } from './locked-rows.sql.ts'

let floor: Floor
let owner: pg.Client
let lockedRows: LockedRows
/** An owner and its sub-account. */
let customers: readonly string[]
let known: KnownFacts
beforeAll(async () => {
  floor = await tradingFloor()
  owner = new pg.Client(floor.exchange.database.ownerUrl)
  await owner.connect()
  lockedRows = new LockedRows(connectionOptions(floor.exchange.database.appUrl, byKeys), () => undefined)
  const investor = await floor.exchange.customer({ class: 'ai' })
  customers = [investor.id, (await openSub(floor.exchange, investor)).id]
  known = new KnownFacts('1')
})
afterAll(async () => {
  await lockedRows.close()
  await owner.end()
  await floor.exchange.close()
})

type Compared = Omit<LockedState, 'now' | 'read_at'>
/** Reads the facts of both customers as a batch does. */
const read = (by: KnownFacts, wanted = customers): Promise<Compared> =>
  lockedRows.withLocks(
    wanted.map((customer) => ({ customer, clientOrderId: randomUUID() })),
    by,
    '0',
    async ({ now: _now, read_at: _readAt, actors, ...rest }) => ({
      ...rest,
      actors: actors.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    }),
  )
const fresh = (): Promise<Compared> => read(new KnownFacts('1'))

/** Facts that are never kept: batches that need them read them. */
const alwaysRead = [
  'account',
  'agent',
  'broker_power',
  'member',
  'right_change',
  'subscription',
  'trading_order',
  'transfer',
]

test('AZ-06 every table that the facts come from reports its changes', async () => {
  const { text } = readState([], 1)
  const { rows } = await owner.query<{ 'QUERY PLAN': unknown }>(`explain (generic_plan, format json) ${text}`)
  const tables = JSON.stringify(rows).matchAll(/"Relation Name":\s*"(\w+)"/g)
  const watched = await owner.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger where tgname in ('note_customer_facts', 'note_shared_facts')`,
  )
  const all = new Set([...alwaysRead, ...watched.rows.map(({ name }) => name)])
  const found = [...new Set([...tables].map(([, name = '']) => name))]
  expect(found).toContain('customer')
  expect(found.filter((name) => !all.has(name))).toEqual([])
})

const changes: Readonly<Record<string, string>> = {
  customer: `update customer set investor_class = 'ei', mobile_check = false where id = $1`,
  'status of the owner': `update customer set parent_active = not parent_active where parent_id = $1`,
  authenticator: `insert into authenticator (customer_id, secret_sealed, bound_at, last_step) values ($1, 'sealed', now(), 0)`,
  'removed authenticator': `delete from authenticator where customer_id = $1`,
  sub_account: `update sub_account set trading_open = false where parent_id = $1`,
  account_freeze: `insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
    values (gen_random_uuid(), $1, 'withdraw', 'password', now(), now() + interval '1 day')`,
  trading_volume: `with day as (insert into volume_day values (current_date, now()) returning day)
    insert into trading_volume (customer_id, through, volume) select $1, day, 5 from day`,
  market: `update market set band_ppm = band_ppm + 1 where symbol = '${PAIR}' and $1::uuid is not null`,
  market_reference: `update market_reference set price = price + 10000 where market = '${PAIR}' and $1::uuid is not null`,
  site_setting: `update site_setting set risk_test = not risk_test where $1::uuid is not null`,
}

test.each(Object.entries(changes))('AZ-06 the next batch sees a change: %s', async (_name, change) => {
  await read(known)
  const before = await read(known)
  await owner.query(change, [customers[0]])
  const after = await read(known)
  expect(after).not.toEqual(before)
  expect(after).toEqual(await fresh())
})

test('AZ-06 sees a change of an older transaction that commits after later changes were read', async () => {
  const late = new pg.Client(floor.exchange.database.ownerUrl)
  await late.connect()
  await late.query('begin')
  await late.query(`update site_setting set risk_test = not risk_test`)
  await owner.query(`update customer set residence = 'FR' where id = $1`, [customers[0]])
  const before = await read(known)
  expect(before.actors.map(({ residence }) => residence)).toContain('FR')
  await late.query('commit')
  await late.end()
  const after = await read(known)
  expect(after.exchange.riskTest).toBe(!before.exchange.riskTest)
  expect(after).toEqual(await fresh())
})

test('AZ-06 sees each change after thousands of others, while an older transaction is running', async () => {
  const late = new pg.Client(floor.exchange.database.ownerUrl)
  await late.connect()
  await late.query('begin')
  await late.query('update customer set residence = residence where id = $1', [customers[1]])
  await owner.query(
    `insert into fact_change (subject, customer_id) select 'customer', gen_random_uuid() from generate_series(1, $1)`,
    [MAX_CHANGES + 1],
  )
  const steps = [
    () => owner.query(`update customer set nationality = 'SE' where id = $1`, [customers[0]]),
    () => owner.query(`update site_setting set risk_test = not risk_test`),
    () => late.query('commit'),
    () => owner.query(`update customer set nationality = 'FI' where id = $1`, [customers[0]]),
  ]
  const first = customers.slice(0, 1)
  for (const step of [() => undefined, ...steps]) {
    await step()
    expect(await read(known, first)).toEqual(await read(new KnownFacts('1'), first))
  }
  await late.end()
})

test('TRD-13 sees a change that was committed while the batch waited for the lock of a known customer', async () => {
  const before = await read(known)
  await owner.query('begin')
  await owner.query(`update customer set residence = 'IT' where id = $1`, [customers[0]])
  const waiting = read(known)
  await expect
    .poll(async () => {
      const { rows } = await sql`select from pg_stat_activity where wait_event_type = 'Lock'
                                  and datname = current_database()`.execute(floor.exchange.deps.db)
      return rows.length
    })
    .toBe(1)
  await owner.query('commit')
  const after = await waiting
  expect(before.actors.map(({ residence }) => residence)).not.toContain('IT')
  expect(after.actors.map(({ residence }) => residence)).toContain('IT')
})

test('takes the facts of known customers from memory, and still finds an earlier placement', async () => {
  const before = await read(known)
  await owner.query('alter table customer disable trigger note_customer_facts')
  await owner.query(`update customer set residence = 'DE' where id = $1`, [customers[0]])
  expect(await read(known)).toEqual(before)
  await owner.query('alter table customer enable trigger note_customer_facts')
  await owner.query(`update customer set residence = 'DE' where id = $1`, [customers[0]])
  expect((await read(known)).actors.map(({ residence }) => residence)).toContain('DE')
})

test('reads everything while the rights of some customer have changed', async () => {
  const { id } = await floor.exchange.customer()
  await owner.query('insert into right_change values ($1)', [id])
  const { changed, actors } = await read(known)
  expect(changed).toEqual([{ customer: id, orders: [] }])
  expect(actors.map((actor) => actor.id)).toEqual([...customers, id].toSorted())
  await owner.query('delete from right_change')
  expect((await read(known)).changed).toEqual([])
})
