import { catalogue } from '@tessera/contract/catalogue.ts'
import { ledgerRefusals } from '@tessera/contract/books/ledger/ledger.refusals.ts'
import { platformRefusals } from '@tessera/contract/platform/http/platform.refusals.ts'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { argumentsOf } from './icu.ts'
import { code, isTest, type Source, uncommented } from './sources.ts'

// A code on a screen or in a log leads directly to its rule. The `refusals.ts` of a noun raises it once, under its name
// in camelCase. The refusals of the platform are exempt, because many routes give them. So are those of the books,
// which are tables of the ledger and of the core in memory. Checks that list all errors of a form return codes as data;
// no call of `refuse` names those.
const many = new Set<string>(Object.keys({ ...platformRefusals, ...ledgerRefusals }))
const sources = code.filter(({ file }) => /^(packages\/domain|apps\/server)\/src\//.test(file) && !isTest(file))
const isRefusalsFile = ({ file }: Source): boolean => file.endsWith('/refusals.ts')

type Raised = { readonly code: string; readonly file: string }

/** Each code that a call of `refuse` names, except the exempt ones. */
function raisedIn({ file, text }: Source): Raised[] {
  if (!text.includes('refuse(')) return []
  const raised: Raised[] = []
  const add = (argument: string) => {
    for (const [name] of argument.matchAll(/(?<=['"`])[A-Z][A-Z_]+(?=['"`])/g))
      if (!many.has(name)) raised.push({ code: name, file })
  }
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && callee.name === 'refuse' && first !== undefined)
        add(text.slice(first.start, first.end))
    },
  }).visit(parseSync(file, text).program)
  return raised
}

const inRefusalsFiles = (all: readonly Source[]): Raised[] => all.filter(isRefusalsFile).flatMap(raisedIn)
const outsideRefusalsFiles = (all: readonly Source[]): string[] =>
  all
    .filter((source) => !isRefusalsFile(source))
    .flatMap((source) => raisedIn(source).map((each) => `${each.file}: ${each.code}`))

/** Finds a renamed `refuse`, which would evade the other rules. */
const renamed = (all: readonly Source[]): string[] =>
  all.flatMap(({ file, text }) => (/\brefuse as\b/.test(uncommented(text)) ? [file] : []))

function raisedTwice(all: readonly Source[]): string[] {
  const places = Map.groupBy(inRefusalsFiles(all), (each) => each.code)
  return [...places].flatMap(([name, at]) =>
    at.length > 1 ? [`${name}: ${at.map(({ file }) => file).join(', ')}`] : [],
  )
}

const nameOf = (of: string): string =>
  of.toLowerCase().replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

function misnamed(all: readonly Source[]): string[] {
  return all.filter(isRefusalsFile).flatMap((source) => {
    const names = new Set(source.text.match(/(?<=^export (?:const|function|async function) )\w+/gm))
    return raisedIn(source).flatMap((each) => (names.has(nameOf(each.code)) ? [] : [`${each.file}: ${each.code}`]))
  })
}

test('only refusals.ts raises the codes of a noun', () => {
  expect(inRefusalsFiles(sources).length).toBeGreaterThan(400)
  expect(outsideRefusalsFiles(sources)).toEqual([])
  expect(renamed(sources)).toEqual([])
})

test('each refusal is raised in one place', () => {
  expect(raisedTwice(sources)).toEqual([])
})

test('each refusal has the name of its code', () => {
  expect(misnamed(sources)).toEqual([])
})

test('each refusal of the catalogue is raised somewhere', () => {
  const raised = new Set(sources.flatMap(({ text }) => uncommented(text).match(/(?<=')[A-Z][A-Z_]+(?=')/g) ?? []))
  expect(Object.keys(catalogue).filter((name) => !raised.has(name))).toEqual([])
})

test('each refusal has the same arguments in both languages', () => {
  const different = Object.entries(catalogue).filter(
    ([, { en_US, zh_CN }]) => argumentsOf(en_US).join() !== argumentsOf(zh_CN).join(),
  )
  expect(different).toEqual([])
})

test.each([
  ['a code raised beside its rule', "if (fee > most) return refuse('FEE_TOO_HIGH', { field: 'fee' })"],
  ['a call over two lines', "return refuse(\n  'FEE_TOO_HIGH',\n)"],
  ['one of two codes', "return refuse(isHigh(fee) ? 'FEE_TOO_HIGH' : 'NOT_FOUND')"],
])('catches %s', (_, text) => {
  expect(outsideRefusalsFiles([{ file: 'fee.ts', text: `function quote() { ${text} }` }])).toEqual([
    'fee.ts: FEE_TOO_HIGH',
  ])
})

test('allows a refusal of the platform, a code from a table and another function of that name', () => {
  const text = "refuse('NOT_FOUND'); refuse(codeOf[state]); kind.refuse('FEE_TOO_HIGH')"
  expect(outsideRefusalsFiles([{ file: 'fee.ts', text }])).toEqual([])
})

test('catches a renamed refuse', () => {
  const text = "import { ok, refuse as no } from '#platform/outcome/outcome.ts'"
  expect(renamed([{ file: 'fee.ts', text }])).toEqual(['fee.ts'])
})

test('catches a code that two files raise', () => {
  const text = "export const feeTooHigh = refuse('FEE_TOO_HIGH')"
  const [one, other] = ['fees/refusals.ts', 'rates/refusals.ts']
  expect(raisedTwice([{ file: one, text }])).toEqual([])
  expect(raisedTwice([one, other].map((file) => ({ file, text })))).toEqual([`FEE_TOO_HIGH: ${one}, ${other}`])
})

test('catches a refusal whose name is not its code', () => {
  const file = 'fees/refusals.ts'
  expect(misnamed([{ file, text: "export const tooHigh = refuse('FEE_TOO_HIGH')" }])).toEqual([`${file}: FEE_TOO_HIGH`])
  expect(
    misnamed([{ file, text: "export const feeTooHigh = (field: string) =>\n  refuse('FEE_TOO_HIGH', { field })" }]),
  ).toEqual([])
})
