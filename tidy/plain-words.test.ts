import { expect, test } from 'vitest'
import left from './plain-words-left.json' with { type: 'json' }
import { inComments, inNames, inSentences, inTitles } from './plain-words.ts'
import { code, files, isTest, read } from './sources.ts'

// Counts words that a stranger does not understand at the first reading. The numbers in plain-words-left.json may only go down:
// a change that removes some lowers them, and no change raises them.

const isOurs = ({ file }: { readonly file: string }): boolean =>
  !file.startsWith('tidy/plain-words') && !file.includes('/releases/')
const sources = code.filter(isOurs)
const migrations = files.filter((file) => /\/migrations\/.*\.sql$/.test(file)).map(read)
const sorted = (counts: ReadonlyMap<string, number>) =>
  Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))

test.each([
  ['comments', () => inComments([...sources, ...migrations])],
  ['titles', () => inTitles(sources.filter(({ file }) => isTest(file)))],
  ['sentences', () => inSentences(sources.filter(({ file }) => /messages\.en_US\.ts$|\.refusals\.ts$/.test(file)))],
  ['names', () => inNames(sources)],
] as const)('the unclear words in %s are no more than are left', (kind, count) => {
  expect(sorted(count())).toEqual(left[kind])
})

const comment = (text: string) => [{ file: 'x.ts', text: `/** ${text} */\nexport const x = 1\n` }]

test.each([
  ['What a failed job comes to.', { 'begins with What, Who, Of': 1, 'comes to': 1 }],
  ['The owner is told, and whoever asks anew.', { told: 1, whoever: 1, anew: 1 }],
  ['It shows what people owe and what they own.', { 'what … what': 1 }],
  ['The door of the house stands open.', { door: 1, house: 1, stands: 1 }],
  ['Three orders in all.', { 'in all': 1 }],
  ['An account of ours that is no mint, from before.', { 'of ours': 1, 'is no noun': 1, 'from before': 1 }],
  ['There is no mint, and it is no longer listed.', {}],
  ['Available in all languages; `the house` is a quotation.', {}],
])('counts the unclear words of "%s"', (text, counts) => {
  expect(sorted(inComments(comment(text)))).toEqual(sorted(new Map(Object.entries(counts))))
})

test('counts unclear names, sentences and titles', () => {
  expect(sorted(inNames([{ file: 'x.ts', text: 'const told = (asked: string) => asked' }]))).toEqual({
    asked: 2,
    told: 1,
  })
  const catalogue = {
    file: 'x.messages.en_US.ts',
    text: "export const en_US = { a: 'Whoever asks', b: { c: 'Your order' } }",
  }
  expect(sorted(inSentences([catalogue]))).toEqual({ whoever: 1 })
  expect(sorted(inTitles([{ file: 'x.test.ts', text: "test('somebody waits', async () => {})" }]))).toEqual({
    somebody: 1,
  })
})
