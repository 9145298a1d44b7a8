import { expect, test } from 'vitest'
import { canonicalEmail, emailFault, mailboxOf, maskEmail } from './email.ts'

test.each([
  ['Ann@Example.COM', 'ann@example.com'],
  ['  ann@example.com\t', 'ann@example.com'],
  ['ａｎｎ@example.com', 'ann@example.com'],
  ['a\u200Bnn@exam\u00ADple.com', 'ann@example.com'],
  ['\u212Aim@example.com', 'kim@example.com'],
])('stores the spelling %j as %s', (typed, stored) => {
  expect(canonicalEmail(typed)).toBe(stored)
})

test('ignores a label after a plus in a mailbox, but not a different name', () => {
  expect(mailboxOf('ann+shop@example.com')).toBe('ann@example.com')
  expect(mailboxOf('ann.b@example.com')).toBe('ann.b@example.com')
})

test('a masked email keeps its first letter and its host', () => {
  expect(maskEmail('ann@example.com')).toBe('a***@example.com')
  expect(maskEmail('a@example.com')).toBe('a***@example.com')
})

test.each([
  ['用户@例子.公司', 'signs'],
  ['dot@x.example.', 'host'],
  ['a@localhost', 'host'],
  ['a@b@c.example', 'at'],
  ['a b@c.example', 'signs'],
  ['@c.example', 'at'],
  ['  ', 'missing'],
  [`${'a'.repeat(254)}@c.example`, 'long'],
  ['ａｎｎ@c.example', undefined],
] as const)('%j has the fault %s', (text, fault) => expect(emailFault(text)).toBe(fault))
