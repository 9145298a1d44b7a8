import { expect, test } from 'vitest'
import { isRaised, mayAct, memberRoles } from './roles.ts'

test('a person without roles can only view the account and manage the own login', () => {
  const rights = ['own', 'view', 'trade', 'pay', 'administer', 'owner'] as const
  expect(rights.filter((right) => mayAct([], right))).toEqual(['own', 'view'])
})

test('no role includes the rights of another', () => {
  for (const role of memberRoles) expect(memberRoles.filter((right) => mayAct([role], right))).toEqual([role])
})

test.each([
  ['an added role', ['pay'], ['trade', 'pay'], true],
  ['a role in place of another', ['pay'], ['trade'], true],
  ['the same roles', ['pay', 'trade'], ['trade', 'pay'], false],
  ['fewer roles', ['trade', 'pay'], ['pay'], false],
] as const)('whether a change raises rights: %s', (_name, before, after, expected) => {
  expect(isRaised(before, after)).toBe(expected)
})

test("only the owner has the owner's rights", () => {
  expect(mayAct([...memberRoles], 'owner')).toBe(false)
  expect(mayAct('owner', 'owner')).toBe(true)
})
