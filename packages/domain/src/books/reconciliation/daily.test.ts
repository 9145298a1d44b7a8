import { expect, test } from 'vitest'
import { trialSums, type TrialLine } from '#books/ledger/trial-balance.ts'
import { amount } from '#books/money/amount.ts'
import { HOUR_MS } from '#platform/clock/durations.ts'
import { type AccountStatement, type Comparison, type DayFacts, differencesOf, isDayComplete, keyOf } from './daily.ts'

const until = new Date('2026-03-19T00:00:00Z')
const line = (kind: TrialLine['kind'], closing: bigint, coin = 'SGD'): TrialLine => ({
  coin,
  kind,
  opening: amount(closing),
  debits: amount(0n),
  credits: amount(0n),
  closing: amount(closing),
})
const held: readonly TrialLine[] = [line('customer_fiat', 100n), line('bank', -100n)]
const compared = (changed: Partial<Comparison> = {}): Comparison => ({
  coin: 'SGD',
  place: 'bank',
  by: 0n,
  at: until,
  isReported: false,
  ...changed,
})
const statement = (changed: Partial<AccountStatement> = {}): AccountStatement => ({
  account: 'Bank 1',
  coin: 'SGD',
  closing: 100n,
  isCurrent: true,
  notBooked: 0n,
  ...changed,
})
const facts = ({ lines = held, ...changed }: Partial<DayFacts> = {}): DayFacts => ({
  until,
  lines,
  sums: trialSums(lines),
  comparisons: [],
  statements: [],
  openPayments: [],
  openDebits: [],
  brokenInvariants: [],
  ...changed,
})
const found = (of: DayFacts) => differencesOf(of).map((each) => [keyOf(each), each.by, each.explanation])

const late = new Date(until.getTime() - 1)
test.each<[string, Partial<DayFacts>, unknown[]]>([
  ['nothing, if the feed compared after the day', { comparisons: [compared()] }, []],
  ['nothing, if the statement agrees', { statements: [statement()] }, []],
  ['nothing, if later lines explain the statement', { statements: [statement({ closing: 130n, notBooked: 30n })] }, []],
  ['no comparison after the day', { comparisons: [compared({ at: late })] }, [['not_compared:SGD', null, 'none']]],
  ['neither feed nor statement', {}, [['not_compared:SGD', null, 'none']]],
  [
    'a missing statement',
    { statements: [statement({ closing: null, isCurrent: false })] },
    [['statement_missing:Bank 1 SGD', null, 'none']],
  ],
  [
    'one missing statement of two',
    { statements: [statement(), statement({ account: 'Bank 2', isCurrent: false })] },
    [['statement_missing:Bank 2 SGD', null, 'none']],
  ],
  [
    'an account without statements that has two currencies, each with its own key',
    {
      lines: [...held, line('customer_fiat', 50n, 'USD'), line('bank', -50n, 'USD')],
      statements: ['SGD', 'USD'].map((coin) => statement({ coin, closing: null, isCurrent: false })),
    },
    [
      ['statement_missing:Bank 1 SGD', null, 'none'],
      ['statement_missing:Bank 1 USD', null, 'none'],
    ],
  ],
  [
    'two statements that agree together',
    { statements: [statement({ closing: 60n }), statement({ account: 'Bank 2', closing: 40n })] },
    [],
  ],
  ['a statement below the books', { statements: [statement({ closing: 90n })] }, [['statement:SGD', -10n, 'none']]],
  [
    'a statement below the books, with a debit that nobody explained',
    { statements: [statement({ closing: 90n })], openDebits: [{ coin: 'SGD', amount: 10n }] },
    [
      ['statement:SGD', -10n, 'debit_open'],
      ['unexplained_debit:SGD', -10n, 'debit_open'],
    ],
  ],
  ['a recent difference', { comparisons: [compared({ by: 5n })] }, [['holdings:SGD', 5n, 'recent']]],
  [
    'a reported difference',
    { comparisons: [compared({ by: -5n, isReported: true })] },
    [['holdings:SGD', -5n, 'difference_open']],
  ],
  [
    'a payment without a withdrawal',
    { comparisons: [compared({ by: -5n })], openPayments: [{ coin: 'SGD', amount: 5n }] },
    [
      ['holdings:SGD', -5n, 'payment_open'],
      ['unexplained_payment:SGD', -5n, 'payment_open'],
    ],
  ],
  [
    'a broken invariant',
    { comparisons: [compared()], brokenInvariants: ['I27'] },
    [['ledger_check:I27', null, 'check_open']],
  ],
  [
    'books that do not balance',
    { lines: [line('customer_fiat', 100n), line('bank', -110n)], comparisons: [compared()] },
    [['unbalanced:SGD', -10n, 'none']],
  ],
  [
    'customers who are owed more than the books hold',
    { lines: [line('customer_fiat', 100n), line('bank', -90n), line('deficit', -10n)], comparisons: [compared()] },
    [['uncovered:SGD', -10n, 'none']],
  ],
  [
    'units of a product, which are issued and not held',
    { lines: [line('customer_token', 8n, 'AURB'), line('escrow', 2n, 'AURB'), line('issuer', -10n, 'AURB')] },
    [],
  ],
])('ADM-09 the differences of a day: %s', (_, changed, expected) => {
  expect(found(facts(changed))).toEqual(expected)
})

test.each<[string, Partial<DayFacts>, number, boolean]>([
  ['with the statement', { statements: [statement()] }, 0, true],
  ['without it', { statements: [statement({ isCurrent: false })] }, 0, false],
  ['without it, just before noon', { statements: [statement({ isCurrent: false })] }, 12 * HOUR_MS - 1, false],
  ['without it, at noon', { statements: [statement({ isCurrent: false })] }, 12 * HOUR_MS, true],
  [
    'without it, if a feed compared',
    { comparisons: [compared()], statements: [statement({ isCurrent: false })] },
    0,
    true,
  ],
  [
    'without it, if the books hold nothing there',
    { lines: [], statements: [statement({ isCurrent: false })] },
    0,
    true,
  ],
])('ADM-09 the record is built %s', (_, changed, after, complete) => {
  expect(isDayComplete(facts(changed), new Date(until.getTime() + after))).toBe(complete)
})
