import { expect, test } from 'vitest'
import { canonicalEmail, mailboxOf, maskEmail } from './email.ts'

test.each([
  ['Ann@Example.COM', 'ann@example.com'],
  ['  ann@example.com\t', 'ann@example.com'],
  ['ａｎｎ@example.com', 'ann@example.com'],
  ['a\u200Bnn@exam\u00ADple.com', 'ann@example.com'],
  ['\u212Aim@example.com', 'kim@example.com'],
])('the spelling %j is kept as %s', (typed, kept) => {
  expect(canonicalEmail(typed)).toBe(kept)
})

test('a label after the plus is the same mailbox, another name is not', () => {
  expect(mailboxOf('ann+shop@example.com')).toBe('ann@example.com')
  expect(mailboxOf('ann.b@example.com')).toBe('ann.b@example.com')
})

test('a masked address shows its first letter and its host', () => {
  expect(maskEmail('ann@example.com')).toBe('a***@example.com')
  expect(maskEmail('a@example.com')).toBe('a***@example.com')
})
