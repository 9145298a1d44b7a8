import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount } from '#books/money/amount.ts'
import { counts, isLooser, needsSecond, noRule, roleOfKind, signatureKinds, signersOf, withinOne } from './rule.ts'

const rule = { ordersAbove: amount(10_000_000_000n), moneyAbove: amount(5_000_000_000n) }

test('an act of exactly the amount needs one person, and one millionth more needs two', () => {
  expect(needsSecond(rule, 'orders', amount(10_000_000_000n))).toBe(false)
  expect(needsSecond(rule, 'orders', amount(10_000_000_001n))).toBe(true)
  expect(needsSecond(rule, 'money', amount(5_000_000_000n))).toBe(false)
  expect(needsSecond(rule, 'money', amount(5_000_000_001n))).toBe(true)
})

test('an act of unknown value needs two people if a rule is set', () => {
  expect(needsSecond(rule, 'money', undefined)).toBe(true)
  expect(needsSecond(noRule, 'money', undefined)).toBe(false)
})

test('the refusal contains the amount', () => {
  expect(withinOne(rule, 'money', amount(9_000_000_000n))).toMatchObject({
    ok: false,
    code: 'SIGNATURE_NEEDED',
    params: { above: '5,000.00' },
  })
  expect(withinOne(noRule, 'money', amount(9_000_000_000n)).ok).toBe(true)
})

test.each([
  ['turning it on', noRule, rule, false],
  ['lowering an amount', rule, { ...rule, moneyAbove: amount(1n) }, false],
  ['the same amounts', rule, rule, false],
  ['raising an amount', rule, { ...rule, moneyAbove: amount(5_000_000_001n) }, true],
  ['turning one half off', rule, { ...rule, ordersAbove: null }, true],
  ['lowering one and raising the other', rule, { ordersAbove: amount(1n), moneyAbove: amount(6_000_000_000n) }, true],
] as const)('whether a change loosens the rule: %s', (_name, from, to, expected) => {
  expect(isLooser(from, to)).toBe(expected)
})

const bound = fc.option(fc.nat(100).map((n) => amount(BigInt(n))))
const rules = fc.record({ ordersAbove: bound, moneyAbove: bound })
test('after a change that does not loosen the rule, every act that needed two people still does', () =>
  fc.assert(
    fc.property(rules, rules, fc.nat(101), fc.constantFrom('orders', 'money'), (from, to, n, group) => {
      fc.pre(!isLooser(from, to))
      const value = amount(BigInt(n))
      expect(needsSecond(from, group, value) && !needsSecond(to, group, value)).toBe(false)
    }),
  ))

test('excludes as second signer: the requester, a frozen or new login, another role, and the person who is changed', () => {
  const people = [
    { id: 'owner', roles: 'owner', active: true, hasWaited: true },
    { id: 'asker', roles: ['pay'], active: true, hasWaited: true },
    { id: 'payer', roles: ['pay'], active: true, hasWaited: true },
    { id: 'frozen', roles: ['pay'], active: false, hasWaited: true },
    { id: 'new', roles: ['pay', 'trade'], active: true, hasWaited: false },
    { id: 'trader', roles: ['trade'], active: true, hasWaited: true },
  ] as const
  expect(signersOf('withdrawal', 'asker', people).map(({ id }) => id)).toEqual(['owner', 'payer'])
  expect(signersOf('order', 'asker', people).map(({ id }) => id)).toEqual(['owner', 'trader'])
  expect(signersOf('rule', 'owner', people)).toEqual([])
  expect(signersOf('order', 'asker', people, 'trader').map(({ id }) => id)).toEqual(['owner'])
})

test('each kind of act requires its own role for a signature', () => {
  for (const kind of signatureKinds) {
    expect(counts(kind, { roles: [roleOfKind[kind]], active: true })).toBe(true)
    expect(counts(kind, { roles: [], active: true })).toBe(false)
  }
})
