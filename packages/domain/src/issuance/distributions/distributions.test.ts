import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount, parseAmount, ppm, total } from '#books/money/amount.ts'
import { type Declared, readDeclaration } from './declaration.ts'
import { distributionReleased, holderUnclaimed, holderPaid } from './postings.ts'
import { grossOf, owedFor, PER_UNIT_SCALE, rateFor, remainderOf, shareFor, taxOf } from './share.ts'

const terms = (perUnit: string, decimals = 0, scale = 2) => ({
  perUnit: parseAmount(perUnit, PER_UNIT_SCALE) ?? amount(0n),
  decimals,
  scale,
})

test.each([
  // per unit, decimals of the token, units in its minor units, gross in cents, owed in cents
  ['0.25', 0, 3n, 75n, 75n],
  ['0.333333333333', 0, 3n, 99n, 100n],
  ['0.0049', 0, 2n, 0n, 1n],
  ['1.5', 2, 1_50n, 2_25n, 2_25n],
  ['0.1', 2, 9n, 0n, 1n],
])('%s per unit of a token with %d decimals: %d units get %d, and %d are owed', (per, decimals, units, gross, owed) => {
  expect(grossOf(amount(units), terms(per, decimals))).toBe(gross)
  expect(owedFor(amount(units), terms(per, decimals))).toBe(owed)
})

test("tax is rounded down at the country's rate, and net is the rest", () => {
  const withholding = { byCountry: { SG: ppm(0), CN: ppm(100_000) }, others: ppm(155_000) }
  expect(['SG', 'CN', 'NO', null, 'toString'].map((country) => rateFor(withholding, country))).toEqual([
    0, 100_000, 155_000, 155_000, 155_000,
  ])
  expect(taxOf(amount(99n), ppm(155_000))).toBe(15n)
  expect(shareFor({ units: amount(99n), country: null }, terms('0.01'), withholding)).toEqual({
    gross: 99n,
    tax: 15n,
    net: 84n,
    rate: 155_000,
  })
})

test('payments never exceed the amount that the issuer owes, and rounding leaves less than one minor unit per holder', () => {
  const units = fc.array(fc.bigInt({ min: 1n, max: 10n ** 15n }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(
      units,
      fc.bigInt({ min: 1n, max: 10n ** 14n }),
      fc.integer({ min: 0, max: 9 }),
      (held, per, decimals) => {
        const each = { perUnit: amount(per), decimals, scale: 2 }
        const gross = held.map((own) => grossOf(amount(own), each))
        const left = remainderOf(owedFor(total(held.map(amount)), each), gross)
        expect(left).toBeGreaterThanOrEqual(0n)
        expect(left).toBeLessThanOrEqual(BigInt(held.length))
      },
    ),
  )
})

const NOW = new Date('2026-11-01T00:00:00Z')
const declared: Declared = {
  perUnit: '0.25',
  recordAt: new Date('2026-12-01T00:00:00Z'),
  payAt: new Date('2026-12-10T00:00:00Z'),
  withholding: [{ country: 'CN', rate: '0.1' }],
  otherRate: '0',
}
test.each<[Partial<Declared>, string]>([
  [{ perUnit: '0' }, 'perUnit'],
  [{ perUnit: '0.0000000000001' }, 'perUnit'],
  [{ recordAt: NOW }, 'recordAt'],
  [{ payAt: new Date('2026-11-30T00:00:00Z') }, 'payAt'],
  [{ payAt: new Date('2028-11-30T00:00:00Z') }, 'payAtFar'],
  [{ withholding: [{ country: 'CN', rate: '1.000001' }] }, 'withholding'],
  [{ withholding: [declared.withholding, declared.withholding].flat() }, 'withholding'],
  [{ otherRate: '2' }, 'otherRate'],
])('a declaration with %j breaks the rule %s', (change, rule) =>
  expect(readDeclaration({ ...declared, ...change }, NOW)).toBe(rule),
)
test('reads a valid declaration as figures', () =>
  expect(readDeclaration(declared, NOW)).toEqual({
    perUnit: 250_000_000_000n,
    withholding: { byCountry: { CN: 100_000 }, others: 0 },
  }))

test("a release is split into the holders' total and the rounding remainder, and an empty release has no postings", () => {
  const released = { distribution: 'd', product: 'p', coin: 'SGD', gross: amount(99n), remainder: amount(1n) }
  expect(distributionReleased(released).map(({ credit, amount: moved }) => [credit, moved])).toEqual([
    [{ exchange: 'distribution', of: 'd' }, 99n],
    [{ exchange: 'rounding', of: 'distributions' }, 1n],
  ])
  expect(distributionReleased({ ...released, remainder: amount(0n) })).toHaveLength(1)
  const due = { distribution: 'd', customer: 'c', country: null, coin: 'SGD', net: amount(84n), tax: amount(15n) }
  expect(holderPaid(due).map(({ credit, amount: moved }) => [credit, moved])).toEqual([
    [{ customer: 'c', kind: 'fiat' }, 84n],
    [{ exchange: 'withholding', of: 'unknown' }, 15n],
  ])
  expect(holderUnclaimed({ ...due, tax: amount(0n) }).map(({ credit }) => credit)).toEqual([
    { exchange: 'unclaimed', of: 'd' },
  ])
})
