import { catalogue } from '@tessera/contract/catalogue.ts'
import { ledgerRefusals } from '@tessera/contract/books/ledger/ledger.refusals.ts'
import { platformRefusals } from '@tessera/contract/platform/http/platform.refusals.ts'
import { expect, test } from 'vitest'
import { argumentsOf } from './icu.ts'
import { code, isTest, type Source, uncommented } from './sources.ts'

// A code on a screen or in a log leads straight to its rule, because one line of source raises it. Exempt are the answers
// of the platform, which many routes give, and of the books, which the ledger keeps in tables and the core in memory.
const many = new Set<string>(Object.keys({ ...platformRefusals, ...ledgerRefusals }))
const sources = code.filter(({ file }) => /^(packages\/domain|apps\/server)\/src\//.test(file) && !isTest(file))

function raisedIn({ file, text }: Source): [code: string, file: string][] {
  return [...uncommented(text).matchAll(/\brefuse\(\s*'([A-Z_]+)'/g)].map(([, name = '']) => [name, file])
}

function raisedTwice(all: readonly Source[]): string[] {
  const raised = all.flatMap(raisedIn).filter(([name]) => !many.has(name))
  const places = Map.groupBy(raised, ([name]) => name)
  return [...places].flatMap(([name, at]) =>
    at.length > 1 ? [`${name}: ${at.map(([, file]) => file).join(', ')}`] : [],
  )
}

test('each refusal is raised on one line of source', () => {
  expect(raisedTwice(sources)).toEqual([])
})

test('each refusal of the catalogue is raised somewhere', () => {
  const raised = new Set(sources.flatMap(({ text }) => uncommented(text).match(/(?<=')[A-Z][A-Z_]+(?=')/g) ?? []))
  expect(Object.keys(catalogue).filter((name) => !raised.has(name))).toEqual([])
})

test('each refusal says the same with the same arguments in both languages', () => {
  const different = Object.entries(catalogue).filter(
    ([, { en_US, zh_CN }]) => argumentsOf(en_US).join() !== argumentsOf(zh_CN).join(),
  )
  expect(different).toEqual([])
})

test('catches a refusal that two rules raise, also over two lines', () => {
  const text = "if (a) return refuse('FEE_TOO_HIGH')\nreturn refuse(\n  'FEE_TOO_HIGH',\n  { field: 'fee' })"
  expect(raisedTwice([{ file: 'a.ts', text }])).toEqual(['FEE_TOO_HIGH: a.ts, a.ts'])
  expect(raisedTwice([{ file: 'a.ts', text: "refuse('UNAUTHORIZED'); refuse('UNAUTHORIZED')" }])).toEqual([])
})
