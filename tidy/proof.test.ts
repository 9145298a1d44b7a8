import { expect, test } from 'vitest'
import { read } from './sources.ts'

const LEGEND = /`([A-Z])` = `([^`]+)`/g
const NAMED = /(?<![A-Z])([A-Z]) "([^"]+)"/g

/** The parts of test titles that a document quotes with their files, each as `X "part of a title"`. */
function namedIn(text: string): { readonly file: string | undefined; readonly title: string }[] {
  const files = new Map([...text.matchAll(LEGEND)].map(([, letter = '', file = '']) => [letter, file]))
  return [...text.matchAll(NAMED)].map(([, letter = '', title = '']) => ({ file: files.get(letter), title }))
}
const missing = (text: string): string[] =>
  namedIn(text)
    .filter(({ file, title }) => file === undefined || !read(file).text.includes(title))
    .map(({ file, title }) => `${file ?? 'no file'}: ${title}`)

test.each(['docs/decisions/0079-vendors-that-change.md', 'docs/decisions/0120-answers-of-identity-vendors.md'])(
  '%s quotes only tests that are in their files',
  (file) => {
    const { text } = read(file)
    expect(namedIn(text).length).toBeGreaterThan(20)
    expect(missing(text)).toEqual([])
  },
)

test('catches a title that no longer exists', () => {
  const text = '`P` = `tidy/icu.ts`. P "a title that is gone", P "export", Q "a letter without a file"'
  expect(missing(text)).toEqual(['tidy/icu.ts: a title that is gone', 'no file: a letter without a file'])
})
