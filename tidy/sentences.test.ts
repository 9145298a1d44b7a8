import { expect, test } from 'vitest'
import { screenTexts } from './screen-texts.ts'
import { code } from './sources.ts'

const MAX_WORDS = 25

/** Texts that people sign. Their hashes are stored with the signatures, so only a new version may change a word. */
const signedTexts: ReadonlySet<string> = new Set([
  'packages/contract/src/identity/investor-classes/investor-notice.ts',
  'packages/contract/src/partners/brokers/broker-texts.ts',
])

/** Returns the sentences of a text; a placeholder counts as one word, and cases of a plural or select are left out. */
const sentencesIn = (text: string): string[] =>
  text
    .replaceAll(/\{\w+(?:, number)?\}/g, 'X')
    .split(/(?<=[.?!:;])\s+/)
    .filter((sentence) => !/[{}]/.test(sentence))

const wordsIn = (sentence: string): number => sentence.trim().split(/\s+/).length

const isLong = (text: string): boolean => sentencesIn(text).some((sentence) => wordsIn(sentence) > MAX_WORDS)

/** True if a Chinese character touches a Latin letter or a digit without a space between them. */
const isCrowded = (text: string): boolean =>
  /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Han}/u.test(
    text.replaceAll(/<\/?\w+>/g, '').replaceAll(/\w+ \{/g, '{'),
  )

const texts = screenTexts(code)

test(`no English sentence on screen has more than ${MAX_WORDS} words`, () => {
  const english = texts.filter(({ language, file }) => language === 'en_US' && !signedTexts.has(file))
  expect(english.length).toBeGreaterThan(7_000)
  expect(english.filter(({ text }) => isLong(text)).map(({ file, line }) => `${file}:${line}`)).toEqual([])
})

test('Chinese texts have a space between Chinese characters and Latin letters or digits', () => {
  const chinese = texts.filter(({ language }) => language === 'zh_CN')
  expect(chinese.length).toBeGreaterThan(7_000)
  expect(
    chinese.filter(({ text }) => isCrowded(text)).map(({ file, line, text }) => `${file}:${line} ${text}`),
  ).toEqual([])
})

test.each([
  ['Short. '.repeat(30), false],
  [`${'word '.repeat(25)}end.`, true],
  [`Pay {amount} to {name}: ${'word '.repeat(24)}end.`, false],
])('a text is long only if one of its sentences is: %s', (text, expected) => {
  expect(isLong(text)).toBe(expected)
})

test.each([
  ['充值USD', true],
  ['3天', true],
  ['充值 USD，3 天', false],
  ['<a>充值</a>', false],
  ['{n, plural, other {# 天}}', false],
])('“%s” is crowded: %s', (text, expected) => {
  expect(isCrowded(text)).toBe(expected)
})
