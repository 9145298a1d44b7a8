import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalText, hiddenAt, plainSigns, textFault } from './typed-text.ts'

test.each([
  ['blanks around it', ' Ada ', 'Ada'],
  ['a letter in two parts', 'Rene\u0301', 'René'],
  ['a zero-width space', 'A\u200Bda', 'Ada'],
  ['a soft hyphen and a byte order mark', '\uFEFFA\u00ADda', 'Ada'],
  ['a mark of direction', 'Ada\u200E\u200F\u061C', 'Ada'],
  ['a word joiner', 'A\u2060da', 'Ada'],
  ['a joiner where nothing joins', 'A\u200Dd\u200Ca', 'Ada'],
  ['a joiner at its end', 'علی\u200C', 'علی'],
  ['a selector after a letter', 'A\uFE0Fda\u{E0100}', 'Ada'],
  ['a selector after a digit', '1\uFE0F', '1'],
  ['a selector after a selector', 'A\u180B\u180Bda', 'Ada'],
  ['a joiner beside a selector that goes', '\u180B\u200C\u094D', '\u094D'],
  ['a joiner behind marks in another order', '\u0301\u094D\u200C\u1820', '\u094D\u0301\u1820'],
  ['a filler of Hangul', 'A\u3164\uFFA0\u115Fda', 'Ada'],
  ['letters of tags', 'Ada\u{E0041}\u{E0064}', 'Ada'],
  ['a sign that parts what would compose', 'e\u034F\u0301', 'é'],
  ['nothing that is seen', '\u200B\u2060 \uFEFF', ''],
])('removes invisible characters from a text with %s', (_, text, stored) => {
  expect(canonicalText(text)).toBe(stored)
})

test.each([
  ['a joiner of Persian', 'می\u200Cخواهم'],
  ['a joiner of Hindi', 'क्\u200Dष'],
  ['a joiner of Sinhala', 'ශ්\u200Dරී'],
  ['a family', '👨\u200D👩\u200D👧'],
  ['an astronaut of some color', '👩🏽\u200D🚀'],
  ['a flag of the rainbow', '🏳\uFE0F\u200D🌈'],
  ['a heart in color', '❤\uFE0F'],
  ['the key of a telephone', '1\uFE0F\u20E3'],
  ['a form of an ideograph', '葛\u{E0100}'],
  ['Chinese', '海灯 · 2026'],
  ['right to left', 'שלום'],
])('keeps %s unchanged', (_, text) => {
  expect(canonicalText(text)).toBe(text)
  expect(textFault(text)).toBeUndefined()
})

test.each([
  ['an override', 'exe\u202Egpj', 'direction'],
  ['an embedding', '\u202Aa\u202C', 'direction'],
  ['an isolate', '\u2067a\u2069', 'direction'],
  ['a blank of Braille', '\u2800', 'blank'],
  ['a mark without a letter', '\u0301', 'blank'],
  ['nothing', '', 'blank'],
] as const)('rejects %s as unreadable text', (_, text, wrong) => {
  expect(textFault(canonicalText(text))).toBe(wrong)
})

test('canonicalizes a long text of reordering marks in few steps', () => {
  const long = `\u0301\u094D\u200C${'\u094D\u200C'.repeat(20_000)}\u1820`
  expect(canonicalText(long)).toBe(`${'\u094D'.repeat(20_001)}\u0301\u1820`)
})

test('leaves a canonical text unchanged', () => {
  const hard = fc.constantFrom(
    '\u200C',
    '\u200D',
    '\uFE0F',
    '\u180B',
    '\u034F',
    '\u0301',
    'e',
    'ि',
    'क',
    '्',
    '葛',
    '👩',
    ' ',
  )
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: hard })), (text) => {
      const once = canonicalText(text)
      expect(canonicalText(once)).toBe(once)
    }),
  )
})

test('removes invisible characters of a code and makes full-width letters plain', () => {
  expect(plainSigns('ＤＥ８９\u200B3704\u202E')).toBe('DE893704')
})

test.each([
  ['DE89 3704 00\u200B44', 13],
  ['\uFEFFDE89', 1],
  ['😀\u200B', 2],
  ['DE89 3704', undefined],
])('the first invisible character of %j is at %s', (text, at) => expect(hiddenAt(text)).toBe(at))
