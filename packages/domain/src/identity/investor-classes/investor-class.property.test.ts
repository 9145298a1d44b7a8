import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '#platform/clock/durations.ts'
import { countedWorth, reaches, thresholdOf, type Worth } from './evidence.ts'
import { firstInvestorRules as rules } from './rules.ts'
import { dueReminder, endOfClass, hasLapsed } from './validity.ts'

const nothing: Worth = { income: 0, home: 0, assets: 0, volatileTokens: 0, stablecoins: 0 }
const sum = fc.integer({ min: 0, max: 1_000_000_000 })
const worth = fc.record({ income: sum, home: sum, assets: sum, volatileTokens: sum, stablecoins: sum })
const assetGrounds = ['financial_assets', 'personal_assets', 'company_assets'] as const
const counts = (ground: (typeof assetGrounds)[number] | 'income', about: Partial<Worth>): boolean =>
  reaches(ground, countedWorth(ground, { ...nothing, ...about }, rules), rules)

test.each([
  ['income one dollar below the threshold', 'income', { income: 299_999 }, false],
  ['income at the threshold', 'income', { income: 300_000 }, true],
  ['financial assets at the threshold', 'financial_assets', { assets: 1_000_000 }, false],
  ['financial assets one dollar above the threshold', 'financial_assets', { assets: 1_000_001 }, true],
  ['a home of any value alone', 'personal_assets', { home: 9_000_000 }, false],
  ['a home at its cap and the other half in assets', 'personal_assets', { home: 9_000_000, assets: 1_000_000 }, false],
  ['one dollar above both', 'personal_assets', { home: 9_000_000, assets: 1_000_001 }, true],
  ['a home where only financial assets count', 'financial_assets', { home: 9_000_000 }, false],
  ['company assets at the threshold', 'company_assets', { assets: 10_000_000 }, false],
  ['company assets one dollar above the threshold', 'company_assets', { assets: 10_000_001 }, true],
  ['volatile tokens of any value alone', 'financial_assets', { volatileTokens: 50_000_000 }, false],
  ['stablecoins after their haircut at the threshold', 'financial_assets', { stablecoins: 1_111_111 }, false],
  ['stablecoins after their haircut above the threshold', 'financial_assets', { stablecoins: 1_111_113 }, true],
] as const)('whether a sum qualifies for the class: %s', (_, ground, about, expected) => {
  expect(counts(ground, about)).toBe(expected)
})

test('tokens never count more than their value, volatile tokens at most up to the cap, and a home at most up to its cap', () =>
  fc.assert(
    fc.property(fc.constantFrom(...assetGrounds), worth, (ground, about) => {
      const counted = countedWorth(ground, about, rules)
      expect(Number.isSafeInteger(counted)).toBe(true)
      const home = ground === 'personal_assets' ? rules.homeAtMost : 0
      expect(counted).toBeLessThanOrEqual(about.assets + about.stablecoins + rules.volatileAtMost + home)
      expect(counted).toBeGreaterThanOrEqual(about.assets)
    }),
  ))

test('a larger sum never lowers the class, and a higher threshold never raises it', () =>
  fc.assert(
    fc.property(fc.constantFrom(...assetGrounds), worth, worth, sum, (ground, less, added, higher) => {
      const more = {
        income: less.income + added.income,
        home: less.home + added.home,
        assets: less.assets + added.assets,
        volatileTokens: less.volatileTokens + added.volatileTokens,
        stablecoins: less.stablecoins + added.stablecoins,
      }
      const counted = countedWorth(ground, less, rules)
      const keeps = !reaches(ground, counted, rules) || reaches(ground, countedWorth(ground, more, rules), rules)
      const stricter = {
        ...rules,
        financialAssets: rules.financialAssets + higher,
        personalAssets: rules.personalAssets + higher,
        companyAssets: rules.companyAssets + higher,
      }
      const isStricter = !reaches(ground, counted, stricter) || counted > thresholdOf(ground, rules)
      expect({ keeps, isStricter }).toEqual({ keeps: true, isStricter: true })
    }),
  ))

test('sends each reminder once and in order, and none after the end or after the last reminder', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 4 }),
      fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 30 }),
      (remindDays, days) => {
        const granted = new Date('2026-01-01T00:00:00Z')
        const end = endOfClass(granted, rules)
        let reminded: number | null = null
        const sent: number[] = []
        for (const day of days.toSorted((a, b) => a - b)) {
          const now = new Date(granted.getTime() + day * DAY_MS)
          const due = dueReminder(end, { remindDays }, reminded, now)
          if (due === undefined) continue
          expect(hasLapsed(end, now)).toBe(false)
          expect(remindDays).toContain(due)
          sent.push(due)
          reminded = due
        }
        expect(sent).toEqual([...new Set(sent)].toSorted((a, b) => b - a))
      },
    ),
  ))

test('a class ends exactly at its expiry time', () => {
  const end = endOfClass(new Date('2026-11-28T10:00:00Z'), rules)
  expect(hasLapsed(end, new Date(end.getTime() - 1))).toBe(false)
  expect(hasLapsed(end, end)).toBe(true)
})
