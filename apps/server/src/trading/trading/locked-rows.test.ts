import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { APP_ROLE } from '#testing/database.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { byKeys, connectionOptions } from '#platform/database/database.ts'
import { lockMarket } from '#trading/markets/move-market.sql.ts'
import { openSub } from '#testing/sub-accounts.ts'
import { companyOwner, joinedMember } from '#testing/company-people.ts'
import { KnownFacts } from './known-facts.ts'
import { LockedRows } from './locked-rows.sql.ts'

let exchange: TestExchange
let others: pg.Client
let lockedRows: LockedRows
beforeAll(async () => {
  exchange = await testExchange()
  others = new pg.Client(exchange.database.ownerUrl)
  await others.connect()
  lockedRows = new LockedRows(connectionOptions(exchange.database.appUrl, byKeys), () => undefined)
})
afterAll(async () => {
  await others.end()
  await exchange.close()
})

/** True if another transaction may change this customer's rights. */
const isFree = async (id: string): Promise<boolean> => {
  try {
    await others.query('select from customer where id = $1 for update nowait', [id])
    return true
  } catch {
    return false
  }
}

test("TRD-13 a customer's rights stay locked until the batch ends, and are released if it fails", async () => {
  const { id } = await exchange.customer()
  const placed = [{ customer: id, clientOrderId: randomUUID() }]
  const held = await lockedRows.withLocks(placed, new KnownFacts('1'), '0', async ({ actors, earlier }) => ({
    actors,
    earlier,
    free: await isFree(id),
  }))
  expect(held).toMatchObject({ actors: [{ id, active: true, approved: true }], earlier: 0, free: false })
  expect(await isFree(id)).toBe(true)

  const failed = lockedRows.withLocks(placed, new KnownFacts('1'), '0', async () => {
    expect(await isFree(id)).toBe(false)
    throw new Error('not committed')
  })
  await expect(failed).rejects.toThrow('not committed')
  await expect.poll(() => isFree(id)).toBe(true)
})

test('TRD-13 reads rights after it has the lock, so it sees changes that were committed while it waited', async () => {
  const { id } = await openSub(exchange, await exchange.customer({ class: 'ai' }))
  await others.query('begin')
  await others.query('select from customer where id = $1 for update', [id])
  await others.query('update sub_account set trading_open = false where customer_id = $1', [id])
  const read = lockedRows.withLocks(
    [{ customer: id, clientOrderId: randomUUID() }],
    new KnownFacts('1'),
    '0',
    async ({ actors }) => actors,
  )
  // Read on another connection, because `pg_stat_activity` does not change within a transaction.
  const waits = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await expect.poll(async () => (await waits.execute(exchange.deps.db)).rows.length).toBe(1)
  await others.query('commit')
  expect(await read).toMatchObject([{ id, trades: false }])
})

test('ADM-10 an operator can change the status of a pair, however closely batches follow each other', async () => {
  const moved = new AbortController()
  const batches = async (): Promise<void> => {
    while (!moved.signal.aborted) await lockedRows.withLocks([], new KnownFacts('1'), '0', () => pause(30))
  }
  const first = batches()
  await pause(15)
  const second = batches()
  const locked = await exchange.deps.inTx('operator:test')(async (tx) => ok(await lockMarket(tx, 'NONE')))
  expect(locked).toEqual({ ok: true, value: undefined })
  moved.abort()
  await Promise.all([first, second])
})

test('locks the same people for two running batches, and releases all locks when the leadership is abandoned', async () => {
  const { id } = await exchange.customer()
  const wanted = () => [{ customer: id, clientOrderId: randomUUID() }]
  const both = await lockedRows.withLocks(wanted(), new KnownFacts('1'), '0', () =>
    lockedRows.withLocks(wanted(), new KnownFacts('1'), '0', async ({ actors }) => actors.length),
  )
  expect(both).toBe(1)
  const connections = async () =>
    (
      await others.query(
        `select from pg_stat_activity where datname = current_database() and usename = '${APP_ROLE}' and query = 'commit'`,
      )
    ).rowCount ?? 0
  const before = await connections()
  await lockedRows.close()
  await expect.poll(connections).toBeLessThanOrEqual(before - 2)
})

test("keeps a person's roles locked until the batch ends", async () => {
  const owner = await companyOwner(exchange)
  const trader = await joinedMember(exchange, owner, ['trade'])
  const placed = [{ customer: owner.id, login: trader.id, clientOrderId: randomUUID() }]
  const other = new LockedRows(connectionOptions(exchange.database.appUrl, byKeys), () => undefined)
  const mayChange = async (): Promise<boolean> => {
    try {
      await others.query('select from member where login_id = $1 for update nowait', [trader.id])
      return true
    } catch {
      return false
    }
  }
  const held = await other.withLocks(placed, new KnownFacts('1'), '0', async ({ traders }) => ({
    traders,
    free: await mayChange(),
  }))
  expect(held).toEqual({ traders: [trader.id], free: false })
  expect(await mayChange()).toBe(true)
  await other.close()
})
