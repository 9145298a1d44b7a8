import { AmountText, PageRequest } from '@tessera/contract/platform/http/shared.ts'
import { Units } from '@tessera/contract/issuance/products/units.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { endsSession, everyRow, forgetRates, type SampledRow, sendRow } from '#testing/every-row.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'

let exchange: TestExchange
let rows: SampledRow[]
let customer: Person
let operator: Person

beforeAll(async () => {
  exchange = await testExchange()
  rows = everyRow(exchange).filter(({ row }) => !endsSession(row))
  customer = await exchange.customer()
  operator = await exchange.operator('superadmin', 'compliance', 'finance', 'listing', 'support', 'auditor')
})
beforeEach(() => forgetRates(exchange))
afterAll(() => exchange.close())

type Path = readonly string[]
const tokenFor = ({ row }: SampledRow): string => (row.who === 'operator' ? operator : customer).token
/**
 * Rows that read their body as JSON. A row that a vendor signs verifies the bytes first, so it refuses all of these
 * bodies as forged.
 */
const json = (): SampledRow[] => rows.filter(({ row }) => row.consumes === undefined && row.signature === undefined)
const bodies = (): SampledRow[] => json().filter(({ row }) => row.method === 'POST')

/** Returns the paths in an input that accept a text of one of these kinds. */
function placesOf(schema: unknown, kinds: readonly unknown[], path: Path = []): Path[] {
  if (kinds.includes(schema)) return [path]
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return placesOf(schema.unwrap(), kinds, path)
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).flatMap(([name, inner]) => placesOf(inner, kinds, [...path, name]))
}

function withValue(input: unknown, [first, ...rest]: Path, value: unknown): Record<string, unknown> {
  const copy = { ...(input as Record<string, unknown>) }
  if (first !== undefined) copy[first] = rest.length === 0 ? value : withValue(copy[first], rest, value)
  return copy
}

test('each sample is valid for its row, so that only the changed value can cause the refusals below', () => {
  const refused = rows.filter(({ row, sample }) => !row.input.safeParse(sample).success)
  expect(refused.map(({ row }) => row.path)).toEqual([])
})

const poison = (
  'userId customerId id_ owner status kycStatus kyc_status role roles balance available held isTrusted trusted ' +
  'approvedBy permission admin feeRate price_ accountId debit credit txId createdAt seq verified constructor'
).split(' ')

test('AZ-03 every row refuses an unknown field and names it', async () => {
  const wrong: string[] = []
  for (const [at, each] of bodies().entries()) {
    const names = poison.filter((name) => !Object.keys(each.row.input.shape).includes(name))
    expect(names.length).toBeGreaterThan(20)
    if (each.row.rate !== undefined) await forgetRates(exchange)
    // Each row gets some of the names in rotation, so that each name is tried with many rows.
    for (const name of poison.filter((_, n) => n % 5 === at % 5).filter((it) => names.includes(it))) {
      const { status, code, field } = await sendRow(exchange, each.row, { ...each.sample, [name]: '1' }, tokenFor(each))
      const refused =
        status === 400 && (name === 'constructor' ? code !== 'SUCCESS' : code === 'PARAM_INVALID' && field === name)
      if (!refused) wrong.push(`${each.row.path} with ${name}: ${status} ${code} ${field}`)
    }
  }
  expect(wrong).toEqual([])
}, 300_000)

const amounts: readonly unknown[] = [
  '1e3',
  '0x10',
  '+1',
  '-0',
  '-1',
  'NaN',
  'Infinity',
  '1e-30',
  '１２',
  '1,000',
  '1_000',
  ' 1',
  '1 ',
  '1\n',
  '01',
  '.5',
  '1.',
  '',
  '٣',
  '1'.repeat(41),
  `0.${'0'.repeat(60)}1`,
  1,
  1.5,
  true,
  null,
  [5],
  { minor: 5 },
]

test('INP-01 every row accepts amounts, prices and counts only as plain decimal text', async () => {
  const wrong: string[] = []
  const tried: string[] = []
  for (const each of json())
    for (const place of placesOf(each.row.input, [AmountText, Units])) {
      tried.push(place.join('.'))
      for (const value of amounts) {
        if (each.row.rate !== undefined) await forgetRates(exchange)
        const nullable = value === null && each.row.input.safeParse(withValue(each.sample, place, null)).success
        if (nullable) continue
        const { code, field } = await sendRow(exchange, each.row, withValue(each.sample, place, value), tokenFor(each))
        if (code !== 'PARAM_INVALID' || field !== place.join('.'))
          wrong.push(`${each.row.path} ${place.join('.')} = ${JSON.stringify(value)}: ${code} ${field}`)
      }
    }
  expect(tried.length).toBeGreaterThan(20)
  expect(wrong).toEqual([])
}, 60_000)

const bad: readonly unknown[] = [0, -1, 1.5, 1e9, 2 ** 53, '1', '1;drop table customer', null, [1], { $gt: 0 }]

test('INP-06 ADM-07 every list limits its pages to a hundred rows and its page number', async () => {
  const lists = bodies().filter(({ row }) => 'page' in row.input.shape)
  expect(lists.length).toBeGreaterThan(15)
  const known = new Set<unknown>(Object.values(PageRequest))
  for (const each of lists)
    for (const [name, schema] of Object.entries(each.row.input.shape).filter(([, one]) => known.has(one)))
      for (const value of [...bad, name === 'page' ? 10_001 : 101]) {
        const answer = await sendRow(exchange, each.row, { ...each.sample, [name]: value }, tokenFor(each))
        expect({ path: each.row.path, value, ...answer }).toMatchObject({ code: 'PARAM_INVALID', field: name })
        expect(schema).toBe(PageRequest[name === 'page' ? 'page' : 'pageSize'])
      }
  for (const each of lists) {
    const last = { ...each.sample, page: 10_000 }
    const answer = await sendRow(exchange, each.row, last, tokenFor(each))
    // A list that belongs to a thing responds that the thing does not exist.
    const code = 'id' in each.sample ? 'NOT_FOUND' : 'SUCCESS'
    expect({ path: each.row.path, ...answer }).toMatchObject({ code })
  }
}, 60_000)

const injections = [
  "' or 1=1 --",
  '"; drop table customer; --',
  "\\'; select pg_sleep(9) --",
  '%',
  '_',
  '\\',
  '$1',
  '${1}',
]

test('INP-04 ADM-07 SQL in any search text, of customers or operators, is treated as text', async () => {
  const broken: string[] = []
  for (const each of json().filter(({ row }) => 'page' in row.input.shape || row.method === 'GET'))
    for (const name of Object.keys(each.row.input.shape).filter((one) => one !== 'securityInfo'))
      for (const value of injections) {
        if (each.row.rate !== undefined) await forgetRates(exchange)
        const { status, text } = await sendRow(exchange, each.row, { ...each.sample, [name]: value }, tokenFor(each))
        if (status >= 500) broken.push(`${each.row.path} ${name} ${value}: ${text}`)
      }
  expect(broken).toEqual([])
  for (const sort of ['email', 'id; --', 'password_hash', '(select 1)']) {
    const list = rows.find(({ row }) => row.path === 'ex/api/v1/products/list')
    expect(list && (await sendRow(exchange, list.row, { sort }))).toMatchObject({
      code: 'PARAM_INVALID',
      field: 'sort',
    })
  }
}, 60_000)

const LONG = 100_000
const evil = [
  'a'.repeat(LONG),
  `a@${'.'.repeat(LONG)} `,
  `${'a@'.repeat(LONG / 2)} `,
  `${'1'.repeat(LONG)}x`,
  `0.${'0'.repeat(LONG)}x`,
  `2026-03-18T06:42:05.${'0'.repeat(LONG)}x`,
  `${' '.repeat(LONG)}\u0001`,
  `${'A-'.repeat(LONG / 2)}!`,
  `https://${'a.'.repeat(LONG / 2)} `,
]

/** Returns every text schema of an input, at any depth. */
function textsOf(schema: unknown, found = new Set<z.ZodType>()): Set<z.ZodType> {
  if (schema instanceof z.ZodObject) for (const inner of Object.values(schema.shape)) textsOf(inner, found)
  else if (schema instanceof z.ZodArray) textsOf(schema.element, found)
  else if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    textsOf(schema.unwrap(), found)
  else if (schema instanceof z.ZodUnion) for (const inner of schema.options) textsOf(inner, found)
  else if (schema instanceof z.ZodType) found.add(schema)
  return found
}

test('INP-05 validating a text takes no more than linear time', () => {
  const found = new Set<z.ZodType>()
  for (const { row } of rows) textsOf(row.input, found)
  expect(found.size).toBeGreaterThan(30)
  const slow: string[] = []
  for (const schema of found)
    for (const text of evil) {
      const start = process.cpuUsage()
      schema.safeParse(text)
      // Measures processor time, because the process may have to wait on a busy machine.
      const ms = process.cpuUsage(start).user / 1_000
      if (ms > 250)
        slow.push(
          `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))} ${text.slice(0, 30)}: ${ms}`,
        )
    }
  expect(slow).toEqual([])
}, 60_000)
