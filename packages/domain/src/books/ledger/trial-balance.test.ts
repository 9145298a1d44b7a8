import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount } from '#books/money/amount.ts'
import { accountKinds, kindOf } from './account-kinds.ts'
import { exchangeRoles } from './transfer.ts'
import { trialLines, trialSums, type Turnover } from './trial-balance.ts'

test('reads the kind of a stored account, and its subject after the colon', () => {
  expect(kindOf({ kind: 'fiat', purpose: 'own' })).toEqual({ kind: 'customer_fiat', of: null })
  expect(kindOf({ kind: 'house', purpose: 'fees' })).toEqual({ kind: 'fees', of: null })
  expect(kindOf({ kind: 'house', purpose: 'receivable:a:b' })).toEqual({ kind: 'receivable', of: 'a:b' })
  expect(() => kindOf({ kind: 'house', purpose: 'own' })).toThrow('the account kind house/own is unknown')
})

test("has a line for every purpose of the exchange's accounts", () => {
  expect(accountKinds.filter((kind) => !kind.startsWith('customer_'))).toEqual(Object.keys(exchangeRoles))
})

test('leaves out kinds with neither balance nor postings', () => {
  const none = { coin: 'SGD', kind: 'fees', closing: amount(0n), debits: amount(0n), credits: amount(0n) } as const
  expect(trialLines([none, { ...none, debits: amount(5n), credits: amount(5n) }])).toMatchObject([{ opening: 0n }])
})

const kind = fc.constantFrom(...accountKinds)
const minor = fc.bigInt({ min: 1n, max: 10n ** 12n })
const move = fc.record({
  coin: fc.constantFrom('SGD', 'tUSD'),
  debit: kind,
  credit: kind,
  amount: minor,
  isToday: fc.boolean(),
})

/** Returns the turnovers of balanced transfers, some posted today and some earlier. */
function turnovers(moves: readonly (typeof move extends fc.Arbitrary<infer M> ? M : never)[]): Turnover[] {
  return ['SGD', 'tUSD'].flatMap((coin) =>
    accountKinds.map((each) => {
      const sum = (side: 'debit' | 'credit', today: boolean) =>
        moves
          .filter((m) => m.coin === coin && m[side] === each && (!today || m.isToday))
          .reduce((all, m) => all + m.amount, 0n)
      return {
        coin,
        kind: each,
        closing: amount(sum('credit', false) - sum('debit', false)),
        debits: amount(sum('debit', true)),
        credits: amount(sum('credit', true)),
      }
    }),
  )
}

test('balanced transfers give a trial balance with sums of zero, whichever of them were posted today', () =>
  fc.assert(
    fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
      const lines = trialLines(turnovers(moves))
      expect(trialSums(lines).every(({ isBalanced }) => isBalanced)).toBe(true)
      for (const { opening, debits, credits, closing } of lines) expect(opening + credits - debits).toBe(closing)
    }),
  ))

test('the sums show a posting without its other side', () => {
  const one = { coin: 'SGD', kind: 'fees', closing: amount(5n), debits: amount(0n), credits: amount(5n) } as const
  expect(trialSums(trialLines([one]))).toMatchObject([{ coin: 'SGD', credits: 5n, closing: 5n, isBalanced: false }])
})
