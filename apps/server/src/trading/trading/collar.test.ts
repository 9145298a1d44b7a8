import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type PriceFloor, priceFloor } from '#testing/price-floor.ts'

let at: PriceFloor
beforeAll(async () => {
  at = await priceFloor(30)
})
afterEach(() => at.reset())
afterAll(() => at.floor.house.close())

describe('PRC-02 while the withdrawals of an account are frozen', () => {
  test.each([
    ['buy 1 @ 12.88', 'ORDER_OUT_OF_COLLAR'],
    ['buy 1 @ 12.11', 'ORDER_OUT_OF_COLLAR'],
    ['sell 1 @ 12.12', 'ORDER_OUT_OF_COLLAR'],
    ['sell 1 @ 12.88', 'ORDER_OUT_OF_COLLAR'],
    ['sell 1 @ 12.10 stop 12.20', 'ORDER_OUT_OF_COLLAR'],
  ])('%s is refused with both bounds', async (said, code) => {
    const ada = at.next()
    await at.freeze(ada)
    expect(await at.floor.place(ada, said)).toMatchObject({ code, params: { low: '12.13', high: '12.87' } })
  })

  test('it trades inside the collar, and the rest of an order at the market is cancelled at its edge', async () => {
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

  test('its order that rests is cancelled when it is met outside the collar, and the order behind it trades', async () => {
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

  test('an order by money spends no more than that where a cheaper order in its way is cancelled', async () => {
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

  test('a freeze cancels its orders outside the collar with the next batch, and leaves the others', async () => {
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

  test('its stop that is reached trades inside the collar only', async () => {
    const ada = at.next()
    const stop = await at.floor.place(ada, 'sell 10 @ 12.20 stop 12.40')
    await at.floor.place(at.next(), 'buy 1 @ 12.40')
    await at.floor.place(at.next(), 'buy 100 @ 12.20')
    await at.freeze(ada)
    await at.setReference(12_800_000n)
    await at.floor.place(at.next(), 'sell 1 @ 12.40')
    expect(await at.became(stop)).toEqual({ status: 4, filled: 0, cause: 'collar' })
  })

  test('an auction executes none of its orders outside the collar', async () => {
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

  test('a stop by staff of what leaves the account counts as a freeze, until it is lifted', async () => {
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

  test('its sub-account is held by the collar as well, and an order of the sub-account is cancelled by the freeze', async () => {
    const [ada, sub] = [at.next(), at.next()]
    await at.adopt(sub, ada)
    const far = await at.floor.place(sub, 'buy 1 @ 11')
    await at.freeze(ada)
    await at.tick()
    expect(await at.became(far)).toEqual({ status: 4, filled: 0, cause: 'collar' })
    expect(await at.floor.place(sub, 'buy 1 @ 11')).toMatchObject({ code: 'ORDER_OUT_OF_COLLAR' })
    expect(await at.floor.place(sub, 'buy 1 @ 12.50')).toMatchObject({ ok: true })
  })

  test('the collar ends with the freeze by the time of the batch', async () => {
    const ada = at.next()
    await at.freeze(ada)
    expect(await at.floor.place(ada, 'sell 1 @ 14')).toMatchObject({ code: 'ORDER_OUT_OF_COLLAR' })
    at.floor.house.passTime(49 * 3_600_000)
    const free = await at.floor.place(ada, 'sell 1 @ 14')
    await at.tick()
    at.floor.house.passTime(-49 * 3_600_000)
    expect(await at.became(free)).toEqual({ status: 0, filled: 0, cause: null })
  })

  test('it trades nowhere without a reference', async () => {
    const ada = at.next()
    await at.freeze(ada)
    await at.setReference(undefined)
    expect(await at.floor.place(ada, 'buy 1 @ 12.50')).toMatchObject({ code: 'ORDER_COLLAR_WITHOUT_REFERENCE' })
  })
})
