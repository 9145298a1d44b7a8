import { expect, test } from 'vitest'
import { code, isTest, type Source } from './sources.ts'

// A test of a row of the threat model begins with the row's id. docs/threats.md lists them all, written from the tests
// by `npx vitest run --project tidy --update`. If a defence loses its test, its line disappears there.
type Row = { readonly id: string; readonly title: string; readonly file: string }

const titlePattern = /(['"`])([A-Z]{2,4}-\d{2}) (.*?)\1/g

const rowsIn = ({ file, text }: Source): Row[] =>
  [...text.matchAll(titlePattern)].map(([, , id = '', title = '']) => ({ id, title, file }))

const order = (row: Row): string => `${row.id} ${row.file} ${row.title}`

function documentOf(rows: readonly Row[]): string {
  const lines = rows
    .toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
    .map(({ id, title, file }) => `| ${id} | ${title.replaceAll('|', '\\|')} | \`${file}\` |`)
  const head = ['# Threats and their tests', '', '| Threat | Behaviour | Test |', '|---|---|---|']
  return `${[...head, ...lines].join('\n')}\n`
}

const rows = code.filter(({ file }) => isTest(file) && !file.startsWith('tidy/')).flatMap(rowsIn)

test('docs/threats.md lists each threat with its tests', async () => {
  expect(rows.length).toBeGreaterThan(50)
  await expect(documentOf(rows)).toMatchFileSnapshot('../docs/threats.md')
})

test('finds the id only at the beginning of a name', () => {
  const text =
    "test('WDR-08 amount equal to the fee is refused', f)\ntest.each([1])(`AUT-03 %s is refused`, f)\n// WDR-09 later"
  expect(rowsIn({ file: 'a.test.ts', text }).map(({ id, title }) => `${id}: ${title}`)).toEqual([
    'WDR-08: amount equal to the fee is refused',
    'AUT-03: %s is refused',
  ])
})
