import { accounts } from '@tessera/contract/accounts.ts'
import { distributions } from '@tessera/contract/distributions.ts'
import { messages } from '@tessera/contract/messages.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { booksHold } from '../../../../world/src/testing/books.ts'
import { distributing, type Distributing } from '../../../../world/src/testing/distributing.ts'
import { type Person, testHouse, type TestHouse } from '../../../../world/src/testing/house.ts'
import { payDueDistributions } from './pay-due.ts'
import { recordDueDistributions } from './record-due.ts'

let house: TestHouse
let desk: Distributing
beforeAll(async () => {
  house = await testHouse({ LOG_LEVEL: 'error' })
  desk = await distributing(house)
})
afterEach(() => booksHold(house))
afterAll(() => house.close())

const cash = async (who: Person): Promise<bigint> => (await desk.balance(who.id, 'fiat', 'SGD'))[0] ?? 0n
const own = async (who: Person, symbol: string) => (await house.api(distributions, who).list({ symbol })).rows

test('a declared distribution is announced, recorded, paid for, released by two others and paid once', async () => {
  const { symbol } = await desk.product({ decimals: 0 })
  const [ada, bob] = [await desk.holder(symbol, 100n), await desk.holder(symbol, 33n)]
  await desk.livesIn(bob, 'CN')
  const d = await desk.declare(symbol, { perUnit: '0.333', withholding: [{ country: 'CN', rate: '0.1' }] })
  expect(d).toMatchObject({ status: 'declared', perUnit: '0.333', otherRate: '0', record: null, missing: '0.00' })
  expect((await house.api(distributions).ofProduct({ symbol })).rows).toEqual([])
  await desk.announce(d.id)
  expect((await house.api(distributions).ofProduct({ symbol })).rows).toMatchObject([
    { type: 'dividend', period: d.period, perUnit: '0.333', currency: 'SGD', status: 'announced' },
  ])
  desk.passRecordDate()
  await recordDueDistributions(house.deps)
  expect(await desk.get(d.id)).toMatchObject({
    status: 'recorded',
    record: { holders: 2, units: '133', gross: '44.28', tax: '1.09', net: '43.19', owed: '44.29', remainder: '0.01' },
    funded: '0.00',
    missing: '44.29',
  })
  await expect(desk.release(d.id)).rejects.toMatchObject({ code: 'DISTRIBUTION_NOT_FUNDED' })
  await desk.fund(d.id, 44_00n)
  await expect(desk.release(d.id)).rejects.toMatchObject({
    code: 'DISTRIBUTION_NOT_FUNDED',
    message: expect.stringContaining('0.29 SGD'),
  })
  await desk.fund(d.id, 1_00n)
  await desk.release(d.id)
  expect(await own(ada, symbol)).toMatchObject([{ status: 'due', gross: '33.30', tax: '0.00', net: '33.30' }])
  await payDueDistributions(house.deps)
  expect(await cash(ada)).toBe(0n)
  desk.passPayDate()
  await payDueDistributions(house.deps)
  await payDueDistributions(house.deps)
  expect([await cash(ada), await cash(bob)]).toEqual([33_30n, 9_89n])
  expect(await desk.get(d.id)).toMatchObject({ status: 'paid', paidHolders: 2, funded: '0.71', missing: '0.00' })
  expect(await own(bob, symbol)).toMatchObject([
    { status: 'paid', units: '33', gross: '10.98', tax: '1.09', taxRate: '0.1', net: '9.89' },
  ])
  const { rows } = await house.api(accounts, bob).flowingWater({})
  expect(rows[0]).toMatchObject({
    type: 'distribution',
    coin: 'SGD',
    amount: '9.89',
    remark: `Lantern Bay · ${d.period}`,
  })
  expect((await house.api(messages, bob).list({})).rows).toMatchObject([{ title: 'Lantern Bay paid you 9.89 SGD' }])
  expect((await house.api(distributions, bob).totals({})).rows).toMatchObject([
    { currency: 'SGD', gross: '10.98', tax: '1.09', net: '9.89' },
  ])
})
