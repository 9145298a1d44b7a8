import { orders } from '@tessera/contract/orders.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../../world/src/testing/house.ts'
import { type Floor, tradingFloor } from '../../../../world/src/testing/trading-floor.ts'
import { listNumbered } from './orders.sql.ts'
import type { Source } from '../platform/rows.ts'
import { listOrders, openCodes, openOrderIds } from '../orders/orders.sql.ts'

const OPEN = 3
let floor: Floor
let next: () => Person

beforeAll(async () => {
  floor = await tradingFloor()
  next = await floor.crowd(2)
  await floor.start()
})
afterAll(async () => {
  await floor.booksAreSound()
  await floor.house.close()
})

/** So many orders that ended, and three that are open, the first of them before all that ended. */
async function withHistory(who: Person, ended: number): Promise<void> {
  await floor.place(who, 'buy 1 @ 11.00')
  for (let at = 0; at < ended; at += 1) {
    const placed = await floor.place(who, 'buy 1 @ 11.00')
    if (placed.ok) await floor.cancel(who, placed.value.order.id)
  }
  for (let at = 1; at < OPEN; at += 1) await floor.place(who, 'buy 1 @ 11.00')
  await sql`analyze otc_order`.execute(floor.house.deps.db).catch(() => undefined)
}

/** Entries of indexes of orders that a read went through, by index. */
async function entriesRead(read: (source: Source) => Promise<unknown>): Promise<Map<string, number>> {
  return floor.house.deps.db.transaction().execute(async (db) => {
    await sql`select set_config(name, 'off', true) from pg_settings where name in ('enable_seqscan', 'enable_bitmapscan')`.execute(
      db,
    )
    const now = async (): Promise<Map<string, number>> => {
      const { rows } = await sql<{ index: string; n: number }>`
        select indexrelname as index, pg_stat_get_xact_tuples_returned(indexrelid)::int as n
          from pg_stat_user_indexes where relname = 'otc_order'`.execute(db)
      return new Map(rows.map(({ index, n }) => [index, n]))
    }
    const before = await now()
    await read({ db })
    const after = await now()
    return new Map([...after].map(([index, n]) => [index, n - (before.get(index) ?? 0)]))
  })
}

const reads: Record<string, (source: Source, customer: string) => Promise<unknown>> = {
  'the list of open orders': (source, customer) =>
    listOrders(source, customer, { status: openCodes, page: 1, pageSize: 20 }),
  'what cancel all takes out': (source, customer) => openOrderIds(source, customer, {}),
  'the open orders of a program': (source, customer) => listNumbered(source, customer, { open: true, limit: 100 }),
}

test('open orders are found among the open ones, however many have ended', async () => {
  const [young, old] = [next(), next()]
  await withHistory(young, 1)
  await withHistory(old, 150)
  expect((await floor.house.api(orders, old).current({})).total).toBe(OPEN)
  for (const [name, read] of Object.entries(reads)) {
    // An entry of an order that has ended counts until a read finds that nobody can see it any more.
    const more = async (): Promise<number> => {
      const [few, many] = [
        await entriesRead((source) => read(source, young.id)),
        await entriesRead((source) => read(source, old.id)),
      ]
      expect([name, many.get('otc_order_customer')]).toEqual([name, 0])
      return (many.get('otc_order_customer_open') ?? 0) - (few.get('otc_order_customer_open') ?? 0)
    }
    await expect.poll(more, { message: name, timeout: 5_000 }).toBeLessThan(20)
  }
})
