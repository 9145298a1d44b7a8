import { join } from 'node:path'
import { expect, test } from 'vitest'
import { argumentsOf } from './icu.ts'
import { files } from './sources.ts'

type Words = { readonly [key: string]: string | Words }

const english = files.filter((file) => file.endsWith('.messages.en_US.ts'))
const chinese = files.filter((file) => file.endsWith('.messages.zh_CN.ts'))
const twin = (file: string): string => file.replace('.en_US.', '.zh_CN.')

/** Returns `key: arguments` for every message. */
function shapeOf(words: Words, path = ''): string[] {
  return Object.entries(words)
    .flatMap(([key, value]) =>
      typeof value === 'string' ? `${path}${key}: ${argumentsOf(value).join()}` : shapeOf(value, `${path}${key}.`),
    )
    .toSorted()
}

async function wordsOf(file: string): Promise<Words> {
  const exported: Record<string, Words> = await import(/* @vite-ignore */ join(process.cwd(), file))
  const [words] = Object.values(exported)
  if (words === undefined) throw new Error(`${file} exports no messages`)
  return words
}

test('each English message file has its Chinese counterpart, and vice versa', () => {
  expect(english.length).toBeGreaterThan(0)
  expect(chinese).toEqual(english.map(twin))
})

test.each(english)('%s and its counterpart have the same keys and arguments', async (file) => {
  expect(shapeOf(await wordsOf(twin(file)))).toEqual(shapeOf(await wordsOf(file)))
})

test.each(english)('%s has no key with a dot, which would be read as a path', async (file) => {
  expect(keysOf(await wordsOf(file)).filter((key) => key.includes('.'))).toEqual([])
})

// The provider's time zone is UTC, not the reader's, so `parts/time-text.ts` formats times.
test.each(english)('%s formats no date or time', async (file) => {
  expect(Object.values(flat(await wordsOf(file))).filter((text) => /\{\s*\w+\s*,\s*(date|time)/u.test(text))).toEqual(
    [],
  )
})

// British spelling, as used in Singapore. Codes of the API keep theirs.
test.each(files.filter((file) => file.endsWith('en_US.ts')))('%s spells “cancelled” with two l', async (file) => {
  expect(Object.values(flat(await wordsOf(file))).filter((text) => /\bcancel(ed|ing)\b/iu.test(text))).toEqual([])
})

const keysOf = (words: Words): string[] =>
  Object.entries(words).flatMap(([key, value]) => (typeof value === 'string' ? [key] : [key, ...keysOf(value)]))

test.each(chinese)('%s uses full-width punctuation and the polite 您', async (file) => {
  const sentences = Object.values(flat(await wordsOf(file)))
  expect(sentences.filter((text) => /\p{Script=Han}[,;:?!]|你/u.test(text))).toEqual([])
})

const flat = (words: Words): string[] =>
  Object.values(words).flatMap((value) => (typeof value === 'string' ? value : flat(value)))

test.each([
  ['a missing sentence', { a: 'A', b: 'B' }, { a: '甲' }],
  ['a missing argument', { a: 'You receive {amount} {coin}' }, { a: '您将收到 {amount}' }],
  ['an argument inside a plural', { a: '{n, plural, one {# day of {who}} other {# days}}' }, { a: '{n} 天' }],
])('catches %s', (_, en, zh) => {
  expect(shapeOf(zh)).not.toEqual(shapeOf(en))
})

test('allows plural cases to differ between languages', () => {
  expect(argumentsOf('{n, plural, one {# day} other {# days}}')).toEqual(argumentsOf('{n, plural, other {# 天}}'))
})
