import { amount, ppm } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#testing/exchange.ts'
import { type Floor, tradingFloor } from '#testing/trading-floor.ts'
import { listMarket } from '#trading/markets/list-market.sql.ts'
import { moveMarket } from '#trading/markets/move-market.sql.ts'

const PENNIES = 'PENY-tUSD'
const LARGE_BALANCE = 6_000_000_000_000_000n

let floor: Floor
let [one, other]: Person[] = []
beforeAll(async () => {
  floor = await tradingFloor()
  const { exchange } = floor
  await exchange.coin('PENY', 'token', 0)
  await exchange.deps.inTx('world')(async (tx) => {
    await listMarket(tx, {
      symbol: PENNIES,
      base: 'PENY',
      quote: 'tUSD',
      baseScale: 0,
      quoteScale: 6,
      tick: amount(1n),
      lot: amount(1n),
      makerFee: ppm(0),
      takerFee: ppm(0),
      minValue: amount(1n),
      maxValue: amount(LARGE_BALANCE),
      band: ppm(200_000),
      dynamicBand: ppm(100_000),
      listingPrice: amount(1n),
    })
    await moveMarket(tx, PENNIES, 'open')
    return ok(undefined)
  })
  ;[one, other] = [await exchange.customer(), await exchange.customer()]
  for (const who of [one, other]) await exchange.fund({ customer: who.id, kind: 'spot' }, 'PENY', LARGE_BALANCE)
  await floor.start()
})
afterAll(() => floor.exchange.close())

test('TRD-05 rejects an order on a side that would exceed the countable number of lots, and continues trading', async () => {
  if (one === undefined || other === undefined) throw new Error('there are not two people')
  const sell = (who: Person, quantity: bigint) => floor.place(who, `sell ${quantity} @ 0.000001`, { market: PENNIES })
  expect(await sell(one, LARGE_BALANCE)).toMatchObject({ ok: true })
  expect(await sell(other, LARGE_BALANCE)).toMatchObject({ ok: false, code: 'ORDER_BOOK_FULL' })
  expect(await sell(other, LARGE_BALANCE / 2n)).toMatchObject({ ok: true })
  await floor.clearBook()
  expect(await sell(other, LARGE_BALANCE)).toMatchObject({ ok: true })
  await floor.clearBook()
  await floor.booksAreSound()
})
