import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { databaseTests, pureServerTests, startsPostgres } from '../tests-by-kind.ts'
import { importsIn, partOf, trespasses } from './graph.ts'

const folders = ['packages', 'apps', 'world', 'bench', 'e2e', 'tidy']
const { edges, cycles } = importsIn(folders, process.cwd())

test('every import is one that boundaries.ts allows', () => {
  expect(edges.length).toBeGreaterThan(20)
  expect(trespasses(edges)).toEqual([])
})

test('no file imports itself by a detour', () => {
  expect(cycles).toEqual([])
})

test('the tests that run with PostgreSQL are exactly those that import the database', () => {
  const importedBy = Map.groupBy(edges, ({ from }) => from)
  const seen = new Map<string, boolean>()
  const needsPostgres = (file: string): boolean => {
    const answer = seen.get(file)
    if (answer !== undefined) return answer
    seen.set(file, startsPostgres.has(file))
    const needs = startsPostgres.has(file) || (importedBy.get(file) ?? []).some(({ to }) => needsPostgres(to))
    seen.set(file, needs)
    return needs
  }
  expect(pureServerTests.filter(needsPostgres)).toEqual([])
  // This test starts a world in a separate process.
  expect(databaseTests.filter((file) => !needsPostgres(file))).toEqual(['world/src/start.test.ts'])
  expect(databaseTests.length).toBeGreaterThan(150)
})

test('a part is its power and its noun', () => {
  expect(partOf('apps/server/src/withdrawals/request-withdrawal.ts')).toBe('server/withdrawals')
  expect(partOf('apps/server/src/app.ts')).toBe('server')
  expect(partOf('packages/contract/src/refusals/ledger.ts')).toBe('contract')
  expect(partOf('world/src/start.ts')).toBe('world')
  expect(partOf('chromium.ts')).toBe('root')
})

test.each([
  ['a feature reaching into another', 'apps/server/src/withdrawals/a.ts', 'apps/server/src/kyc/b.ts'],
  ['the web reaching into the server', 'apps/web/src/withdrawals/a.ts', 'apps/server/src/withdrawals/b.ts'],
  ['the server reaching into the world', 'apps/server/src/main.ts', 'world/src/postgres.ts'],
  ['a rule reaching for the wire', 'packages/domain/src/fees/fee.ts', 'packages/contract/src/shared.ts'],
  ['the book reaching for money', 'packages/domain/src/matching/book.ts', 'packages/domain/src/money/amount.ts'],
  ['the kit reaching for a product noun', 'packages/ui/src/button.tsx', 'packages/domain/src/orders/order.ts'],
  ['a folder that no row names', 'elsewhere/a.ts', 'world/src/postgres.ts'],
])('catches %s', (_, from, to) => {
  expect(trespasses([{ from, to }])).toHaveLength(1)
})

test('a test of the server may use the database of the world', () => {
  expect(trespasses([{ from: 'apps/server/src/kyc/kyc.test.ts', to: 'world/src/testing/database.ts' }])).toEqual([])
})

test('a forbidden import and a cycle in real files are seen', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-planted-'))
  await plant(
    folder,
    'packages/domain/src/fees/a.ts',
    "import type { B } from '../../../../apps/server/src/kyc/b.ts'\n",
  )
  await plant(folder, 'apps/server/src/kyc/b.ts', "import { c } from './c.ts'\nexport type B = typeof c\n")
  await plant(folder, 'apps/server/src/kyc/c.ts', "import './b.ts'\nexport const c = 1\n")
  const planted = importsIn(['packages', 'apps'], folder)
  await rm(folder, { recursive: true })
  expect(trespasses(planted.edges)).toEqual(['packages/domain/src/fees/a.ts imports apps/server/src/kyc/b.ts'])
  expect(planted.cycles).toHaveLength(1)
})

async function plant(folder: string, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), text)
}
