import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTest, read } from './sources.ts'

// docs/specification-rows.md is written by hand. Each row names the screen or call that shows it and the tests that
// check it.
type Row = { readonly name: string; readonly places: readonly string[]; readonly tests: readonly string[] }

const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)

const rowsIn = (text: string): Row[] =>
  text
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(({ length }) => length === 6)
    .filter(([, name = '']) => name !== 'Row' && !name.startsWith('-'))
    .map(([, name = '', , where = '', tests = '']) => ({ name, places: quoted(where), tests: quoted(tests) }))

const isKnownTest = (file: string): boolean => existsSync(file) && (isTest(file) || file.startsWith('tidy/'))

const routes = read('docs/routes.md').text
const endpoints = readFileSync('docs/endpoints.txt', 'utf8')
const aliases = read('packages/contract/src/path-aliases.ts').text
/** Paths that the contract does not list: other base paths, and the health check of the server. */
const otherPaths = new Set(['/readyz', 'web/api/v0/public'])

const isPlace = (place: string): boolean =>
  otherPaths.has(place) ||
  routes.includes(`| \`${place}\` |`) ||
  endpoints.includes(` ${place} | `) ||
  aliases.includes(`'${place}'`)

const faultsIn = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ name, places, tests }) => [
    ...(tests.length === 0 ? [`${name}: no test`] : []),
    ...tests.filter((file) => !isKnownTest(file)).map((file) => `${name}: ${file} is not a test`),
    ...places.filter((place) => !isPlace(place)).map((place) => `${name}: ${place} is neither a screen nor a call`),
  ])

test('each row of docs/specification-rows.md names screens, calls and tests that exist', () => {
  const rows = rowsIn(read('docs/specification-rows.md').text)
  expect(rows.length).toBeGreaterThan(80)
  expect(faultsIn(rows)).toEqual([])
})

test('finds a row without a test, a missing test and a missing screen', () => {
  const text = [
    '| Row | What holds | Where | Test |',
    '| --- | ---------- | ----- | ---- |',
    '| 1 | a | `/login` | `tidy/routes.test.ts` |',
    '| 2 | b | `/gone` | `e2e/gone.e2e.ts` |',
    '| 3 | c | every call | |',
  ].join('\n')
  expect(faultsIn(rowsIn(text))).toEqual([
    '2: e2e/gone.e2e.ts is not a test',
    '2: /gone is neither a screen nor a call',
    '3: no test',
  ])
})
