import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Amount, amount, total } from '#books/money/amount.ts'
import { brokenSale, type SaleRule, type SaleTexts, unitsFor } from './sale.ts'
import { lockedAt, unlocksOf } from './unlocks.ts'

const around = {
  economics: { currency: 'SGD', unitPrice: '0.35', supply: '1000' },
  life: { closesAt: '2026-03-31T00:00:00.000Z' },
}
const scales: Readonly<Record<string, number>> = { SGD: 2, tUSD: 6, SOL: 9 }
const scaleOf = (coin: string): number | undefined => scales[coin]
const sale = (changes: Partial<SaleTexts> = {}): SaleTexts => ({
  totalSupply: '10000',
  softCap: '200',
  payCoins: [
    { coin: 'tUSD', unitPrice: '0.26' },
    { coin: 'SOL', unitPrice: '0.0017' },
    { coin: 'SGD', unitPrice: '0.35' },
  ],
  allocation: [{ share: '0.1' }, { share: '0.9' }],
  unlocks: [
    { at: '2026-04-10T00:00:00.000Z', share: '0.25' },
    { at: '2026-07-10T00:00:00.000Z', share: '0.75' },
  ],
  ...changes,
})

test('a valid sale breaks no rule, and a product without a sale is not checked', () => {
  expect(brokenSale(sale(), around, scaleOf)).toEqual([])
  expect(brokenSale(sale({ softCap: null, unlocks: [] }), around, scaleOf)).toEqual([])
  expect(brokenSale(undefined, around, scaleOf)).toEqual([])
})

test.each<[string, Partial<SaleTexts>, SaleRule[]]>([
  ['a coin that the exchange does not have', { payCoins: [{ coin: 'BTC', unitPrice: '1' }] }, ['payCoins']],
  ['no coin', { payCoins: [] }, ['payCoins']],
  ['a price of nothing', { payCoins: [{ coin: 'tUSD', unitPrice: '0' }] }, ['payCoins']],
  ['a price finer than its coin', { payCoins: [{ coin: 'tUSD', unitPrice: '0.0000001' }] }, ['payCoins']],
  [
    'a coin twice',
    {
      payCoins: [
        { coin: 'tUSD', unitPrice: '1' },
        { coin: 'tUSD', unitPrice: '2' },
      ],
    },
    ['payCoins'],
  ],
  ['two prices in one currency', { payCoins: [{ coin: 'SGD', unitPrice: '0.34' }] }, ['payCoinPrice']],
  ['more for sale than there will be', { totalSupply: '999' }, ['totalSupply']],
  ['a soft cap above what is for sale', { softCap: '1001' }, ['softCap']],
  ['a soft cap of nothing', { softCap: '0' }, ['softCap']],
  ['an allocation short of the whole', { allocation: [{ share: '0.999999' }] }, ['allocation']],
  ['an allocation with a part of nothing', { allocation: [{ share: '1' }, { share: '0' }] }, ['allocation']],
  ['unlocks beyond the whole', { unlocks: [{ at: '2026-04-10T00:00:00.000Z', share: '1.1' }] }, ['unlocks']],
  ['an unlock before the close', { unlocks: [{ at: '2026-03-31T00:00:00.000Z', share: '1' }] }, ['unlocks']],
  [
    'unlocks out of order',
    {
      unlocks: [
        { at: '2026-05-10T00:00:00.000Z', share: '0.5' },
        { at: '2026-04-10T00:00:00.000Z', share: '0.5' },
      ],
    },
    ['unlocks'],
  ],
])('reports the broken rule: %s', (_, changes, broken) => {
  expect(brokenSale(sale(changes), around, scaleOf)).toEqual(broken)
})

test('a payment buys only whole units', () => {
  expect(unitsFor(amount(26n), amount(26n))).toBe(1n)
  expect(unitsFor(amount(53n), amount(26n))).toBeUndefined()
  expect(unitsFor(amount(0n), amount(26n))).toBe(0n)
})

test('the unlocks add up to the purchase, and never exceed the schedule', () => {
  const schedule = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 12 }).map((weights) => {
    const sum = weights.reduce((a, b) => a + b, 0)
    const shares = weights.map((weight) => Math.floor((weight * 1_000_000) / sum))
    const short = 1_000_000 - shares.reduce((a, b) => a + b, 0)
    return shares.map((share, n) => (n === 0 ? share + short : share))
  })
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 24n }), schedule, (bought, shares) => {
      const parts = unlocksOf(
        amount(bought),
        shares.map((ppm, n) => ({ at: new Date(n * 1000).toISOString(), share: text(ppm) })),
      )
      expect(total(parts.map((part) => part.amount))).toBe(bought)
      let [freed, due] = [0n, 0n]
      for (const [n, ppm] of shares.entries()) {
        due += bought * BigInt(ppm)
        freed += parts.find(({ at }) => at.getTime() === n * 1000)?.amount ?? 0n
        expect(freed * 1_000_000n <= due).toBe(true)
      }
    }),
  )
})
const text = (ppm: number): string => `${Math.floor(ppm / 1_000_000)}.${String(ppm % 1_000_000).padStart(6, '0')}`

test('a part is unlocked from its time on', () => {
  const at = new Date('2026-04-10T00:00:00Z')
  const parts: { at: Date; amount: Amount }[] = [{ at, amount: amount(5n) }]
  expect(lockedAt(parts, new Date(at.getTime() - 1))).toEqual(parts)
  expect(lockedAt(parts, at)).toEqual([])
})
