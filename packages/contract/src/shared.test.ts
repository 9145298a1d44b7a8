import { expect, test } from 'vitest'
import type { z } from 'zod'
import { line, note } from './shared.ts'
import { verifyPayloads } from './verification.ts'

const rulesIn = ({ error }: z.ZodSafeParseResult<string>): unknown[] | undefined =>
  error?.issues.map((issue) => (issue.code === 'custom' ? issue.params?.['rule'] : issue.code))

test('a line comes out in its one spelling, and its length is that of what is kept', () => {
  expect(line(4).parse(' Rene\u0301\u200B ')).toBe('René')
  expect(rulesIn(line(3).safeParse('Rene\u0301'))).toEqual(['too_big'])
})

test.each([
  ['an override', 'fan\u202Ei', ['direction']],
  ['a blank of Braille', '\u2800', ['blank']],
  ['zero-width signs', '\u200B\u200D', ['too_small']],
  ['a line separator', 'a\u2028b', ['invalid_format']],
  ['a line feed', 'a\nb', ['invalid_format']],
])('a line with %s is refused', (_, text, rules) => {
  expect(rulesIn(line(40).safeParse(text))).toEqual(rules)
})

test('a note has lines, and is held to the same otherwise', () => {
  expect(note(40).parse('One\n\tRene\u0301')).toBe('One\n\tRené')
  expect(rulesIn(note(40).safeParse('a\u2066b'))).toEqual(['direction'])
})

test('what a code is bound to is spelled as what is asked with it', () => {
  const name = ' Rene\u0301\u00AD '
  expect(verifyPayloads.create_sub_account.parse({ name })).toEqual({ name: line(20).parse(name) })
  expect(verifyPayloads.create_sub_account.safeParse({ name: 'fan\u202Ei' }).success).toBe(false)
})
