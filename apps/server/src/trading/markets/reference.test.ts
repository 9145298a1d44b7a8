import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { markets } from '@tessera/contract/trading/markets/markets.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { byTwo } from '#testing/by-two.ts'
import { changeSettings } from '#testing/change-settings.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'
import { findReferences } from './find-references.ts'

let floor: Floor
beforeAll(async () => {
  floor = await tradingFloor()
})
afterAll(() => floor.exchange.close())

const about = (price: string | null) =>
  ({ kind: 'market_reference', subjectId: PAIR, verdict: 'approve', proposal: { price } }) as const
const referenceNow = async () => {
  await findReferences(floor.exchange.deps)
  const { rows } = await floor.exchange.api(markets).list({})
  return rows.find(({ symbol }) => symbol === PAIR)?.reference
}

test.each(['12.345', '0.00'])('PRC-01 rejects a reference price of %s at its field, with the step', async (price) => {
  const maker = floor.exchange.api(approvals, await floor.exchange.operator('listing'))
  await expect(maker.propose({ ...about(price), reason: 'A valuation.' })).rejects.toMatchObject({
    code: 'ORDER_PRICE_OFF_TICK',
    field: 'price',
    message: 'Enter a price that is a multiple of 0.01 tUSD.',
  })
})

test('PRC-01 lets two operators set a reference price, and withdraw it', async () => {
  const before = await referenceNow()
  expect(await byTwo(floor.exchange, { ...about('13.37'), roles: ['listing', 'listing'] })).toBe('done')
  expect(await referenceNow()).toBe('13.37')
  expect(await byTwo(floor.exchange, { ...about(null), roles: ['listing', 'listing'] })).toBe('done')
  expect(before).not.toBe('13.37')
  expect(await referenceNow()).toBeNull()
})

test('the minimum value that counts follows its setting, at the current rate', async () => {
  const { db } = floor.exchange.deps
  await floor.exchange.coin('SGD', 'fiat', 2)
  await sql`insert into rate (coin, fiat, price, as_of, source) values ('tUSD', 'SGD', 12500000000, now(), 'test')`.execute(
    db,
  )
  const least = async () => {
    await findReferences(floor.exchange.deps)
    const { rows } = await sql<{ value: bigint }>`select value from least_value where quote = 'tUSD'`.execute(db)
    return rows[0]?.value
  }
  expect(await least()).toBe(800_000_000n)
  await changeSettings(floor.exchange, { referencePrice: { leastValue: 2_500 } })
  expect(await least()).toBe(2_000_000_000n)
})
