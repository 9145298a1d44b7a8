import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount, formatAmount, parseAmount } from '#books/money/amount.ts'
import { type Move, positionAfter, unrealizedResult } from './average-cost.ts'

const SCALE = 2
const minor = (text: string) => parseAmount(text, SCALE) ?? amount(0n)

/** Parses `buy 10 for 100.00`, `sell 4`, `deposit 5` or `subscribe 10 for 100.00 USD`; the default currency is tUSD. */
function move(text: string): Move {
  const [what, count = '', , cost, coin = 'tUSD'] = text.split(' ')
  const quantity = BigInt(count)
  if (what === 'sell' || what === 'withdraw') return { quantity: -quantity }
  return cost === undefined ? { quantity } : { quantity, paid: { coin, amount: minor(cost) } }
}

test.each<[story: string, owned: number, cost: string]>([
  // moves, units owned, their cost
  ['', 0, '--'],
  ['buy 10 for 100.00', 10, '100.00 tUSD'],
  // the average is 11
  ['buy 10 for 100.00, buy 10 for 120.00', 20, '220.00 tUSD'],
  // a sale keeps the average, regardless of its price
  ['buy 10 for 100.00, buy 10 for 120.00, sell 5', 15, '165.00 tUSD'],
  ['buy 10 for 100.00, sell 5, buy 5 for 70.00', 10, '120.00 tUSD'],
  ['buy 10 for 100.00, withdraw 4', 6, '60.00 tUSD'],
  // fractions of a cent are cut
  ['buy 3 for 10.00, sell 1', 2, '6.66 tUSD'],
  // after everything is sold, the cost restarts at zero
  ['buy 10 for 100.00, sell 10', 0, '--'],
  ['buy 10 for 100.00, sell 10, buy 1 for 12.00', 1, '12.00 tUSD'],
  // units from outside have no known cost, so the average is unknown until all units are gone
  ['deposit 5', 5, 'outside'],
  ['buy 10 for 100.00, deposit 5', 15, 'outside'],
  ['deposit 5, buy 10 for 100.00, sell 14', 1, 'outside'],
  ['deposit 5, sell 5, buy 10 for 100.00', 10, '100.00 tUSD'],
  // a subscription has a cost in its own currency, and two currencies have no common average
  ['subscribe 10 for 100.00 USD', 10, '100.00 USD'],
  ['subscribe 10 for 100.00 USD, sell 5', 5, '50.00 USD'],
  ['subscribe 10 for 100.00 USD, buy 10 for 120.00', 20, 'coins'],
  ['subscribe 10 for 100.00 USD, sell 10, buy 10 for 120.00', 10, '120.00 tUSD'],
])('%s: owns %d units with a cost of %s', (story, owned, cost) => {
  const position = positionAfter(story === '' ? [] : story.split(', ').map(move))
  const costText = position.cost && `${formatAmount(position.cost.amount, SCALE)} ${position.cost.coin}`
  expect([position.quantity, costText ?? position.gap ?? '--']).toEqual([BigInt(owned), cost])
})

test.each([
  // value, units held, units owned, their cost, the result in cents
  ['128.00', 10n, 10n, '100.00', 28_00n],
  ['90.00', 10n, 10n, '100.00', -10_00n],
  ['64.00', 5n, 10n, '100.00', 14_00n],
  ['0.00', 0n, 10n, '100.00', 0n],
] as const)(
  'at a value of %s for %d of %d units with a cost of %s, the result is %d cents',
  (worth, held, quantity, cost, result) =>
    expect(unrealizedResult(minor(worth), held, { quantity, cost: minor(cost) })).toBe(result),
)

test('the average is between the lowest and the highest price paid, except for cut cents', () => {
  const step = fc.record({ quantity: fc.integer({ min: -50, max: 50 }), price: fc.integer({ min: 90, max: 110 }) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const moves = steps.map(({ quantity, price }) => ({
        quantity: BigInt(quantity),
        paid: { coin: 'tUSD', amount: amount(BigInt(Math.max(quantity, 0) * price)) },
      }))
      const { quantity, cost } = positionAfter(moves)
      const paid = cost?.amount ?? 0n
      expect(paid).toBeLessThanOrEqual(quantity * 110n)
      expect(paid + BigInt(steps.length)).toBeGreaterThanOrEqual(quantity * 90n)
    }),
  )
})
