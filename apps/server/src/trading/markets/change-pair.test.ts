import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { markets } from '@tessera/contract/trading/markets/markets.ts'
import { settings } from '@tessera/contract/office/settings/settings.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Person } from '#testing/exchange.ts'
import { pairDesk } from '#testing/pairs.ts'
import { type Floor, PAIR, spotOf, tradingFloor } from '#testing/trading-floor.ts'
import { moveMarket } from './move-market.sql.ts'

let floor: Floor
let desk: Awaited<ReturnType<typeof pairDesk>>
let next: () => Person
beforeAll(async () => {
  floor = await tradingFloor()
  desk = await pairDesk(floor.exchange)
  next = await floor.crowd(16)
  await floor.start()
  await desk.agree(PAIR)
})
afterEach(async () => {
  await floor.tablesMatchState()
  await floor.booksAreSound()
})
afterAll(() => floor.exchange.close())

const patience = { timeout: 10_000, interval: 50 }
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString()
const listed = async () => (await floor.exchange.api(markets).list({})).rows[0]
const placed = async (who: Person, orderText: string): Promise<string> => {
  const answer = await floor.place(who, orderText)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.order.id
}
const orderOf = async (id: string) => {
  const { rows } = await sql<{ status: number; cancel_cause: string | null; fee: bigint }>`
    select status, cancel_cause, fee from trading_order where id = ${id}`.execute(floor.exchange.deps.db)
  return rows[0]
}
const noticesOf = async (who: Person, kind: 'orders_off_step' | 'pair_delisted' = 'orders_off_step') => {
  const { rows } = await sql<{ params: unknown }>`
    select params from message where customer_id = ${who.id} and kind = ${kind}`.execute(floor.exchange.deps.db)
  return rows.map(({ params }) => params)
}
const move = (event: 'restrict' | 'halt' | 'open') =>
  floor.exchange.deps.inTx('world')(async (tx) => ok(await moveMarket(tx, PAIR, event)))

test('a planned fee applies from its date on, even while orders rest, and a resting order keeps its own', async () => {
  const [maker, before, after] = [next(), next(), next()]
  const resting = await placed(maker, 'sell 20 @ 12.50')
  expect(await orderOf(await placed(before, 'buy 8 @ 12.50'))).toMatchObject({ fee: 150_000n })
  await desk.agree(PAIR, { makerFee: 5_000, takerFee: 20_000, minValue: '25' }, inHours(2))
  await desk.applyDue()
  expect(await listed()).toMatchObject({ takerFeePpm: 1_500, minValue: '1.000000' })
  floor.exchange.passTime(2 * HOUR_MS + 1_000)
  await desk.applyDue()
  expect(await listed()).toMatchObject({ makerFeePpm: 5_000, takerFeePpm: 20_000, minValue: '25.000000' })
  expect(await floor.place(after, 'buy 1 @ 12.50')).toMatchObject({
    code: 'ORDER_BELOW_MINIMUM',
    params: { bound: '25' },
  })
  expect(await orderOf(await placed(after, 'buy 8 @ 12.50'))).toMatchObject({ fee: 2_000_000n })
  expect(await orderOf(resting)).toMatchObject({ fee: 200_000n })
  await floor.clearBook()
  await desk.agree(PAIR)
})

test('a narrower band applies to the next order', async () => {
  const who = next()
  await desk.agree(PAIR, { band: 10_000 })
  expect(await floor.place(who, 'buy 1 @ 12.00')).toMatchObject({ code: 'ORDER_PRICE_OUT_OF_BAND' })
  await desk.agree(PAIR)
  expect(await floor.place(who, 'buy 1 @ 12.00')).toMatchObject({ ok: true })
  await floor.clearBook()
})

test('a narrower band around recent trades cuts the next order, and resting orders remain', async () => {
  const [maker, taker] = [next(), next()]
  const resting = await placed(maker, 'sell 5 @ 12.70')
  await desk.agree(PAIR, { dynamicBand: 10_000 })
  expect(await orderOf(await placed(taker, 'buy 5 @ 12.70'))).toMatchObject({ status: 4, cancel_cause: 'band' })
  expect(await orderOf(resting)).toMatchObject({ status: 0 })
  await desk.agree(PAIR)
  expect(await orderOf(await placed(taker, 'buy 5 @ 12.70'))).toMatchObject({ status: 3 })
})

test('of two concurrent proposals for one pair, one is open', async () => {
  const both = await Promise.allSettled([
    desk.propose(desk.staff[0], PAIR, { takerFee: 1_600 }),
    desk.propose(desk.staff[1], PAIR, { takerFee: 1_700 }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'APPROVAL_REQUEST_EXISTS' },
  })
  const open = both.find((each) => each.status === 'fulfilled')?.value
  const third = await floor.exchange.operator('superadmin')
  const decision = { requestId: open?.id ?? '', contentHash: open?.contentHash ?? '', note: 'agreed' }
  await floor.exchange.api(approvals, third).decide({ ...decision, verdict: 'approve' })
  expect([1_600, 1_700]).toContain((await listed())?.takerFeePpm)
})

test('a larger tick and lot cancel the orders that do not fit, with the reason and a notice', async () => {
  const [fits, off, offStop, offLot, taker] = [next(), next(), next(), next(), next()]
  const resting = await placed(fits, 'sell 10 @ 12.60')
  const gone = [
    await placed(off, 'sell 10 @ 12.61'),
    await placed(offStop, 'buy 10 @ 12.80 stop 12.71'),
    await placed(offLot, 'sell 13 @ 12.60'),
  ]
  const change = { tick: '0.05', lot: '5' }
  const effects = [
    { name: 'open_orders', count: 4 },
    { name: 'cancelled_orders', count: 3 },
    { name: 'customers_losing_orders', count: 3 },
  ]
  expect(await desk.preview(PAIR, change)).toMatchObject({ effects })
  await desk.agree(PAIR, change)
  await expect.poll(() => orderOf(gone[2] ?? ''), patience).toMatchObject({ status: 4 })
  for (const id of gone) expect(await orderOf(id)).toMatchObject({ status: 4, cancel_cause: 'step' })
  expect(await orderOf(resting)).toMatchObject({ status: 0 })
  expect(await spotOf(floor, off, 'AURB')).toEqual({ posted: 1_000n, held: 0n })
  expect(await noticesOf(off)).toEqual([
    { symbol: PAIR, base: 'AURB', quote: 'tUSD', count: '1', tick: '0.05', lot: '5' },
  ])
  expect(await noticesOf(fits)).toEqual([])
  expect(await listed()).toMatchObject({ tick: '0.05', lot: '5', pricePrecision: 2 })
  expect(await floor.place(taker, 'buy 5 @ 12.61')).toMatchObject({
    code: 'ORDER_PRICE_OFF_TICK',
    params: { step: '0.05' },
  })
  expect(await floor.place(taker, 'buy 6 @ 12.60')).toMatchObject({
    code: 'ORDER_QUANTITY_OFF_LOT',
    params: { step: '5' },
  })
  const answer = await floor.place(taker, 'buy 0 market', { quantity: undefined, cashQuantity: '120' })
  expect(answer).toMatchObject({ value: { order: { filledLots: 5 } } })
  await floor.clearBook()
})

test('orders that do not fit the steps remain while the pair is halted, and never trade afterwards', async () => {
  await desk.agree(PAIR)
  const [off, taker] = [next(), next()]
  const id = await placed(off, 'sell 10 @ 12.61')
  await move('restrict')
  await move('halt')
  await floor.core.submit({ kind: 'take_transfers' })
  await desk.agree(PAIR, { tick: '0.05' })
  await floor.core.submit({ kind: 'take_transfers' })
  expect(await orderOf(id)).toMatchObject({ status: 0 })
  await floor.core.stop()
  await floor.core.start()
  await move('restrict')
  await move('open')
  expect(await floor.place(taker, 'buy 10 @ 12.65')).toMatchObject({ value: { order: { filledLots: 0 } } })
  expect(await orderOf(id)).toMatchObject({ status: 4, cancel_cause: 'step' })
  await floor.clearBook()
  await desk.agree(PAIR)
})

test('refuses a tick or lot that is not a multiple of the first, and returns accepted values', async () => {
  await expect(desk.preview(PAIR, { tick: '0.001' })).rejects.toMatchObject({
    code: 'SETTING_CONFLICT',
    field: 'values.tick',
  })
  await expect(desk.preview(PAIR, { tick: '0.025' })).rejects.toThrow('n × 0.01 (n = 1, 2, 3 … 1000000)')
  await expect(desk.preview(PAIR, { listingPrice: '13' })).rejects.toMatchObject({ code: 'SETTING_FIXED' })
  const { rows } = await floor.exchange.api(settings, desk.staff[0]).versions({ area: 'market', subject: PAIR })
  expect(rows[0]).toMatchObject({ state: 'in_force', values: { tick: '0.01' } })
})

test('a planned delisting is announced, then cancels every order with a notice, and the pair never trades again', async () => {
  const [resting, buyer] = [next(), next()]
  const id = await placed(resting, 'sell 10 @ 12.60')
  const at = inHours(30)
  await desk.agree(PAIR, { isDelisted: true }, at)
  expect(await listed()).toMatchObject({ state: 'open', delistsAt: at })
  await placed(buyer, 'buy 4 @ 12.60')
  expect(await desk.preview(PAIR, { isDelisted: true })).toMatchObject({
    effects: [{ count: 1 }, { count: 1 }, { count: 1 }],
  })
  floor.exchange.passTime(40 * HOUR_MS)
  await desk.applyDue()
  await expect.poll(() => orderOf(id), patience).toMatchObject({ status: 4, cancel_cause: 'delisted' })
  expect(await spotOf(floor, resting, 'AURB')).toEqual({ posted: 996n, held: 0n })
  expect(await noticesOf(resting, 'pair_delisted')).toEqual([{ symbol: PAIR, count: '1' }])
  expect(await listed()).toMatchObject({ state: 'cancel_only' })
  expect(await move('open')).toMatchObject({ value: { code: 'MARKET_WRONG_STATE' } })
  expect(await floor.place(buyer, 'buy 1 @ 12.60')).toMatchObject({ code: 'MARKET_NOT_OPEN' })
})
