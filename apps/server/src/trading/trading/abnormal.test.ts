import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { byTwo } from '#testing/by-two.ts'
import type { Person } from '#testing/exchange.ts'
import { type Floor, PAIR, spotOf, tradingFloor } from '#testing/trading-floor.ts'
import { abnormalOrders } from '#platform/observing/metrics.ts'
import { SCAN_START, ordersInDoubt } from './abnormal.sql.ts'
import { loadState } from './load.sql.ts'
import { replayState } from './replay.sql.ts'
import { stateHash } from './state-hash.ts'

let floor: Floor
let owner: pg.Client
let next: () => Person

beforeAll(async () => {
  floor = await tradingFloor()
  next = await floor.crowd(14)
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

const placed = async (who: Person, order: string): Promise<string> => {
  const answer = await floor.place(who, order)
  assert(answer.ok, order)
  return answer.value.order.id
}
/** Changes the tables with triggers disabled while no node leads, which no program of the exchange does. */
async function tamper(statement: string, values: readonly unknown[]): Promise<void> {
  await floor.core.stop()
  await owner.query('set session_replication_role = replica')
  await owner.query(statement, [...values])
  await owner.query('set session_replication_role = origin')
  await floor.core.start()
}
/** Releases a part of a hold, so that the order is no longer covered. */
const reduceHold = (order: string, minor: bigint) =>
  tamper(
    `with h as (update trading_order set hold_amount = hold_amount - $2::numeric where id = $1 returning account_id)
     update account set held = held - $2::numeric where id = (select account_id from h)`,
    [order, minor.toString()],
  )
const statusOf = async (who: Person, id: string) => (await floor.exchange.api(orders, who).one({ id })).status
const waiting = async () =>
  (await floor.exchange.api(approvals, await floor.exchange.operator('finance')).queue({ kind: 'abnormal_order' })).rows
const decided = (subjectId: string, verdict: 'approve' | 'refuse' = 'approve') =>
  byTwo(floor.exchange, { kind: 'abnormal_order', subjectId, verdict, roles: ['finance', 'compliance'] })
async function setAsideAbnormal(): Promise<void> {
  const { orders: found } = await ordersInDoubt(floor.exchange.deps.db, SCAN_START)
  expect(found).toHaveLength(1)
  for (const each of found) expect(await floor.core.submit(each)).toMatchObject({ ok: true })
}

test('TRD-14 I31 an order that was set aside and ended is decided again at its number: in a restart, a follower and a replay', async () => {
  const [seller, buyer] = [next(), next()]
  const id = await placed(seller, 'sell 10 @ 12.50')
  const hash = (): string => {
    assert(floor.core.view, 'this node does not lead')
    return stateHash(floor.core.view.state)
  }
  const { db } = floor.exchange.deps
  const before = hash()
  expect(stateHash(await replayState(db))).toBe(before)
  expect(await floor.core.submit({ kind: 'set_aside', order: id, cause: 'hold' })).toMatchObject({ ok: true })
  const hashSetAside = hash()
  expect(hashSetAside).not.toBe(before)
  expect(stateHash(await loadState(db))).toBe(hashSetAside)
  expect(stateHash(await replayState(db))).toBe(hashSetAside)
  await placed(buyer, 'buy 5 @ 12.50')
  expect(await decided(id)).toBe('done')
  await expect.poll(() => statusOf(seller, id)).toBe(4)
  expect(stateHash(await loadState(db))).toBe(hash())
  expect(stateHash(await replayState(db))).toBe(hash())
})

test('TRD-14 stops an order that its hold no longer covers, and two people end it and release the rest', async () => {
  const [seller, buyer] = [next(), next()]
  const id = await placed(seller, 'sell 10 @ 12.50')
  await floor.place(buyer, 'buy 2 @ 12.50')
  expect(await ordersInDoubt(floor.exchange.deps.db, SCAN_START)).toMatchObject({ orders: [] })
  await reduceHold(id, 3n)
  await setAsideAbnormal()
  expect(await statusOf(seller, id)).toBe(6)
  expect(await floor.cancel(seller, id)).toMatchObject({ ok: false, code: 'ORDER_NOT_FOUND' })
  const missed = await placed(buyer, 'buy 5 @ 12.50')
  expect(await statusOf(buyer, missed)).toBe(0)
  await floor.booksAreSound()
  await expect.poll(async () => (await abnormalOrders.get()).values[0]?.value).toBe(1)
  expect(await waiting()).toMatchObject([
    {
      subjectId: id,
      needs: 'maker',
      about: [
        { field: 'symbol', value: PAIR },
        { field: 'held', value: '5', unit: 'AURB' },
        { field: 'suspectCause', value: 'hold' },
      ],
    },
  ])
  expect(await decided(id)).toBe('done')
  await expect.poll(() => statusOf(seller, id)).toBe(4)
  expect(await floor.exchange.api(orders, seller).one({ id })).toMatchObject({ cancelCause: 'abnormal' })
  expect(await spotOf(floor, seller, 'AURB')).toEqual({ posted: 998n, held: 0n })
  expect(await waiting()).toEqual([])
})

test('TRD-14 subtracts fills from just before an order was set aside from its hold', async () => {
  const [seller, buyer] = [next(), next()]
  const id = await placed(seller, 'sell 10 @ 12.50')
  await reduceHold(id, 3n)
  const orderRequest = { market: PAIR, side: 'buy', flag: 'gtc', price: '12.50', quantity: '4' } as const
  const both = await Promise.all([
    floor.core.submit({ kind: 'place', customer: buyer.id, clientOrderId: randomUUID(), ...orderRequest }),
    floor.core.submit({ kind: 'set_aside', order: id, cause: 'hold' }),
  ])
  expect(both).toMatchObject([{ ok: true, value: { order: { filledLots: 4 } } }, { ok: true }])
  await floor.booksAreSound()
  expect(await decided(id)).toBe('done')
  await expect.poll(() => statusOf(seller, id)).toBe(4)
  expect(await spotOf(floor, seller, 'AURB')).toEqual({ posted: 996n, held: 0n })
})

test('TRD-14 changes nothing after a refusal by two people, or a proposal by one', async () => {
  const who = next()
  const id = await placed(who, 'buy 10 @ 12.00')
  await reduceHold(id, 1_000_000n)
  await setAsideAbnormal()
  expect(await decided(id, 'refuse')).toBe('done')
  const alone = floor.exchange.api(approvals, await floor.exchange.operator('finance'))
  const { contentHash } = await alone.subject({ kind: 'abnormal_order', subjectId: id })
  assert(contentHash, 'the order is not awaiting a decision')
  await alone.propose({ kind: 'abnormal_order', subjectId: id, verdict: 'approve', contentHash, reason: 'looked at' })
  await floor.core.submit({ kind: 'take_transfers' })
  expect(await statusOf(who, id)).toBe(6)
  expect((await spotOf(floor, who, 'tUSD')).held).toBeGreaterThan(0n)
  const [request] = (await waiting()).map((row) => row.request?.id ?? '')
  await alone.cancel({ requestId: request ?? '' })
  expect(await decided(id)).toBe('done')
  await expect.poll(() => statusOf(who, id)).toBe(4)
  expect((await spotOf(floor, who, 'tUSD')).held).toBe(0n)
})

test('TRD-14 sets aside an order that cannot re-enter its book, and the market continues', async () => {
  const [seller, bidder, other] = [next(), next(), next()]
  const bid = await placed(bidder, 'buy 4 @ 12.50')
  const id = await placed(seller, 'sell 10 @ 12.60')
  await tamper('update trading_order set ticks = 1240, price = 12400000 where id = $1', [id])
  await expect.poll(() => statusOf(seller, id)).toBe(6)
  expect(await waiting()).toMatchObject([{ subjectId: id, about: [{}, {}, { value: 'book' }] }])
  await floor.place(other, 'sell 4 @ 12.50')
  expect(await statusOf(bidder, bid)).toBe(3)
  expect(await decided(id)).toBe('done')
  await expect.poll(() => statusOf(seller, id)).toBe(4)
})
