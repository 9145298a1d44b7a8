import { expect, test } from 'vitest'
import { mostOf } from './most.ts'

const balance = (most: bigint) => ({ name: 'balance', most }) as const
const day = (most: bigint) => ({ name: 'day', most }) as const

test.each([
  ['the smaller bound', [balance(50n), day(40n)], {}, { most: 40n, bound: 'day', isAccepted: true }],
  ['the first of equal bounds', [balance(40n), day(40n)], {}, { most: 40n, bound: 'balance', isAccepted: true }],
  ['whole steps', [balance(47n)], { step: 10n }, { most: 40n, bound: 'balance', isAccepted: true }],
  ['exactly the minimum', [day(11n)], { min: 11n }, { most: 11n, bound: 'day', isAccepted: true }],
  ['less than the minimum', [day(10n)], { min: 11n }, { most: 10n, bound: 'day', isAccepted: false }],
  ['less than one step', [day(9n)], { step: 10n }, { most: 0n, bound: 'day', isAccepted: false }],
  ['nothing of a negative bound', [balance(-5n)], {}, { most: 0n, bound: 'balance', isAccepted: false }],
])('the most is %s', (_, bounds, rules, expected) => {
  expect(mostOf(bounds, rules)).toEqual(expected)
})

test('refuses to compute without a bound', () => {
  expect(() => mostOf([])).toThrow('no bound')
})
