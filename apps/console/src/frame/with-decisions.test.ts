import { expect, test } from 'vitest'
import { withDecisions } from './with-decisions.ts'

test('merges the decision messages of all nouns into one namespace', () => {
  const rates = { list: 'Rates', decisions: { kinds: { rate_held: 'Held-back rate' }, fields: { coin: 'Coin' } } }
  const orders = { decisions: { kinds: { abnormal_order: 'Abnormal order' } } }
  expect(withDecisions({ rates, orders, kit: {} })).toEqual({
    rates,
    orders,
    kit: {},
    decisions: { kinds: { rate_held: 'Held-back rate', abnormal_order: 'Abnormal order' }, fields: { coin: 'Coin' } },
  })
})

test('rejects a key that two nouns define', () => {
  const words = { decisions: { fields: { line: { coin: 'Coin' } } } }
  expect(() => withDecisions({ bank: words, receivables: words })).toThrow(
    'decisions.fields.line.coin is defined twice',
  )
})
