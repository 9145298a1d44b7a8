import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type PriceFloor, priceFloor } from '#testing/price-floor.ts'

let at: PriceFloor
beforeAll(async () => {
  at = await priceFloor(30)
})
afterEach(() => at.reset())
afterAll(() => at.floor.exchange.close())

describe('PRC-02 while the withdrawals of an account are frozen', () => {
  test.each([
    ['buy 1 @ 12.88', 'ORDER_OUT_OF_COLLAR'],
    ['buy 1 @ 12.11', 'ORDER_OUT_OF_COLLAR'],
    ['sell 1 @ 12.12', 'ORDER_OUT_OF_COLLAR'],
    ['sell 1 @ 12.88', 'ORDER_OUT_OF_COLLAR'],
    ['sell 1 @ 12.10 stop 12.20', 'ORDER_OUT_OF_COLLAR'],
  ])('rejects %s with both bounds', async (answer, code) => {
    const ada = at.next()
    await at.freeze(ada)
    expect(await at.floor.place(ada, answer)).toMatchObject({ code, params: { low: '12.13', high: '12.87' } })
  })

  test('trades inside the collar, and cancels the rest of a market order at its edge', async () => {
    const ada = at.next()
    await at.freeze(ada)
    await at.floor.place(at.next(), 'sell 1 @ 12.60')
    await at.floor.place(at.next(), 'sell 1 @ 12.90')
    expect(await at.became(await at.floor.place(ada, 'buy 2 market'))).toEqual({
      status: 4,
      filled: 1,
      cause: 'collar',
    })
  })

  test('cancels its resting order if it is met outside the collar, and trades with the next order', async () => {
    const [ada, bob] = [at.next(), at.next()]
    const own = await at.floor.place(ada, 'sell 5 @ 12.80')
    const other = await at.floor.place(bob, 'sell 5 @ 12.80')
    await at.freeze(ada)
    await at.setReference(12_000_000n)
    expect(await at.became(await at.floor.place(at.next(), 'buy 5 @ 12.80'))).toEqual({
      status: 3,
      filled: 5,
      cause: null,
    })
    expect(await at.became(own)).toEqual({ status: 4, filled: 0, cause: 'collar' })
    expect(await at.became(other)).toEqual({ status: 3, filled: 5, cause: null })
  })

  test('spends no more than the cash quantity if a cheaper order in its way is cancelled', async () => {
    const ada = at.next()
    const own = await at.floor.place(ada, 'sell 1 @ 12.60')
    await at.floor.place(at.next(), 'sell 10 @ 12.70')
    await at.freeze(ada)
    await at.tick()
    await at.setReference(12_000_000n)
    const byMoney = { quantity: undefined, cashQuantity: '25.35' }
    const placed = await at.floor.place(at.next(), 'buy 0 market', byMoney)
    expect(await at.became(own)).toEqual({ status: 4, filled: 0, cause: 'collar' })
    expect(await at.became(placed)).toEqual({ status: 4, filled: 1, cause: 'market' })
  })

  test('cancels its orders outside the collar with the next batch after a freeze, and keeps the others', async () => {
    const ada = at.next()
    const [far, near, stop] = [
      await at.floor.place(ada, 'sell 1 @ 14'),
      await at.floor.place(ada, 'sell 1 @ 12.70'),
      await at.floor.place(ada, 'sell 1 @ 11.50 stop 11.60'),
    ]
    await at.freeze(ada)
    await at.tick()
    expect(await at.became(far)).toEqual({ status: 4, filled: 0, cause: 'collar' })
    expect(await at.became(stop)).toEqual({ status: 4, filled: 0, cause: 'collar' })
    expect(await at.became(near)).toEqual({ status: 0, filled: 0, cause: null })
  })

  test('trades a triggered stop only inside the collar', async () => {
    const ada = at.next()
    const stop = await at.floor.place(ada, 'sell 10 @ 12.20 stop 12.40')
    await at.floor.place(at.next(), 'buy 1 @ 12.40')
    await at.floor.place(at.next(), 'buy 100 @ 12.20')
    await at.freeze(ada)
    await at.setReference(12_800_000n)
    await at.floor.place(at.next(), 'sell 1 @ 12.40')
    expect(await at.became(stop)).toEqual({ status: 4, filled: 0, cause: 'collar' })
  })

  test('executes none of its orders outside the collar in an auction', async () => {
    const [ada, bob] = [at.next(), at.next()]
    await at.call()
    const own = await at.floor.place(ada, 'sell 10 @ 13.20')
    const other = await at.floor.place(bob, 'sell 10 @ 13.20')
    const buy = await at.floor.place(at.next(), 'buy 10 @ 13.20')
    await at.freeze(ada)
    await at.endCall()
    expect(await at.became(own)).toEqual({ status: 4, filled: 0, cause: 'collar' })
    expect(await at.became(other)).toMatchObject({ status: 3 })
    expect(await at.became(buy)).toMatchObject({ status: 3 })
  })

  test('treats a stop of outgoing payments by an operator as a freeze, until it is lifted', async () => {
    const ada = at.next()
    const far = await at.floor.place(ada, 'sell 1 @ 14')
    const stop = await at.stopWithdrawals(ada)
    await at.tick()
    expect(await at.became(far)).toEqual({ status: 4, filled: 0, cause: 'collar' })
    expect(await at.floor.place(ada, 'sell 1 @ 14')).toMatchObject({ code: 'ORDER_OUT_OF_COLLAR' })
    const near = await at.floor.place(ada, 'sell 1 @ 12.80')
    await at.liftStop(stop)
    await at.setReference(12_000_000n)
    expect(await at.became(await at.floor.place(at.next(), 'buy 1 @ 12.80'))).toMatchObject({ status: 3 })
    expect(await at.became(near)).toEqual({ status: 3, filled: 1, cause: null })
  })

  test('the collar applies to its sub-account as well, whose order is cancelled at the freeze', async () => {
    const [ada, sub] = [at.next(), at.next()]
    await at.makeSubAccount(sub, ada)
    const far = await at.floor.place(sub, 'buy 1 @ 11')
    await at.freeze(ada)
    await at.tick()
    expect(await at.became(far)).toEqual({ status: 4, filled: 0, cause: 'collar' })
    expect(await at.floor.place(sub, 'buy 1 @ 11')).toMatchObject({ code: 'ORDER_OUT_OF_COLLAR' })
    expect(await at.floor.place(sub, 'buy 1 @ 12.50')).toMatchObject({ ok: true })
  })

  test('ends the collar with the freeze, by the time of the batch', async () => {
    const ada = at.next()
    await at.freeze(ada)
    expect(await at.floor.place(ada, 'sell 1 @ 14')).toMatchObject({ code: 'ORDER_OUT_OF_COLLAR' })
    at.floor.exchange.passTime(49 * HOUR_MS)
    const free = await at.floor.place(ada, 'sell 1 @ 14')
    await at.tick()
    at.floor.exchange.passTime(-49 * HOUR_MS)
    expect(await at.became(free)).toEqual({ status: 0, filled: 0, cause: null })
  })

  test('trades nothing without a reference', async () => {
    const ada = at.next()
    await at.freeze(ada)
    await at.setReference(undefined)
    expect(await at.floor.place(ada, 'buy 1 @ 12.50')).toMatchObject({ code: 'ORDER_COLLAR_WITHOUT_REFERENCE' })
  })
})
