import { expect, test } from 'vitest'
import {
  addressText,
  fitsNetwork,
  memoRules,
  readMemos,
  signedAddress,
  TAG_BYTES,
  tagSpelling,
  tagFault,
} from './tag.ts'

const ID = '7d444840-9dc0-41d1-b245-5ffdce74fad2'

test.each([
  ['104857', '104857'],
  [' 104857\n', '104857'],
  ['１０４８５７－Ａ', '104857-A'],
  ['e\u0301', '\u00e9'],
  ['\uff45\u0301', '\u00e9'],
])('stores the tag %j as %j', (typed, stored) => {
  expect(tagSpelling(typed)).toBe(stored)
  expect(tagSpelling(stored)).toBe(stored)
})

test.each([
  ['digits', '104857'],
  ['words and signs', 'user 42 / main?'],
  ['Chinese characters', '账户一〇四'],
  ['an emoji', '🙂'],
  ['an id without hyphens', ID.replaceAll('-', '')],
  ['exactly the longest', 'x'.repeat(TAG_BYTES)],
  ['33 Chinese characters', '账'.repeat(33)],
  ['25 emoji', '🙂'.repeat(25)],
  ['50 accented letters', 'é'.repeat(50)],
])('accepts the tag %s', (_case, tag) => {
  expect(tagFault(tag)).toBeUndefined()
})

test.each([
  ['a zero-width space', '104\u200b857', 'tagUnprintable'],
  ['a character that turns the direction', '104\u202e857', 'tagUnprintable'],
  ['a no-break space', '104\u00a0857', 'tagUnprintable'],
  ['a filler without ink', '104\u3164857', 'tagUnprintable'],
  ['an empty Braille cell', '104\u2800857', 'tagUnprintable'],
  ['a line break', '104\n857', 'tagUnprintable'],
  ['a null', '104\u0000857', 'tagUnprintable'],
  ['half a surrogate pair', '104\ud83d', 'tagUnprintable'],
  ['one byte too many', 'x'.repeat(TAG_BYTES + 1), 'tagLong'],
  ['34 Chinese characters', '账'.repeat(34), 'tagLong'],
  ['26 emoji', '🙂'.repeat(26), 'tagLong'],
  ['51 accented letters', 'é'.repeat(51), 'tagLong'],
  ['an id', ID, 'tagId'],
  ['an id in capitals', ID.toUpperCase(), 'tagId'],
  ['text around an id', `to ${ID}!`, 'tagId'],
])('rejects the tag %s', (_case, tag, wrong) => {
  expect(tagFault(tag)).toBe(wrong)
})

test.each([
  ['none', null, undefined],
  ['none', '1', 'ADDRESS_TAG_NOT_TAKEN'],
  ['optional', null, undefined],
  ['optional', '1', undefined],
  ['required', null, 'ADDRESS_TAG_NEEDED'],
  ['required', '1', undefined],
] as const)('if a memo is %s, the tag %j results in %s', (rule, tag, code) => {
  expect(memoRules).toContain(rule)
  const fits = fitsNetwork(rule, tag, 'tag')
  expect(fits.ok ? undefined : [fits.code, fits.field]).toEqual(code && [code, 'tag'])
})

test('formats an address with its tag', () => {
  expect(addressText({ address: '7hKq', tag: null })).toBe('7hKq')
  expect(addressText({ address: '7hKq', tag: '104857' })).toBe('7hKq (Memo: 104857)')
})

test('reads the id and the tag from the memos of a payment', () => {
  expect(readMemos([ID])).toEqual({ id: ID, tag: null })
  expect(readMemos(['104857', ID])).toEqual({ id: ID, tag: '104857' })
})

test.each([[[]], [['a', 'b', ID]]])('finds no id in the memos %j', (memos) => {
  expect(readMemos(memos)).toEqual({ id: null, tag: null })
})

test('a verification code includes the tag only if there is one', () => {
  expect(signedAddress({ address: '7hKq', tag: null })).toEqual({ address: '7hKq' })
  expect(signedAddress({ address: '7hKq', tag: '104857' })).toEqual({ address: '7hKq', tag: '104857' })
})
