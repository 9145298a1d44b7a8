import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { byTwo } from '#testing/by-two.ts'
import type { Person } from '#testing/exchange.ts'
import { type PriceFloor, priceFloor } from '#testing/price-floor.ts'
import { PAIR } from '#testing/trading-floor.ts'
import { holdingsOf } from '#profile/accounts/holdings.sql.ts'
import { findReferences } from '#trading/markets/find-references.ts'
import { insertSetPrice } from '#trading/markets/references.sql.ts'
import type { InTx } from '#platform/database/tx.ts'
import { saveRates } from '#books/rates/rates.sql.ts'

let at: PriceFloor
beforeAll(async () => {
  at = await priceFloor(100)
  await at.floor.exchange.coin('SGD', 'fiat', 2)
})
afterEach(() => at.reset())
afterAll(() => at.floor.exchange.close())

const db = () => at.floor.exchange.deps.db
const inTx: InTx = (body) => at.floor.exchange.deps.inTx('operator:test')(body)
const fillsOutside = async (low: number, high: number) =>
  (
    await sql<{
      n: number
    }>`select count(*)::int as n from fill where price not between ${low * 10_000} and ${high * 10_000}`.execute(db())
  ).rows[0]?.n

test('PRC-01 trades of connected accounts along the band move no reference, last price or candle', async () => {
  const [ada, bob] = [at.next(), at.next()]
  await at.shareDevice(ada, bob)
  const before = at.market().lastTicks
  for (let ticks = 1_240; ticks >= 1_000; ticks -= 20) {
    const price = (ticks / 100).toFixed(2)
    await at.floor.place(ada, `buy 1 @ ${price}`)
    await at.floor.place(bob, `sell 1 @ ${price}`)
    await at.floor.clearBook()
  }
  expect(at.market().lastTicks).toBe(before)
  expect(at.market().reference).toBe(1_250)
  expect(await fillsOutside(1_125, 1_375)).toBe(0)
  const { rows } = await sql<{ connected: boolean; counted: boolean }>`
    select distinct f.connected, exists (select 1 from single_trade s where s.market = f.market and s.first_seq = f.seq) as counted
      from fill f join trading_order o on o.id = f.maker_order where o.customer_id in (${ada.id}, ${bob.id})`.execute(
    db(),
  )
  expect(rows).toEqual([{ connected: true, counted: false }])
})

test('PRC-01 a stop that an auction triggered trades nothing in a market without a reference', async () => {
  const stop = await at.floor.place(at.next(), 'sell 5 @ 12.00 stop 12.10')
  await at.setReference(undefined)
  await at.call()
  const bid = await at.floor.place(at.next(), 'buy 15 @ 12.10')
  await at.floor.place(at.next(), 'sell 10 @ 12.10')
  await at.endCall()
  expect(at.market()).toMatchObject({ status: 'open', lastTicks: 1_210 })
  expect(await at.became(bid)).toEqual({ status: 1, filled: 10, cause: null })
  expect(await at.became(stop)).toEqual({ status: 4, filled: 0, cause: 'band' })
})

test('PRC-01 trades nothing outside the static band between unconnected accounts', async () => {
  const [ada, bob] = [at.next(), at.next()]
  for (let ticks = 1_250; ticks > 800; ticks -= 25) {
    const price = (ticks / 100).toFixed(2)
    await at.floor.place(ada, `buy 1 @ ${price}`)
    await at.floor.place(bob, `sell 1 @ ${price}`)
    await at.floor.clearBook()
  }
  expect(at.market().reference).toBe(1_250)
  expect(at.market().lastTicks).toBeLessThan(1_250)
  expect(await fillsOutside(1_000, 1_500)).toBe(0)
})

test('PRC-01 rejects an order that would rest outside the static band, with both bounds', async () => {
  const refused = { code: 'ORDER_PRICE_OUT_OF_BAND', field: 'price', params: { low: '10.00', high: '15.00' } }
  expect(await at.floor.place(at.next(), 'buy 1 @ 9.99')).toMatchObject(refused)
  expect(await at.floor.place(at.next(), 'sell 1 @ 15.01')).toMatchObject(refused)
  expect(await at.floor.place(at.next(), 'buy 1 @ 15.01')).toMatchObject(refused)
})

test('PRC-01 fills an order beyond the static band inside it, and cancels the rest', async () => {
  await at.floor.place(at.next(), 'sell 2 @ 12.60')
  const placed = await at.floor.place(at.next(), 'buy 5 @ 15.50')
  expect(await at.became(placed)).toEqual({ status: 4, filled: 2, cause: 'band' })
})

test('PRC-01 accepts orders in a market without a reference only in an auction', async () => {
  await at.setReference(undefined)
  expect(await at.floor.place(at.next(), 'buy 1 @ 12.50')).toMatchObject({ code: 'MARKET_AUCTION_ONLY' })
  await at.call()
  expect(await at.floor.place(at.next(), 'buy 1 @ 40')).toMatchObject({ ok: true })
})

test('PRC-04 a small fill outside the dynamic band starts no auction', async () => {
  await at.floor.place(at.next(), 'sell 10 @ 13.80')
  const placed = await at.floor.place(at.next(), 'buy 10 @ 13.80')
  expect(await at.became(placed)).toEqual({ status: 4, filled: 0, cause: 'band' })
  expect(at.market().status).toBe('open')
})

test('PRC-04 an order trades with the orders behind one lot outside the dynamic band', async () => {
  const stray = await at.floor.place(at.next(), 'sell 1 @ 10.60')
  await at.floor.place(at.next(), 'sell 100 @ 12.60')
  const small = await at.floor.place(at.next(), 'buy 5 @ 12.60')
  expect(await at.became(small)).toEqual({ status: 3, filled: 5, cause: null })
  expect(await at.became(stray)).toEqual({ status: 4, filled: 0, cause: 'band' })
  const above = await at.floor.place(at.next(), 'buy 1 @ 14.00')
  expect(await at.became(above)).toEqual({ status: 3, filled: 1, cause: null })
  await at.floor.clearBook()
  const bid = await at.floor.place(at.next(), 'buy 1 @ 14.00')
  const sale = await at.floor.place(at.next(), 'sell 5 @ 12.60 fok')
  expect([await at.became(bid), await at.became(sale)]).toEqual([
    { status: 4, filled: 0, cause: 'band' },
    { status: 4, filled: 0, cause: 'fok' },
  ])
})

test('PRC-04 single lots outside the dynamic band start no auction and halt no market', async () => {
  for (let lot = 0; lot < 4; lot++) {
    await at.floor.place(at.next(), 'sell 1 @ 10.60')
    await at.floor.place(at.next(), 'sell 100 @ 12.60')
    const placed = await at.floor.place(at.next(), 'buy 100 @ 12.60')
    expect(await at.became(placed)).toEqual({ status: 3, filled: 100, cause: null })
  }
  expect(at.market().status).toBe('open')
})

test('PRC-04 spends no more than the cash quantity if a cheaper order in its way is cancelled', async () => {
  const stray = await at.floor.place(at.next(), 'sell 1 @ 11.20')
  await at.floor.place(at.next(), 'sell 10 @ 11.50')
  const byMoney = { quantity: undefined, cashQuantity: '22.90' }
  const placed = await at.floor.place(at.next(), 'buy 0 market', byMoney)
  expect(await at.became(stray)).toEqual({ status: 4, filled: 0, cause: 'band' })
  expect(await at.became(placed)).toEqual({ status: 4, filled: 1, cause: 'market' })
})

test('PRC-04 keeps an order outside the dynamic band while a trade with it would start an auction', async () => {
  const offer = await at.floor.place(at.next(), 'sell 100 @ 10.60')
  const placed = await at.floor.place(at.next(), 'buy 100 @ 12.60')
  expect(at.market()).toMatchObject({ status: 'auction', movedBy: 'volatility' })
  await at.endCall()
  expect(await at.became(offer)).toEqual({ status: 3, filled: 100, cause: null })
  expect(await at.became(placed)).toEqual({ status: 3, filled: 100, cause: null })
})

test('PRC-01 accepts an order at the reference price after connected accounts traded along the band', async () => {
  const [ada, bob] = [at.next(), at.next()]
  await at.shareDevice(ada, bob)
  for (const price of ['11.20', '10.60', '10.10']) {
    await at.floor.place(ada, `sell 1 @ ${price}`)
    await at.floor.place(bob, `buy 1 @ ${price}`)
  }
  const honest = await at.floor.place(at.next(), 'buy 2 @ 12.50')
  expect(await at.became(honest)).toEqual({ status: 0, filled: 0, cause: null })
  expect(await fillsOutside(1_000, 1_500)).toBe(0)
})

test('PRC-04 connected accounts start no auction', async () => {
  const [ada, bob] = [at.next(), at.next()]
  await at.shareDevice(ada, bob)
  await at.floor.place(ada, 'sell 100 @ 13.80')
  const placed = await at.floor.place(bob, 'buy 100 @ 13.80')
  expect(await at.became(placed)).toEqual({ status: 4, filled: 0, cause: 'band' })
  expect(at.market().status).toBe('open')
})

test('PRC-04 a large fill outside the dynamic band starts an auction, which the rest of the order joins', async () => {
  await at.floor.place(at.next(), 'sell 10 @ 12.60')
  await at.floor.place(at.next(), 'sell 100 @ 13.80')
  const placed = await at.floor.place(at.next(), 'buy 110 @ 13.80')
  expect(await at.became(placed)).toEqual({ status: 1, filled: 10, cause: null })
  expect(at.market()).toMatchObject({ status: 'auction', movedBy: 'volatility' })
  const { rows } = await sql<{ status: string }>`select status from market`.execute(db())
  expect(rows).toEqual([{ status: 'auction' }])
  await at.endCall()
  expect(at.market().status).toBe('open')
  expect(await at.became(placed)).toEqual({ status: 3, filled: 110, cause: null })
})

test('PRC-04 halts the market if a volatility auction would trade outside the static band, and two people restart it', async () => {
  await at.floor.place(at.next(), 'sell 100 @ 13.80')
  await at.floor.place(at.next(), 'buy 100 @ 13.80')
  expect(at.market().status).toBe('auction')
  await at.floor.place(at.next(), 'buy 300 @ 16')
  await at.floor.place(at.next(), 'sell 300 @ 15.90')
  await at.endCall()
  expect(at.market()).toMatchObject({ status: 'halted', movedBy: 'volatility' })
  expect(await at.floor.place(at.next(), 'buy 1 @ 12.50')).toMatchObject({ code: 'MARKET_NOT_OPEN' })
})

test('PRC-04 allows two auctions per person and day, and halts the market at the fourth within an hour', async () => {
  const interrupt = async (who: Person) => {
    await at.floor.place(at.next(), 'sell 60 @ 13.80')
    const placed = await at.floor.place(who, 'buy 60 @ 13.80')
    const { status } = at.market()
    if (status === 'auction') {
      await at.move('restrict')
      await at.tick()
    }
    await at.floor.clearBook()
    if (status === 'auction') await at.move('open')
    await at.tick()
    return { market: status, cause: (await at.became(placed)).cause }
  }
  const [ada, bob, cy] = [at.next(), at.next(), at.next()]
  expect(await interrupt(ada)).toMatchObject({ market: 'auction' })
  expect(await interrupt(ada)).toMatchObject({ market: 'auction' })
  expect(await interrupt(ada)).toEqual({ market: 'open', cause: 'band' })
  expect(await interrupt(bob)).toMatchObject({ market: 'auction' })
  expect(await interrupt(cy)).toEqual({ market: 'halted', cause: 'band' })

  const { exchange } = at.floor
  const { rows } = await sql<{ number: string }>`
    select number::text as number from customer where id in (${ada.id}, ${bob.id}, ${cy.id}) order by 1`.execute(db())
  const waiting = await exchange.api(approvals, await exchange.operator('listing')).queue({ kind: 'market_halt' })
  expect(waiting.rows).toMatchObject([{ subjectId: PAIR, number: PAIR, needs: 'maker' }])
  const startedBy = waiting.rows[0]?.about.find(({ field }) => field === 'startedBy')
  expect(startedBy?.value.split(', ')).toEqual(expect.arrayContaining(rows.map(({ number }) => number)))
  const again = { kind: 'market_halt', subjectId: PAIR, verdict: 'approve', roles: ['listing', 'listing'] } as const
  expect(await byTwo(exchange, again)).toBe('done')
  await at.tick()
  expect(at.market()).toMatchObject({ status: 'auction', movedBy: 'staff' })
  expect(await byTwo(exchange, again)).toBe('APPROVAL_SUBJECT_MOVED')
})

test('PRC-03 values a holding at the reference price, not at the last trade', async () => {
  const [ada, bob] = [at.next(), at.next()]
  await at.floor.place(ada, 'sell 1 @ 13.20')
  await at.floor.place(bob, 'buy 1 @ 13.20')
  const of = async () => (await holdingsOf({ db: db() }, bob.id, 'SGD')).find(({ coin }) => coin === 'AURB')
  expect(await of()).toMatchObject({ reference: 12_500_000n, valued: null })
  await at.setReference(undefined)
  expect(await of()).toMatchObject({ reference: null, valued: null })
})

test('PRC-01 an auction of three unconnected pairs becomes the reference, but one that moves too far only after two operators release it', async () => {
  const auction = async (price: string) => {
    await at.call()
    for (let pair = 0; pair < 3; pair++) {
      await at.floor.place(at.next(), `buy 30 @ ${price}`)
      await at.floor.place(at.next(), `sell 30 @ ${price}`)
    }
    await at.endCall()
    await findReferences(at.floor.exchange.deps)
    await at.tick()
  }
  await inTx(async (tx) => {
    await saveRates(tx, [{ coin: 'tUSD', fiat: 'SGD', price: amount(13_000_000_000n) }], tx.now, 'test')
    return ok(undefined)
  })
  await auction('13.00')
  expect(at.market().reference).toBe(1_300)
  await auction('16.00')
  expect(at.market().reference).toBe(1_300)
  await inTx(async (tx) => {
    await insertSetPrice(tx, PAIR, 16_000_000n)
    return ok(undefined)
  })
  await findReferences(at.floor.exchange.deps)
  await at.tick()
  expect(at.market().reference).toBe(1_600)
})
