import { expect, test } from 'vitest'
import { code, files, isTest, read } from './sources.ts'

type Row = { readonly id: string; readonly file: string }

/** Rows `| WDR-08 | what is refused | file |` of docs/threats.md. */
function rowsOf(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const found = /^\| ([A-Z]{3}-\d{2})\s+\|.*\| `([^`]+)`\s+\|$/.exec(line)
    return found?.[1] === undefined || found[2] === undefined ? [] : [{ id: found[1], file: found[2] }]
  })
}

/** Ids that a test's name begins with. */
const namedIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/['"`]([A-Z]{3}-\d{2}) /g)].flatMap(([, found]) => found ?? []))

const rows = rowsOf(read('docs/threats.md').text)
const tests = code.filter(({ file }) => isTest(file) && !file.startsWith('tidy/'))

test('each threat of docs/threats.md is named by a test in the file beside it', () => {
  expect(rows.length).toBeGreaterThan(0)
  const untested = rows.filter((row) => !files.includes(row.file) || !namedIn(read(row.file).text).has(row.id))
  expect(untested).toEqual([])
})

test('each threat that a test names stands in docs/threats.md', () => {
  const listed = new Set(rows.map((row) => row.id))
  const unlisted = tests.flatMap(({ file, text }) => [...namedIn(text)].map((id) => ({ id, file })))
  expect(unlisted.filter(({ id }) => !listed.has(id))).toEqual([])
})

test('a row without a file is no row, and a name in a comment is no test', () => {
  expect(rowsOf('| WDR-08 | amount equal to the fee |  |')).toEqual([])
  expect(namedIn('// WDR-08 is refused elsewhere')).toEqual(new Set())
  expect(namedIn("test('WDR-08 amount equal to the fee is refused', f)")).toEqual(new Set(['WDR-08']))
})
