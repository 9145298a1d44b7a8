import { expect, test } from 'vitest'
import { contains, exceptionsIn, forbiddenIn, textsWithWord } from './glossary.ts'
import { screenTexts } from './screen-texts.ts'
import { code, read } from './sources.ts'

const { text: glossary } = read('GLOSSARY.md')
const forbidden = forbiddenIn(glossary)
const exceptions = exceptionsIn(glossary)
const texts = screenTexts(code)

/** Texts that still contain a forbidden word. The numbers only go down; a word without a number occurs nowhere. */
const allowedCounts: Readonly<Record<string, number>> = {
  通证: 4,
}

test.each(forbidden)('“$word” occurs in no more texts than before ($language)', (each) => {
  const found = textsWithWord(texts, each, exceptions).map(({ file, line, text }) => `${file}:${line} ${text}`)
  expect(found.length > (allowedCounts[each.word] ?? 0) ? found : []).toEqual([])
})

test('each number belongs to a forbidden word', () => {
  const words = new Set(forbidden.map(({ word }) => word))
  expect(Object.keys(allowedCounts).filter((word) => !words.has(word))).toEqual([])
})

test('the table forbids words in both languages', () => {
  expect(forbidden.filter(({ language }) => language === 'en_US').length).toBeGreaterThan(30)
  expect(forbidden.filter(({ language }) => language === 'zh_CN').length).toBeGreaterThan(10)
})

test('each exception names a forbidden word, a phrase that occurs and a reason', () => {
  const words = new Set(forbidden.map(({ word }) => word))
  const idle = exceptions.filter(
    ({ word, phrase, reason }) =>
      !words.has(word) || reason === '' || !texts.some(({ text }) => phrase !== '' && text.includes(phrase)),
  )
  expect(idle).toEqual([])
})

test('reads the catalogues of the site, the console, mails, refusals and seeded pages', () => {
  const seen = new Set(texts.map(({ file }) => file.split('/').slice(0, 2).join('/')))
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'apps/web',
      'apps/console',
      'apps/server',
      'packages/contract',
      'packages/ui',
      'world/src',
    ]),
  )
  expect(texts.length).toBeGreaterThan(15_000)
})

const errorsIn = (file: string, text: string) =>
  screenTexts([{ file, text }]).map(({ language, text: words }) => [language, words])

test('takes the texts of a catalogue and of a file with both languages, without keys', () => {
  expect(errorsIn('a.messages.zh_CN.ts', "export const zh_CN = { 'sign in': '登录 Tessera' }")).toEqual([
    ['zh_CN', '登录 Tessera'],
  ])
  expect(errorsIn('packages/contract/src/a.ts', "const a = { en_US: 'Sign in', zh_CN: '登录' }")).toEqual([
    ['en_US', 'Sign in'],
    ['zh_CN', '登录'],
  ])
  expect(errorsIn('packages/contract/src/a.ts', "const a = 'only an identifier'")).toEqual([])
})

test.each([
  ['Please sign in again.', 'sign in', true],
  ['Sign in', 'sign in', true],
  ['Assign in full', 'sign in', false],
  ['Enter a UUID.', 'UID', false],
  ['请输入 UUID', 'UID', false],
  ['请输入 UID', 'UID', true],
  ['全部通证', '通证', true],
])('finds in “%s” the word “%s”: %s', (text, word, expected) => {
  expect(contains(text, { word })).toBe(expected)
})

test.each([
  ['全部通证', [], true],
  ['您的通证账户', [], true],
  ['您的通证账户', ['通证账户'], false],
  ['通证账户中的通证', ['通证账户'], true],
])('“%s” with the allowed phrases %j uses the word: %s', (words, phrases, expected) => {
  const samples = screenTexts([{ file: 'a.zh_CN.ts', text: `export const zh_CN = { a: '${words}' }` }])
  const allowed = phrases.map((phrase) => ({ word: '通证', phrase, reason: 'a label of the specification' }))
  expect(textsWithWord(samples, { word: '通证', language: 'zh_CN' }, allowed)).toHaveLength(expected ? 1 : 0)
})

test('names of placeholders are not texts', () => {
  const samples = screenTexts([
    { file: 'a.en_US.ts', text: "export const en_US = { a: 'to {remark}', b: 'A remark' }" },
  ])
  const found = textsWithWord(samples, { word: 'remark', language: 'en_US' }, [])
  expect(found.map(({ text }) => text)).toEqual(['A remark'])
})
