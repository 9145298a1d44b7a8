import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostForDebit, mostToGive, type OwnFunds, reserveOf } from '#books/ledger/own-funds.ts'
import { type Amount, amount, negated } from '#books/money/amount.ts'
import { balanceAdjusted, receivableWrittenOff } from './adjustment.ts'

const minor = (max: bigint) => fc.bigInt({ min: 0n, max }).map(amount)
const starts = fc.record({
  fees: minor(1000n),
  rounding: minor(10n),
  receivables: minor(500n).map(negated),
  deficit: minor(100n).map(negated),
  seenBy: fc.bigInt({ min: -300n, max: 50n }),
})
const acts = fc.array(
  fc.record({ act: fc.constantFrom('credit', 'debit', 'write_off', 'cost'), amount: minor(400n) }),
  { maxLength: 40 },
)
const customer = { customer: 'ada', kind: 'fiat' } as const

/** The change of the fee income by these postings. */
const paid = (transfers: ReturnType<typeof balanceAdjusted>): bigint =>
  transfers.reduce((sum, { debit, credit, amount: moved }) => {
    const isFees = (ref: typeof debit) => 'exchange' in ref && ref.exchange === 'fees'
    return sum + (isFees(credit) ? moved : 0n) - (isFees(debit) ? moved : 0n)
  }, 0n)

/** Carries an act out if its limit allows it, as the decisions do. */
function step(funds: OwnFunds, balance: bigint, { act, amount: moved }: { act: string; amount: Amount }) {
  const money = { coin: 'SGD', amount: moved }
  if (act === 'credit' && moved <= mostToGive(funds)) {
    const fees = amount(funds.fees + paid(balanceAdjusted('credit', customer, money)))
    return { funds: { ...funds, fees }, balance: balance + moved }
  }
  if (act === 'debit' && moved <= balance) {
    const fees = amount(funds.fees + paid(balanceAdjusted('debit', customer, money)))
    return { funds: { ...funds, fees }, balance: balance - moved }
  }
  if (act === 'write_off' && moved <= funds.fees && moved <= negated(funds.receivables)) {
    const fees = amount(funds.fees + paid(receivableWrittenOff('r', money)))
    return { funds: { ...funds, fees, receivables: amount(funds.receivables + moved) }, balance }
  }
  if (act === 'cost') {
    // The bank took the money before anybody decides about it.
    const seen = { ...funds, seenBy: funds.seenBy - moved }
    if (moved <= mostForDebit(seen, moved))
      return { funds: { ...seen, fees: amount(seen.fees - moved), seenBy: seen.seenBy + moved }, balance }
  }
  return { funds, balance }
}

test('ADM-03 whatever the order of adjustments, write-offs and costs, they leave the reserve at zero or above', () => {
  fc.assert(
    fc.property(starts, minor(500n), acts, (start, own, list) => {
      let state: { funds: OwnFunds; balance: bigint } = { funds: start, balance: own }
      const least = reserveOf(start) < 0n ? reserveOf(start) : 0n
      for (const each of list) {
        state = step(state.funds, state.balance, each)
        expect(reserveOf(state.funds) >= least).toBe(true)
        expect(state.funds.fees >= 0n && state.balance >= 0n).toBe(true)
      }
    }),
  )
})

test.each([
  ['nothing is owed or missing', {}, 100n],
  ['customers owe some', { receivables: amount(-30n) }, 70n],
  ['customers owe more than the fees', { receivables: amount(-130n) }, 0n],
  ['a loss is not covered', { deficit: amount(-40n) }, 60n],
  ['money is missing', { seenBy: -25n }, 75n],
  ['a surplus is not the exchange’s own', { seenBy: 25n }, 100n],
  ['rounding covers a part of a debt', { rounding: amount(10n), receivables: amount(-30n) }, 80n],
  ['rounding alone is not given', { rounding: amount(10n) }, 100n],
] as const)('gives at most its own money: %s', (_, part, most) => {
  const funds = { fees: amount(100n), rounding: amount(0n), receivables: amount(0n), deficit: amount(0n), seenBy: 0n }
  expect(mostToGive({ ...funds, ...part })).toBe(most)
})
