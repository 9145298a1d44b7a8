import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKey } from '#testing/api-keys.ts'
import { type Params, sendBinance, signedQuery } from '#testing/binance.ts'
import type { Person } from '#testing/exchange.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'
import { listNumbered, listOwnFills } from './orders.sql.ts'
import type { Source } from '#platform/database/rows.ts'
import { listOrders, openCodes, openOrderIds } from '#trading/orders/orders.sql.ts'

const OPEN = 3
let floor: Floor
let next: () => Person

beforeAll(async () => {
  floor = await tradingFloor()
  next = await floor.crowd(5)
  await floor.start()
})
afterAll(async () => {
  await floor.booksAreSound()
  await floor.exchange.close()
})

async function placeAndCancel(who: Person, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    const placed = await floor.place(who, 'buy 1 @ 11.00')
    if (placed.ok) await floor.cancel(who, placed.value.order.id)
  }
}

/** Places `ended` orders that end, and three that stay open, the first of them before all others. */
async function withHistory(who: Person, ended: number): Promise<void> {
  await floor.place(who, 'buy 1 @ 11.00')
  await placeAndCancel(who, ended)
  for (let at = 1; at < OPEN; at += 1) await floor.place(who, 'buy 1 @ 11.00')
  await sql`analyze trading_order`.execute(floor.exchange.deps.db).catch(() => undefined)
}

/** Returns the number of index entries of orders that a read scanned, by index. */
async function entriesRead(read: (source: Source) => Promise<unknown>): Promise<Map<string, number>> {
  return floor.exchange.deps.db.transaction().execute(async (db) => {
    await sql`select set_config(name, 'off', true) from pg_settings where name in ('enable_seqscan', 'enable_bitmapscan')`.execute(
      db,
    )
    const now = async (): Promise<Map<string, number>> => {
      const { rows } = await sql<{ index: string; n: number }>`
        select indexrelname as index, pg_stat_get_xact_tuples_returned(indexrelid)::int as n
          from pg_stat_user_indexes where relname = 'trading_order'`.execute(db)
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

test('finds open orders without scanning those that have ended', async () => {
  const [young, old] = [next(), next()]
  await withHistory(young, 1)
  await withHistory(old, 150)
  expect((await floor.exchange.api(orders, old).current({})).total).toBe(OPEN)
  for (const [name, read] of Object.entries(reads)) {
    // An entry of an ended order counts until a read finds that no transaction can see it.
    const more = async (): Promise<number> => {
      const [few, many] = [
        await entriesRead((source) => read(source, young.id)),
        await entriesRead((source) => read(source, old.id)),
      ]
      expect([name, many.get('trading_order_customer')]).toEqual([name, 0])
      return (many.get('trading_order_customer_open') ?? 0) - (few.get('trading_order_customer_open') ?? 0)
    }
    await expect.poll(more, { message: name }).toBeLessThan(20)
  }
})

test('reads only the requested time range of own trades and orders, however many came before', async () => {
  const [who, other] = [next(), next()]
  const key = await makeKey(floor.exchange, who)
  const trade = async (maker: Person, taker: Person) => {
    await floor.place(maker, 'sell 2 @ 12.50')
    await floor.place(taker, 'buy 1 @ 12.50')
    await floor.place(taker, 'buy 1 @ 12.50')
    await pause(5)
  }
  await trade(who, other)
  await placeAndCancel(who, 150)
  const startTime = new Date()
  await pause(5)
  await trade(other, who)
  await trade(who, other)
  await trade(other, next())
  type TradeRow = { readonly id: number; readonly time: number; readonly isBuyer: boolean; readonly isMaker: boolean }
  const ask = async (path: string, params: Params) =>
    (
      await sendBinance(floor.exchange, {
        method: 'GET',
        path: `/api/v3/${path}`,
        query: signedQuery({ symbol: 'AURBTUSD', ...params }, key),
        by: key,
      })
    ).body
  const mine = async (params: Params) => (await ask('myTrades', params)) as TradeRow[]
  const all = await mine({})
  expect(all.map(({ id, isBuyer, isMaker }) => [id, isBuyer, isMaker])).toEqual([
    [1, false, true],
    [2, false, true],
    [3, true, false],
    [4, true, false],
    [5, false, true],
    [6, false, true],
  ])
  const [from, to] = [startTime.getTime(), all[3]?.time ?? 0]
  for (const [params, ids] of [
    [{ limit: 2 }, [5, 6]],
    [{ fromId: 2, limit: 3 }, [2, 3, 4]],
    [{ fromId: 7 }, []],
    [{ startTime: from, limit: 2 }, [3, 4]],
    [{ startTime: from, endTime: to }, [3, 4]],
    [{ endTime: to, limit: 3 }, [2, 3, 4]],
    [{ endTime: from }, [1, 2]],
    [{ endTime: 1 }, []],
    [{ startTime: to + 60_000 }, []],
    [{ fromId: 2, endTime: from }, [2]],
  ] as const)
    expect([params, (await mine(params)).map(({ id }) => id)]).toEqual([params, ids])
  expect(await ask('myTrades', { fromId: 2, startTime: from })).toMatchObject({ code: -1128 })
  type Order = { readonly orderId: number; readonly time: number }
  const placedIn = async (params: Params) => (await ask('allOrders', { limit: 1_000, ...params })) as Order[]
  const placed = await placedIn({})
  expect(placed).toHaveLength(154)
  for (const params of [
    { startTime: from },
    { endTime: from },
    { startTime: from, endTime: to },
    { startTime: to + 60_000 },
  ]) {
    const { startTime: since = 0, endTime: until = Infinity } = params as { startTime?: number; endTime?: number }
    expect(await placedIn(params)).toEqual(placed.filter(({ time }) => time >= since && time <= until))
  }
  await sql`analyze trading_order`.execute(floor.exchange.deps.db).catch(() => undefined)
  const page = { market: PAIR, limit: 1 }
  for (const read of [
    (source: Source) => listOwnFills(source, who.id, page),
    (source: Source) => listOwnFills(source, who.id, { ...page, startTime }),
    (source: Source) => listOwnFills(source, who.id, { ...page, fromId: 5 }),
    (source: Source) => listNumbered(source, who.id, { ...page, startTime }),
    (source: Source) => listNumbered(source, who.id, { ...page, endTime: new Date(all[0]?.time ?? 0) }),
  ]) {
    const entries = await entriesRead(read)
    const sum = [...entries.values()].reduce((total, n) => total + n, 0)
    expect([String(read), sum < 30 ? 'few' : sum]).toEqual([String(read), 'few'])
  }
})
