import { expect, test } from 'vitest'
import { code, isTest, type Source } from './sources.ts'

// A test of a number that widgets follow begins with the section of the specification and the number's name.
// docs/ui-numbers.md lists them, written from the tests by `npx vitest run --project tidy --update`.
const numbers: Readonly<Record<string, string>> = {
  '§9 page size': '20',
  '§9 page buttons': '5',
  '§9 options in sight': '5',
  '§9 option height': '44 px large, 48 px otherwise',
  '§9 control sizes': 'lg 60, md 50, sm 42 px; xs 32 in tables (visual language §6)',
  '§9 cell height': '64 px, 50 in the compact theme',
  '§9 empty height': 'four cells and 4 px',
  '§9 menu width': '240 px',
  '§9 menu item': '48 px',
  '§9 tab spacing': '40 px on a line, 30 px plain',
  '§9 toast time': '2.5 s',
  '§9 code boxes': 'six of 48 px',
  '§9 popover delay': '100 ms',
  '§9 popover offset': '9 px',
  '§9 date format': 'year-month-day',
  '§9 date placeholder': 'YYYY-MM-DD',
  '§9 timestamp mode': 'start of the day, end of the day',
  '§9 range presets': '1 week, 1 month, 3 months, 6 months',
  '§9 slider markers': '0, 25, 50, 75, 100',
  '§9 count-up time': '2 s',
  '§9 number marks': 'comma between thousands, dot before decimals',
  '§9 skeleton height': '14 px',
  '§9 scroll bar': '4 px',
  '§9 scroll speed': '800 ms',
  '§9 timestamp format': 'year-month-day hour:minute:second',
  '§2.3 popover width': '240 px at most',
  '§4 send-code time': '90 s',
  '§4 skeleton rows': '4',
  '§5 amount length': '13 characters',
  '§5 number length': '14 characters, 14 digits before the point',
  '§5 address ends': 'first 6, last 4',
  '§5 password length': '8 to 20',
  '§5 text area height': '44 px at least',
  '§5 code clearing': '1.5 s',
  '§5 slider range': '0 to 100',
}

type Row = { readonly number: string; readonly title: string; readonly file: string }

const titlePattern = /test(?:\.each\([^)]*\))?\(\s*(['"`])(§[\d.]+ [a-z][a-z, §\d.-]*): (.*?)\1/g

const rowsIn = ({ file, text }: Source): Row[] =>
  [...text.matchAll(titlePattern)].flatMap(([, , names = '', title = '']) =>
    names
      .split(', ')
      .map((name) => (name.startsWith('§') ? name : `${names.split(' ')[0]} ${name}`))
      .map((number) => ({ number, title, file })),
  )

const rows = code.filter(({ file }) => isTest(file) && !file.startsWith('tidy/')).flatMap(rowsIn)

function documentOf(list: readonly Row[]): string {
  const lines = Object.entries(numbers).flatMap(([number, value]) =>
    list
      .filter((row) => row.number === number)
      .map(({ title, file }) => `| ${number} | ${value} | ${title.replaceAll('|', '\\|')} | \`${file}\` |`),
  )
  const head = ['# Numbers of the screens and their tests', '', '| Number | Value | Behaviour | Test |']
  return `${[...head, '|---|---|---|---|', ...lines].join('\n')}\n`
}

test('docs/ui-numbers.md lists each number of the specification with its tests', async () => {
  await expect(documentOf(rows)).toMatchFileSnapshot('../docs/ui-numbers.md')
})

test('each number has a test, and each test of a number names a listed one', () => {
  expect([...new Set(rows.map(({ number }) => number))].toSorted()).toEqual(Object.keys(numbers).toSorted())
})

test('finds one or several numbers, only at the beginning of a name', () => {
  const text = "test('§9 page size, page buttons: 20 and five', f)\ntest('§4 a click outside closes it', f)"
  expect(rowsIn({ file: 'a.test.ts', text }).map(({ number, title }) => `${number} | ${title}`)).toEqual([
    '§9 page size | 20 and five',
    '§9 page buttons | 20 and five',
  ])
})
