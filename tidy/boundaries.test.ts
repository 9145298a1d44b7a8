import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { databaseTests, pureServerTests, startsPostgres } from '../tests-by-kind.ts'
import { areaPicture, importsBetweenAreas, withAreaPicture } from './area-picture.ts'
import { importsIn } from './graph.ts'
import { read } from './sources.ts'
import { misplaced, nounCycles, placeOf, boundaryViolations } from './boundary-violations.ts'

const folders = ['packages', 'apps', 'world', 'bench', 'e2e', 'tidy']
const { edges, cycles } = importsIn(folders, process.cwd())

test('boundaries.ts allows every import', () => {
  expect(edges.length).toBeGreaterThan(20_000)
  expect(boundaryViolations(edges)).toEqual([])
})

test('each folder is a noun of its area, and no area has more than thirteen', () => {
  expect(misplaced([...new Set(edges.flatMap(({ from, to }) => [from, to]))])).toEqual([])
})

test('nouns of one area do not load each other in a cycle', () => {
  expect(nounCycles(edges)).toEqual([])
})

test('ARCHITECTURE.md shows the current imports between areas', async () => {
  const page = withAreaPicture(read('ARCHITECTURE.md').text, areaPicture(edges))
  await expect(page).toMatchFileSnapshot('../ARCHITECTURE.md')
})

test('the picture shows imports within a package, and omits tests, pages and arrows that follow from others', () => {
  const file = (area: string, name: string) => `apps/server/src/${area}/${name}`
  const [bank, rates, jobs] = [
    file('payments', 'bank/a.ts'),
    file('books', 'rates/a.ts'),
    file('platform', 'jobs/a.ts'),
  ]
  const between = (from: string, to: string) => ({ from, to, runs: true })
  const imports = [
    between(bank, rates),
    between(rates, jobs),
    between(bank, jobs),
    between(file('payments', 'bank/b.test.ts'), file('access', 'stops/a.ts')),
    between('apps/web/src/payments/bank/a.page.tsx', 'apps/web/src/access/stops/a.tsx'),
    between(bank, 'packages/domain/src/access/stops/stop.ts'),
  ]
  expect([...importsBetweenAreas(imports)]).toEqual(['payments > books', 'books > platform', 'payments > platform'])
  const picture = areaPicture(imports)
  expect(picture).toContain('payments --> books')
  expect(picture).not.toContain('payments --> platform')
  expect(picture).toMatch(/\| `payments` +\| chain, .*\| books, platform +\|/)
})

test('no file imports itself through other files', () => {
  expect(cycles).toEqual([])
})

test('the tests that run with PostgreSQL are exactly those that import the database', () => {
  const importedBy = Map.groupBy(edges, ({ from }) => from)
  const cache = new Map<string, boolean>()
  const needsPostgres = (file: string): boolean => {
    const answer = cache.get(file)
    if (answer !== undefined) return answer
    cache.set(file, startsPostgres.has(file))
    const needs = startsPostgres.has(file) || (importedBy.get(file) ?? []).some(({ to }) => needsPostgres(to))
    cache.set(file, needs)
    return needs
  }
  expect(pureServerTests.filter(needsPostgres)).toEqual([])
  // This test starts a world in a separate process.
  expect(databaseTests.filter((file) => !needsPostgres(file))).toEqual(['world/src/start.test.ts'])
  expect(databaseTests.length).toBeGreaterThan(150)
})

test('the place of a file is its package, area and noun', () => {
  expect(placeOf('apps/server/src/payments/withdrawals/request-withdrawal.ts')).toEqual({
    pkg: 'server',
    area: 'payments',
    noun: 'withdrawals',
  })
  expect(placeOf('apps/server/src/server.ts')).toEqual({ pkg: 'server', area: '', noun: '' })
  expect(placeOf('apps/web/src/frame/header.tsx')).toEqual({ pkg: 'web', area: 'frame', noun: '' })
  expect(placeOf('world/src/start.ts')).toEqual({ pkg: 'world', area: '', noun: '' })
  expect(placeOf('chromium.ts')).toEqual({ pkg: 'root', area: '', noun: '' })
})

test.each([
  ['an area that reaches into a higher one', 'apps/server/src/books/rates/a.ts', 'apps/server/src/payments/bank/b.ts'],
  [
    'a screen that reaches into a higher area',
    'apps/web/src/access/customers/a.tsx',
    'apps/web/src/desk/otc-ads/b.tsx',
  ],
  ['a screen that loads the frame', 'apps/web/src/payments/deposits/a.tsx', 'apps/web/src/frame/header.tsx'],
  ['a widget of the site that knows a noun', 'apps/web/src/parts/a.tsx', 'apps/web/src/payments/deposits/b.tsx'],
  [
    'a part of a screen that imports a page',
    'apps/web/src/desk/otc-ads/a.tsx',
    'apps/web/src/books/liabilities/b.page.tsx',
  ],
  ['a noun that imports the assembled server', 'apps/server/src/payments/bank/a.ts', 'apps/server/src/nouns.ts'],
  ['the site reaching into the server', 'apps/web/src/payments/bank/a.ts', 'apps/server/src/payments/bank/b.ts'],
  ['the server reaching into the world', 'apps/server/src/main.ts', 'world/src/postgres.ts'],
  ['a rule that imports the contract', 'packages/domain/src/books/money/fee.ts', 'packages/contract/src/screens.ts'],
  [
    'the order book that imports money',
    'packages/domain/src/trading/matching/book.ts',
    'packages/domain/src/books/money/amount.ts',
  ],
  ['the kit that imports the contract', 'packages/ui/src/button.tsx', 'packages/contract/src/screens.ts'],
  ['a folder that no row names', 'elsewhere/a.ts', 'world/src/postgres.ts'],
])('catches %s', (_, from, to) => {
  expect(boundaryViolations([{ from, to, runs: true }])).toHaveLength(1)
})

test.each([
  ['a folder that no area names', 'apps/server/src/payments/cheques/a.ts', ['server/payments/cheques']],
  ['a noun in the wrong area', 'packages/domain/src/desk/withdrawals/a.ts', ['domain/desk/withdrawals']],
  ['frame and parts in the server', 'apps/server/src/parts/a.ts', ['server/parts']],
])('catches %s', (_, file, found) => {
  expect(misplaced([file])).toEqual(found)
})

test('catches nouns that load each other', () => {
  const [deposits, bank] = ['apps/server/src/payments/deposits/a.ts', 'apps/server/src/payments/bank/b.ts']
  const there = { from: deposits, to: bank, runs: true }
  expect(nounCycles([there, { from: bank, to: deposits, runs: true }])).toHaveLength(1)
  expect(nounCycles([there, { from: bank, to: deposits, runs: false }])).toEqual([])
})

test('a test of the server may use the database of the world', () => {
  const from = 'apps/server/src/identity/kyc/kyc.test.ts'
  expect(boundaryViolations([{ from, to: 'world/src/testing/database.ts', runs: true }])).toEqual([])
})

test('finds a forbidden import and a cycle in real files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-planted-'))
  const [rule, noun] = ['packages/domain/src/books/money', 'apps/server/src/identity/kyc']
  await writeSource(
    folder,
    `${rule}/a.ts`,
    "import type { B } from '../../../../../apps/server/src/identity/kyc/b.ts'\n",
  )
  await writeSource(folder, `${noun}/b.ts`, "import { c } from './c.ts'\nexport type B = typeof c\n")
  await writeSource(folder, `${noun}/c.ts`, "import './b.ts'\nexport const c = 1\n")
  const planted = importsIn(['packages', 'apps'], folder)
  await rm(folder, { recursive: true })
  expect(boundaryViolations(planted.edges)).toEqual([`${rule}/a.ts imports ${noun}/b.ts: domain may not import server`])
  expect(planted.cycles).toHaveLength(1)
})

async function writeSource(folder: string, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), text)
}
