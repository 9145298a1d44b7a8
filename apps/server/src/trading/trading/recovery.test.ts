import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { lossyProxy } from '#testing/lossy-proxy.ts'
import type { Person } from '#testing/exchange.ts'
import { type Floor, PAIR, spotOf, tradingFloor } from '#testing/trading-floor.ts'
import type { Place } from './command.ts'
import { TradingCore } from './core.ts'
import { loadState } from './load.sql.ts'
import { replayState } from './replay.sql.ts'
import { stateHash } from './state-hash.ts'

let floor: Floor
let owner: pg.Client
let next: () => Person

beforeAll(async () => {
  floor = await tradingFloor()
  next = await floor.crowd(32)
  await floor.start()
  owner = new pg.Client(floor.exchange.database.ownerUrl)
  await owner.connect()
})
afterEach(async () => {
  await floor.clearBook()
  await floor.booksAreSound()
})
afterAll(async () => {
  await owner.end()
  await floor.exchange.close()
})

const living = (): string => {
  assert(floor.core.view, 'this node does not lead')
  return stateHash(floor.core.view.state)
}
const orderRequestOf = (who: Person, clientOrderId: string): Place => ({
  kind: 'place',
  customer: who.id,
  clientOrderId,
  market: PAIR,
  side: 'buy',
  flag: 'gtc',
  price: '12.00',
  quantity: '5',
})
const count = async (): Promise<number> => {
  const { rows } = await owner.query<{ count: number }>('select count(*)::int as count from trading_order')
  return rows[0]?.count ?? 0
}

/** Submits several hundred orders and cancels of all traders, in an order that the seed determines. */
async function tradeAtRandom(traders: readonly Person[], seed: number): Promise<void> {
  let dice = seed
  const roll = (sides: number) => {
    dice = (Math.imul(dice, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((dice / 0x80000000) * sides)
  }
  const open: { who: Person; id: string }[] = []
  for (let round = 0; round < 30; round++)
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        const who = traders[roll(traders.length)]
        const old = open[roll(open.length)]
        if (roll(10) < 3 && old !== undefined) return floor.cancel(old.who, old.id)
        assert(who, 'the test has no traders')
        const flag = ['', '', ' ioc', ' post_only'][roll(4)] ?? ''
        const side = roll(2) === 0 ? 'buy' : 'sell'
        const placed = await floor.place(who, `${side} ${1 + roll(9)} @ 12.${40 + roll(20)}${flag}`)
        if (placed.ok) open.push({ who, id: placed.value.order.id })
        return placed
      }),
    )
}

test('I31 the state that is read again from the tables, and the one decided again from nothing, have the same hash', async () => {
  const traders = Array.from({ length: 6 }, next)
  const [main, sub] = traders
  await owner.query(`update customer set parent_id = $1, type = 'sub' where id = $2`, [main?.id, sub?.id])
  await tradeAtRandom(traders, 7)
  expect(stateHash(await loadState(floor.exchange.deps.db))).toBe(living())
  expect(stateHash(await replayState(floor.exchange.deps.db))).toBe(living())
  const { rows } = await owner.query<{ fills: number }>('select count(*)::int as fills from fill')
  expect(rows[0]?.fills).toBeGreaterThan(20)
})

test('returns a client order id unchanged, with any characters', async () => {
  const who = next()
  const names = ['a,b;c', 'says "so"', 'two\nlines', 'back\\slash', '名字']
  for (const clientOrderId of names) await floor.place(who, 'buy 1 @ 12', { clientOrderId })
  const { orders } = await loadState(floor.exchange.deps.db)
  const own = [...orders.values()].filter(({ customer }) => customer === who.id)
  expect(own.map(({ clientOrderId }) => clientOrderId)).toEqual(names)
})

test("I31 a follower decides the leader's committed batches again, and takes over with the same state", async () => {
  const traders = Array.from({ length: 5 }, next)
  const other = new TradingCore(floor.exchange.deps)
  await other.start()
  await tradeAtRandom(traders, 11)
  const shadow = () => other.shadow && stateHash(other.shadow)
  await expect.poll(shadow).toBe(living())
  const before = living()
  await floor.core.stop()
  await expect.poll(() => other.view && stateHash(other.view.state)).toBe(before)
  expect(await other.submit(orderRequestOf(next(), randomUUID()))).toMatchObject({ ok: true })
  await other.stop()
  await floor.core.start()
  expect(living()).toBe(stateHash(await replayState(floor.exchange.deps.db)))
})

test('TRD-09 a batch whose connection breaks before the commit leaves nothing behind, and its orders are decided again', async () => {
  const who = next()
  const before = await count()
  const blocker = new pg.Client(floor.exchange.database.ownerUrl)
  await blocker.connect()
  await blocker.query(`begin; select 1 from account where customer_id = '${who.id}' for update`)
  const clientOrderId = randomUUID()
  const placing = floor.core.submit(orderRequestOf(who, clientOrderId))
  // The batch is decided and waits for the account. Now its backend is terminated.
  const victim = async () =>
    (
      await owner.query<{ pid: number }>(
        `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
    ).rows[0]?.pid
  await expect.poll(victim, { interval: 20 }).toBeDefined()
  await owner.query('select pg_terminate_backend($1)', [await victim()])
  await blocker.query('rollback')
  await blocker.end()
  expect(await placing).toMatchObject({ ok: true, value: { hit: false } })
  expect(await count()).toBe(before + 1)
  expect(await spotOf(floor, who, 'tUSD')).toMatchObject({ held: 60_090_000n })
  expect(stateHash(await loadState(floor.exchange.deps.db))).toBe(living())
})

test.each([
  ['after', 'with a lost answer, the lease shows that the batch was committed, and its decisions are the answer'],
  ['before', 'with a lost commit, the lease shows that it failed, and its orders are decided again'],
] as const)('TRD-09 when the connection breaks %s the commit: %s', async (when, _what) => {
  const [who, other] = [next(), next()]
  await floor.core.stop()
  const { deps, database } = floor.exchange
  const proxy = await lossyProxy(database.appUrl)
  const core = new TradingCore({ ...deps, config: { ...deps.config, DATABASE_URL: proxy.url } })
  await core.start()
  const before = await count()
  const orderRequests = [who, other].map((each) => orderRequestOf(each, randomUUID()))
  proxy.loseNextCommit(when)
  const answers = await Promise.all(orderRequests.map((orderRequest) => core.submit(orderRequest)))
  expect(answers).toMatchObject([
    { ok: true, value: { hit: false } },
    { ok: true, value: { hit: false } },
  ])
  expect(await count()).toBe(before + 2)
  const again = await Promise.all(orderRequests.map((orderRequest) => core.submit(orderRequest)))
  const idOf = (answer: (typeof answers)[number]) => answer.ok && answer.value.order.id
  expect(again.map(idOf)).toEqual(answers.map(idOf))
  await core.stop()
  proxy.close()
  await floor.core.start()
})

test('TRD-09 answers a committed batch as decided, even if the lease is retaken only at the second try', async () => {
  const who = next()
  const placed = await floor.core.submit(orderRequestOf(who, randomUUID()))
  assert(placed.ok, 'the order was not placed')
  await floor.core.stop()
  const { deps, database } = floor.exchange
  const proxy = await lossyProxy(database.appUrl)
  const urls = [proxy.url, 'postgres://nobody@127.0.0.1:1/none']
  const config = Object.defineProperty({ ...deps.config }, 'DATABASE_URL', { get: () => urls.shift() ?? proxy.url })
  const core = new TradingCore({ ...deps, config })
  await core.start()
  await pause(100)
  proxy.loseNextCommit('after')
  const order = placed.value.order.id
  const answer = await core.submit({ kind: 'cancel', customer: who.id, order, cause: 'requested' })
  await core.stop()
  proxy.close()
  await floor.core.start()
  expect(answer).toMatchObject({ ok: true })
  expect(urls).toEqual([])
})

test('reads open orders and balances at a restart, and continues with the same queue', async () => {
  const [early, late, taker] = [next(), next(), next()]
  await floor.place(early, 'sell 5 @ 13.50')
  await floor.place(late, 'sell 5 @ 13.50')
  const before = living()
  await floor.core.stop()
  expect(await floor.place(taker, 'buy 1 @ 13.50')).toMatchObject({ code: 'TRADING_PAUSED' })
  await floor.core.start()
  expect(living()).toBe(before)
  expect(await floor.place(taker, 'buy 6 @ 13.50')).toMatchObject({ ok: true, value: { order: { status: 3 } } })
  const { rows } = await sql<{ customer_id: string; filled_lots: bigint }>`
    select customer_id, filled_lots from trading_order where ticks = 1350 and side = 'sell' order by number`.execute(
    floor.exchange.deps.db,
  )
  expect(rows).toEqual([
    { customer_id: early.id, filled_lots: 5n },
    { customer_id: late.id, filled_lots: 1n },
  ])
})

test('TRD-08 allows one leader at a time, and commits nothing of a leader that was paused too long', async () => {
  const who = next()
  const other = new TradingCore(floor.exchange.deps)
  await other.start()
  expect(other.view).toBeUndefined()
  expect(await other.submit(orderRequestOf(who, randomUUID()))).toMatchObject({ code: 'TRADING_PAUSED' })
  // As if the leader had been paused for longer than its lease.
  await owner.query(`update trading_lease set renewed_at = 'epoch'`)
  const taken = new TradingCore(floor.exchange.deps)
  await taken.start()
  expect(taken.view).toBeDefined()
  const before = await count()
  expect(await floor.core.submit(orderRequestOf(who, randomUUID()))).toMatchObject({ code: 'TRADING_PAUSED' })
  expect(await count()).toBe(before)
  expect(await taken.submit(orderRequestOf(who, randomUUID()))).toMatchObject({ ok: true })
  await other.stop()
  await taken.stop()
  await expect.poll(() => floor.core.view).toBeDefined()
})

test('TRD-06 small fills cost at least as much in fees as one large fill', async () => {
  const [maker, taker] = [next(), next()]
  await floor.place(maker, 'sell 20 @ 12.40')
  for (let at = 0; at < 20; at++) await floor.place(taker, 'buy 1 @ 12.40')
  const { rows } = await owner.query<{ whole: boolean }>(
    `select sum(taker_fee) >= ceil(sum(value) * 0.0015) and sum(maker_fee) >= ceil(sum(value) * 0.001) as whole
       from fill f join trading_order o on o.id = f.taker_order where o.customer_id = $1`,
    [taker.id],
  )
  expect(rows).toEqual([{ whole: true }])
})

test('commits nothing of a batch that finds a row that differs from memory', async () => {
  const who = next()
  const placed = await floor.core.submit(orderRequestOf(who, randomUUID()))
  assert(placed.ok, 'the order was not placed')
  const { id } = placed.value.order
  const change = (set: string) => owner.query(`update trading_order set ${set} where id = $1`, [id])
  const held = async () => {
    const { rows } = await owner.query<{ held: string; status: number }>(
      `select a.held::text, o.status from trading_order o join account a on a.id = o.account_id where o.id = $1`,
      [id],
    )
    return rows[0]
  }
  const before = await held()
  // Ended directly in the table, because cancelling the order would end it a second time.
  await change(`status = 4, cancel_cause = 'ioc', hold_released = hold_amount, closed_at = now()`)
  const cancel = { kind: 'cancel', customer: who.id, order: id, cause: 'requested' } as const
  expect(await floor.core.submit(cancel)).toMatchObject({ ok: false })
  expect(await held()).toEqual({ ...before, status: 4 })
  await change(`status = 0, cancel_cause = null, hold_released = 0, closed_at = null`)
  await floor.core.stop()
  await floor.core.start()
  expect(await floor.core.submit(cancel)).toMatchObject({ ok: true })
})

test('stops cleanly while orders keep arriving: they are rejected, and no node leads', async () => {
  const ended = new AbortController()
  const refusals = new Set<string>()
  let placed = 0
  const submitters = Array.from({ length: 6 }, async () => {
    const who = next()
    while (!ended.signal.aborted) {
      const answer = await floor.core.submit(orderRequestOf(who, randomUUID()))
      if (answer.ok) {
        placed += 1
        continue
      }
      refusals.add(answer.code)
      await turn()
    }
  })
  await expect.poll(() => placed).toBeGreaterThan(0)
  await floor.core.stop()
  expect(floor.core.view).toBeUndefined()
  ended.abort()
  await Promise.all(submitters)
  expect([...refusals]).toEqual(['TRADING_PAUSED'])
  expect(floor.core.view).toBeUndefined()
  await floor.core.start()
})
