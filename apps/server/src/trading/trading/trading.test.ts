import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Person } from '#testing/exchange.ts'
import { moveMarket } from '#trading/markets/move-market.sql.ts'
import { type Floor, PAIR, spotOf, tradingFloor } from '#testing/trading-floor.ts'

let floor: Floor
let next: () => Person

beforeAll(async () => {
  floor = await tradingFloor()
  next = await floor.crowd(48)
  await floor.start()
})
afterEach(async () => {
  await floor.clearBook()
  await floor.booksAreSound()
})
afterAll(() => floor.exchange.close())

/** Returns the response of a query as the auditor. */
async function auditRows(
  question: string,
  ...values: readonly (string | number)[]
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(floor.exchange.database.auditUrl)
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(question, [...values])
  await client.end()
  return rows
}

const idOf = async (placed: ReturnType<Floor['place']>): Promise<string> => {
  const answer = await placed
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.order.id
}

test('a buy that meets a resting sell exchanges shares and cash, charges both fees, and releases the rest of the hold', async () => {
  const [seller, buyer] = [next(), next()]
  await floor.place(seller, 'sell 100 @ 12.50')
  const bought = await floor.place(buyer, 'buy 60 @ 12.60')
  expect(bought).toMatchObject({
    ok: true,
    value: { order: { status: 3, filledLots: 60, filledValue: 750_000_000n, fee: 1_125_000n } },
  })
  expect(await spotOf(floor, buyer, 'tUSD')).toEqual({ posted: 10_000_000_000n - 751_125_000n, held: 0n })
  expect(await spotOf(floor, buyer, 'AURB')).toEqual({ posted: 1_060n, held: 0n })
  expect(await spotOf(floor, seller, 'tUSD')).toEqual({ posted: 10_000_000_000n + 749_250_000n, held: 0n })
  expect(await spotOf(floor, seller, 'AURB')).toEqual({ posted: 940n, held: 40n })
})

test('records each step of an order once: placed, partly filled, filled', async () => {
  const [maker, taker] = [next(), next()]
  const id = await idOf(floor.place(maker, 'buy 10 @ 12.40'))
  await floor.place(taker, 'sell 4 @ 12.40')
  await floor.place(taker, 'sell 6 @ 12.40')
  const rows = await auditRows(
    'select n, from_state, to_state from audit.transition where entity_id = $1 order by n',
    id,
  )
  expect(rows).toEqual([
    { n: 1, from_state: null, to_state: '0' },
    { n: 2, from_state: '0', to_state: '1' },
    { n: 3, from_state: '1', to_state: '3' },
  ])
})

test.each([
  ['buy 5 @ 12.505', 'ORDER_PRICE_OFF_TICK'],
  ['buy 1.5 @ 12.50', 'ORDER_QUANTITY_OFF_LOT'],
  ['buy 100000 @ 12.50', 'ORDER_ABOVE_MAXIMUM'],
  ['buy 100000000000000000000 @ 12.50', 'ORDER_QUANTITY_OFF_LOT'],
  ['buy 5 @ 20', 'ORDER_PRICE_OUT_OF_BAND'],
  ['sell 5 @ 5', 'ORDER_PRICE_OUT_OF_BAND'],
  ['buy 801 @ 12.50', 'INSUFFICIENT_AVAILABLE_BALANCE'],
  ['sell 1001 @ 12.50', 'INSUFFICIENT_AVAILABLE_BALANCE'],
])('TRD-05 rejects %s with %s and changes nothing', async (order, code) => {
  const who = next()
  const before = await sql<{ count: bigint }>`select count(*) from trading_order`.execute(floor.exchange.deps.db)
  expect(await floor.place(who, order)).toMatchObject({ ok: false, code })
  expect((await sql`select count(*) from trading_order`.execute(floor.exchange.deps.db)).rows).toEqual(before.rows)
})

test('TRD-01 rejects an order in a pair that is not listed', async () =>
  expect(await floor.place(next(), 'buy 5 @ 12.50', { market: 'tUSD-AURB' })).toMatchObject({ code: 'MARKET_UNKNOWN' }))

test('TRD-13 rejects orders without approved KYC or while frozen, and cancels open ones', async () => {
  const [unverified, frozen] = [next(), next()]
  const open = await idOf(floor.place(frozen, 'buy 5 @ 12'))
  const { db } = floor.exchange.deps
  await sql`update customer set kyc_status = 'rejected' where id = ${unverified.id}`.execute(db)
  await sql`update customer set status = 'frozen' where id = ${frozen.id}`.execute(db)
  expect(await floor.place(unverified, 'buy 5 @ 12')).toMatchObject({ code: 'KYC_REQUIRED' })
  expect(await floor.place(frozen, 'buy 5 @ 12')).toMatchObject({ code: 'ACCOUNT_FROZEN' })
  await expect
    .poll(
      async () =>
        (await sql<{ cancel_cause: string }>`select cancel_cause from trading_order where id = ${open}`.execute(db))
          .rows[0],
    )
    .toEqual({ cancel_cause: 'barred' })
})

test('TRD-13 rejects orders in a cancel-only market', async () => {
  const who = next()
  const resting = await idOf(floor.place(who, 'buy 5 @ 12'))
  const move = (event: 'open' | 'restrict' | 'halt') =>
    floor.exchange.deps.inTx('operator:test')((tx) => moveMarket(tx, PAIR, event))
  expect(await move('halt')).toMatchObject({ code: 'MARKET_WRONG_STATE' })
  expect(await move('restrict')).toEqual({ ok: true, value: 'cancel_only' })
  expect(await floor.place(who, 'buy 5 @ 12')).toMatchObject({ code: 'MARKET_NOT_OPEN' })
  expect(await floor.cancel(who, resting)).toMatchObject({ ok: true, value: { status: 4 } })
  expect(await move('open')).toEqual({ ok: true, value: 'open' })
})

test('TRD-12 rejects the 201st open order of a person in a market', async () => {
  const who = next()
  const all = await Promise.all(Array.from({ length: 201 }, () => floor.place(who, 'buy 1 @ 12')))
  expect(all.filter((answer) => answer.ok)).toHaveLength(200)
  expect(all.find((answer) => !answer.ok)).toMatchObject({ code: 'ORDER_TOO_MANY_OPEN' })
})

test('TRD-04 prevents trades of a person with itself, even through a sub-account', async () => {
  const [main, sub] = [next(), next()]
  await sql`update customer set parent_id = ${main.id}, type = 'sub' where id = ${sub.id}`.execute(
    floor.exchange.deps.db,
  )
  await floor.place(main, 'sell 5 @ 12.50')
  expect(await floor.place(sub, 'buy 5 @ 12.50')).toMatchObject({
    value: { order: { status: 4, cancelCause: 'self_trade', filledLots: 0 } },
  })
  expect(await spotOf(floor, sub, 'tUSD')).toMatchObject({ held: 0n })
})

test('the same client order id returns the same order, and is rejected with other contents', async () => {
  const who = next()
  const clientOrderId = randomUUID()
  const [first, second] = await Promise.all([
    floor.place(who, 'buy 5 @ 12', { clientOrderId }),
    floor.place(who, 'buy 5 @ 12', { clientOrderId }),
  ])
  const third = await floor.place(who, 'buy 5 @ 12.00', { clientOrderId })
  expect([first, second, third]).toMatchObject([
    { value: { hit: false } },
    { value: { hit: true } },
    { value: { hit: true } },
  ])
  expect(new Set([first, second, third].map((answer) => answer.ok && answer.value.order.id)).size).toBe(1)
  expect(await floor.place(who, 'buy 6 @ 12', { clientOrderId })).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
})

test('TRD-03 cancels no order of another customer, and cancels an order once', async () => {
  const [owner, other] = [next(), next()]
  const id = await idOf(floor.place(owner, 'buy 5 @ 12'))
  expect(await floor.cancel(other, id)).toMatchObject({ code: 'ORDER_NOT_FOUND' })
  const twice = await Promise.all([floor.cancel(owner, id), floor.cancel(owner, id)])
  expect(twice.filter((answer) => answer.ok)).toHaveLength(1)
})

test('TRD-03 a concurrent cancel and fill split a hold exactly into filled and released amounts', async () => {
  const [maker, taker] = [next(), next()]
  for (let round = 0; round < 10; round++) {
    const id = await idOf(floor.place(maker, 'buy 20 @ 12'))
    await Promise.all([
      floor.place(taker, 'sell 7 @ 12 ioc'),
      floor.cancel(maker, id),
      floor.place(taker, 'sell 7 @ 12 ioc'),
    ])
    const { rows } = await sql<{ whole: boolean; status: number }>`
      select hold_captured + hold_released = hold_amount as whole, status from trading_order where id = ${id}`.execute(
      floor.exchange.deps.db,
    )
    expect(rows).toEqual([{ whole: true, status: 4 }])
  }
})

test('TRD-02 twenty concurrent orders hold no more than the balance', async () => {
  const who = next()
  const all = await Promise.all(Array.from({ length: 20 }, () => floor.place(who, 'sell 100 @ 12.50')))
  expect(all.filter((answer) => answer.ok)).toHaveLength(10)
  expect(await spotOf(floor, who, 'AURB')).toEqual({ posted: 1_000n, held: 1_000n })
})

test('I25 publishes each fill once, in order and without a gap', async () => {
  const [maker, taker] = [next(), next()]
  const seqs: number[] = []
  const stop = floor.core.listen({
    committed: ({ trades }) => void seqs.push(...(trades.get(PAIR) ?? []).map((trade) => trade.seq)),
    reset: () => undefined,
  })
  await floor.place(maker, 'sell 30 @ 12.50')
  await Promise.all(Array.from({ length: 10 }, () => floor.place(taker, 'buy 3 @ 12.50')))
  stop()
  expect(seqs).toHaveLength(10)
  expect(seqs).toEqual(seqs.map((_, at) => (seqs[0] ?? 0) + at))
  const rows = await auditRows(
    'select seq from audit.outbox where stream = $1 order by seq desc limit $2',
    `trades:${PAIR}`,
    seqs.length,
  )
  expect(rows.map((row) => Number(row['seq'])).toReversed()).toEqual(seqs)
})
