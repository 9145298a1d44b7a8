import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount, ZERO } from '#books/money/amount.ts'
import { excessOf, hotCap, type HotCoin, hotShare, missingOf, walletState } from './hot-cap.ts'

const LEAST = amount(5n)
const coin = (held: bigint, about: { owed?: bigint; due?: bigint } = {}): HotCoin => ({
  held,
  owed: amount(about.owed ?? 1000n),
  due: amount(about.due ?? 0n),
  sharePpm: 100_000,
})

test.each([
  [100_000, 1000, 100_000],
  [50_000, 1000, 50_000],
  [500_000, 1000, 100_000],
])('a setting of %d ppm under a ceiling of %d bp gives %d ppm', (setting, ceiling, share) =>
  expect(hotShare(setting, ceiling)).toBe(share),
)

test('the cap is the share of the amount owed, rounded down', () => {
  expect(hotCap({ owed: amount(1009n), sharePpm: 100_000 })).toBe(100n)
  expect(hotCap({ owed: amount(9n), sharePpm: 100_000 })).toBe(0n)
  expect(hotCap({ owed: amount(1009n), sharePpm: 0 })).toBe(0n)
})

test.each([
  ['moves nothing at the cap', coin(100n), 0n],
  ['moves down to a tenth below the cap from one unit above it', coin(101n), 11n],
  ['moves everything if nothing is owed', coin(50n, { owed: 0n }), 50n],
  ['leaves amounts below the least transfer', coin(4n, { owed: 0n }), 0n],
  ['leaves the amount that approved withdrawals need', coin(400n, { due: 300n }), 100n],
  ['and nothing of it leaves', coin(300n, { due: 300n }), 0n],
  ['less than that is not an excess', coin(-20n), 0n],
])('%s', (_, held, moves) => expect(excessOf(held, LEAST)).toBe(moves))

test('reports the amount missing in the wallet for approved withdrawals and the level that it may hold', () => {
  expect(missingOf(coin(20n, { due: 20n }))).toBe(0n)
  expect(missingOf(coin(20n, { due: 21n }))).toBe(70n)
  expect(missingOf(coin(20n, { due: 500n }))).toBe(480n)
  expect(missingOf(coin(-20n, { due: 0n }))).toBe(110n)
})

const minor = fc.bigInt({ min: 0n, max: 10n ** 15n })
test('leaves no more in the hot wallet than the cap or approved withdrawals after a run, and does not send a refill away', () => {
  fc.assert(
    fc.property(minor, minor, minor, fc.nat(1_000_000), (held, owed, due, sharePpm) => {
      const before: HotCoin = { held, owed: amount(owed), due: amount(due), sharePpm }
      const left = held - excessOf(before, LEAST)
      const cap = hotCap(before)
      expect(left - LEAST < (cap > due ? cap : due)).toBe(true)
      expect(left >= due || left === held).toBe(true)
      const filled = { ...before, held: held + missingOf(before) }
      expect(filled.held >= due).toBe(true)
      expect(held < due ? excessOf(filled, LEAST) : 0n).toBe(0n)
    }),
  )
})

test('shows operators first the coins that need an action', () => {
  const quiet = { capped: true, missing: ZERO, moving: ZERO }
  expect(walletState(coin(100n), quiet)).toBe('within')
  expect(walletState(coin(101n), quiet)).toBe('above')
  expect(walletState(coin(10n), { ...quiet, moving: amount(9n) })).toBe('moving')
  expect(walletState(coin(101n), { ...quiet, capped: false })).toBe('uncapped')
  expect(walletState(coin(10n), { ...quiet, capped: false, missing: amount(9n) })).toBe('short')
})
