import { emailFault } from '@tessera/domain/access/customers/email.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { Email, line, note, Phone, StoredPhone } from './shared.ts'
import { verifyPayloads } from '#access/verification/scenes.ts'

const rulesIn = ({ error }: z.ZodSafeParseResult<string>): unknown[] | undefined =>
  error?.issues.map((issue) => (issue.code === 'custom' ? issue.params?.['rule'] : issue.code))

test('returns a line in canonical spelling, and counts the length of that spelling', () => {
  expect(line(4).parse(' Rene\u0301\u200B ')).toBe('René')
  expect(rulesIn(line(3).safeParse('Rene\u0301'))).toEqual(['too_big'])
})

test.each([
  ['an override', 'fan\u202Ei', ['direction']],
  ['a blank of Braille', '\u2800', ['blank']],
  ['zero-width signs', '\u200B\u200D', ['too_small']],
  ['a line separator', 'a\u2028b', ['invalid_format']],
  ['a line feed', 'a\nb', ['invalid_format']],
])('refuses a line with %s', (_, text, rules) => {
  expect(rulesIn(line(40).safeParse(text))).toEqual(rules)
})

test('a note may have line breaks, and otherwise follows the rules of a line', () => {
  expect(note(40).parse('One\n\tRene\u0301')).toBe('One\n\tRené')
  expect(rulesIn(note(40).safeParse('a\u2066b'))).toEqual(['direction'])
})

test('spells the payload of a code like the request that uses the code', () => {
  const name = ' Rene\u0301\u00AD '
  expect(verifyPayloads.create_sub_account.parse({ name })).toEqual({ name: line(20).parse(name) })
  expect(verifyPayloads.create_sub_account.safeParse({ name: 'fan\u202Ei' }).success).toBe(false)
})

test.each([
  ['ａｂｃ', 'abc'],
  ['\u001b[31m', '[31m'],
])('INP-09 a code authorizes the address %j as the plain text %s', (typed, address) => {
  const network = { coin: 'tUSD', chain: 'solana_devnet' }
  expect(verifyPayloads.add_address.parse({ ...network, address: typed })).toEqual({ ...network, address })
})

const emailish = fc.string({
  unit: fc.constantFrom('a', 'b', '.', '@', '-', '+', ' ', '用', 'ａ', '\u200B', 'A'),
  maxLength: 12,
})
test('forms and the contract accept the same emails', () => {
  const email = fc.oneof(
    emailish,
    fc.tuple(emailish, emailish).map(([a, b]) => `${a}@x${b}.example`),
  )
  fc.assert(
    fc.property(email, (text) => {
      expect(emailFault(text) === undefined).toBe(Email.safeParse(text).success)
    }),
  )
})

test.each([
  ['+65 8123 4567', '+6581234567', undefined],
  ['+65 812345', '', ['invalid_format', 'phone']],
  ['+656581234567', '+656581234567', ['phone']],
])(
  'AUT-26 accepts the new phone %s only if it is valid, and any seven digits as an account name',
  (text, stored, rules) => {
    expect(rulesIn(Phone.safeParse(text))).toEqual(rules)
    expect(StoredPhone.safeParse(text).data ?? '').toBe(stored)
  },
)
