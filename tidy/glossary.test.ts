import { expect, test } from 'vitest'
import { contains, exceptionsIn, forbiddenIn, uses } from './glossary.ts'
import { screenTexts } from './screen-texts.ts'
import { code, files, read } from './sources.ts'

const { text: glossary } = read('GLOSSARY.md')
const forbidden = forbiddenIn(glossary)
const exceptions = exceptionsIn(glossary)
const texts = screenTexts(code)

/** Texts that still contain a forbidden word. The numbers only go down; a word without a number occurs nowhere. */
const left: Readonly<Record<string, number>> = {
  'sign in': 15,
  'signs in': 3,
  'signed in': 7,
  'sign-in': 9,
  'sign out': 6,
  'signed out': 14,
  实名: 3,
  UID: 3,
  账户号: 3,
  'move between accounts': 1,
  通证: 39,
  project: 3,
  remark: 11,
  remarks: 2,
  mail: 11,
  mails: 4,
  mailed: 2,
  mailbox: 9,
  license: 7,
  'person to person': 3,
  派息: 33,
  'called off': 5,
  'call off': 3,
  权益倍数: 2,
  'investment experts': 1,
  thaw: 1,
  thawed: 1,
  自有钱包: 1,
  'way to be paid': 2,
  'phrase of our mails': 2,
  'are you a person': 1,
  'related person': 3,
  'related persons': 3,
  'the house': 10,
  语气: 1,
  'in all': 10,
  'asked for': 12,
  'by itself': 7,
  'by themselves': 1,
  anew: 8,
  somebody: 5,
  whoever: 11,
}

test.each(forbidden)('“$word” occurs in no more texts than before ($language)', (each) => {
  const found = uses(texts, each, exceptions).map(({ file, line, text }) => `${file}:${line} ${text}`)
  expect(found.length > (left[each.word] ?? 0) ? found : []).toEqual([])
})

test('each number belongs to a forbidden word', () => {
  const words = new Set(forbidden.map(({ word }) => word))
  expect(Object.keys(left).filter((word) => !words.has(word))).toEqual([])
})

test('the table forbids words in both languages', () => {
  expect(forbidden.filter(({ language }) => language === 'en_US').length).toBeGreaterThan(30)
  expect(forbidden.filter(({ language }) => language === 'zh_CN').length).toBeGreaterThan(10)
})

test('each exception names a forbidden word, an existing place and a reason', () => {
  const words = new Set(forbidden.map(({ word }) => word))
  const idle = exceptions.filter(
    ({ word, where, reason }) =>
      !words.has(word) || where === '' || reason === '' || !files.some((file) => file.startsWith(where)),
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

const said = (file: string, text: string) =>
  screenTexts([{ file, text }]).map(({ language, text: words }) => [language, words])

test('takes the texts of a catalogue and of a file with both languages, without keys', () => {
  expect(said('a.messages.zh_CN.ts', "export const zh_CN = { 'sign in': '登录 Tessera' }")).toEqual([
    ['zh_CN', '登录 Tessera'],
  ])
  expect(said('packages/contract/src/a.ts', "const a = { en_US: 'Sign in', zh_CN: '登录' }")).toEqual([
    ['en_US', 'Sign in'],
    ['zh_CN', '登录'],
  ])
  expect(said('packages/contract/src/a.ts', "const a = 'only an identifier'")).toEqual([])
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

test('a word is allowed where the table excepts it', () => {
  const [text] = screenTexts([
    { file: 'apps/web/src/a.messages.en_US.ts', text: "export const en_US = { a: 'Sign in' }" },
  ])
  const word = { word: 'sign in', language: 'en_US' } as const
  if (text === undefined) throw new Error('the sample has one text')
  expect(uses([text], word, [])).toEqual([text])
  expect(uses([text], word, [{ word: 'sign in', where: 'apps/web/', reason: 'a label of the specification' }])).toEqual(
    [],
  )
})
