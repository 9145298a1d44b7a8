import type { Endpoint } from '@tessera/contract/platform/http/endpoint.ts'
import { fieldName, isNamedField } from '@tessera/contract/field-names.ts'
import { isConstraintText } from '@tessera/contract/platform/http/constraint-texts.ts'
import { locales } from '@tessera/contract/platform/text/locale.ts'
import { verifyPayloads } from '@tessera/contract/access/verification/scenes.ts'
import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { waitingTime } from '@tessera/domain/platform/clock/waiting-time.ts'
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { brokenRule, refuseParam } from './reasons.ts'
import { sentence } from './localized-text.ts'

type Input = { readonly of: string; readonly schema: z.ZodType }
const folder = new URL('../../../../../packages/contract/src/', import.meta.url)
const isRow = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'input' in value && 'method' in value && 'path' in value

/** The inputs of each row of the contract, and of each scene of a verification code. */
const inputs: Input[] = Object.entries(verifyPayloads).map(([scene, schema]) => ({ of: `scene ${scene}`, schema }))
for (const file of globSync('**/*.ts', { cwd: folder }).filter((each) => !each.endsWith('.test.ts'))) {
  const exported: Readonly<Record<string, unknown>> = await import(new URL(file, folder).href)
  for (const rows of Object.values(exported))
    if (typeof rows === 'object' && rows !== null)
      for (const row of Object.values(rows)) if (isRow(row)) inputs.push({ of: row.path, schema: row.input })
}

const ids = new Map<z.ZodType, number>()
const idOf = (schema: z.ZodType): number => {
  const id = ids.get(schema) ?? ids.size
  ids.set(schema, id)
  return id
}

/** One constraint of one field: a value that breaks it, and its schema. */
type Case = {
  readonly of: string
  readonly path: string
  readonly schema: z.ZodType
  readonly values: readonly unknown[]
  readonly needs: readonly string[]
}

const invalidInputs: readonly unknown[] = [
  undefined,
  null,
  true,
  1.5,
  -1e300,
  1e300,
  '',
  ' ',
  '\u202Eabc',
  '\u0001',
  '~',
  'x'.repeat(20_000),
  [],
  Array.from({ length: 1000 }, () => 0),
  {},
  { unknown: 1 },
]

/** Returns the keys of the sentences for the custom checks of a schema: pattern and rule. */
const keysOf = (schema: z.ZodType): string[] =>
  (schema.def.checks ?? []).flatMap((check) => {
    // oxlint-disable-next-line no-underscore-dangle -- zod documents `_zod.def` for those who read schemas
    const definition: { check: string; format?: string; pattern?: RegExp; params?: { rule?: unknown } } = check._zod.def
    const { check: kind, format, pattern, params } = definition
    if (kind === 'string_format')
      return [format === 'regex' ? String(pattern) : format === 'starts_with' ? 'startsWith' : String(format)]
    return kind === 'custom' ? [String(params?.rule)] : []
  })

function casesIn(schema: z.ZodType, of: string, path: string): Case[] {
  const own = [{ of, path, schema, values: invalidInputs, needs: keysOf(schema) }]
  const within = (inner: z.core.$ZodType, name?: string) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract is made of classic schemas
    casesIn(inner as z.ZodType, of, name === undefined ? path : path === '' ? name : `${path}.${name}`)
  if (schema instanceof z.ZodObject)
    return [...own, ...Object.entries(schema.def.shape).flatMap(([name, inner]) => within(inner, name))]
  if (schema instanceof z.ZodArray) return [...own, ...within(schema.def.element, '0')]
  if (schema instanceof z.ZodUnion) return [...own, ...schema.def.options.flatMap((option) => within(option))]
  if (schema instanceof z.ZodRecord) return [...own, ...within(schema.def.valueType, '0')]
  // After a pipe comes our own code, which is not a constraint.
  if (schema instanceof z.ZodPipe) return [...own, ...within(schema.def.in)]
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  )
    return [...own, ...within(schema.def.innerType)]
  return own
}
/** A schema that several rows share is tested once per field name. */
const cases = [
  ...new Map(
    inputs
      .flatMap(({ of, schema }) => casesIn(schema, of, ''))
      .map((each, n) => [
        `${each.path.split('.').at(-1) ?? ''} ${idOf(each.schema)} ${each.path === '' ? n : ''}`,
        each,
      ]),
  ).values(),
]

test('every field of the contract has a name on screen', () => {
  expect(inputs.length).toBeGreaterThan(300)
  const fields = cases
    .map(({ path }) => path.split('.').findLast((part) => part !== '0'))
    .filter((field) => field !== undefined && field !== '')
  expect([...new Set(fields)].filter((field) => !isNamedField(field ?? ''))).toEqual([])
})

test('every pattern and every rule of the contract has a sentence', () => {
  const needed = [...new Set(cases.flatMap(({ needs }) => needs))]
  expect(needed.length).toBeGreaterThan(40)
  expect(needed.filter((key) => !isConstraintText(key))).toEqual([])
})

test("explains every constraint of the contract in both languages, with the field's name and without the validator’s text", () => {
  const mute: string[] = []
  let broken = 0
  for (const { of, path, schema, values } of cases)
    for (const value of values) {
      const read = schema.safeParse(value)
      if (read.success) continue
      broken += 1
      const within = path === '' ? [] : path.split('.')
      const refused = refuseParam(read.error, value, within)
      for (const locale of locales) {
        const message = sentence('PARAM_INVALID', locale, refused.params)
        const [issue] = read.error.issues
        const named =
          refused.field === undefined || refused.field === '' || message.includes(fieldName(refused.field, locale))
        const isOurs =
          !message.includes('undefined') &&
          !/[{}]/.test(message) &&
          (issue === undefined || !message.includes(issue.message))
        const isExpectedReason =
          locale === 'zh_CN'
            ? /[\u4E00-\u9FFF].*。$/u.test(message)
            : !/[\u4E00-\u9FFF]/u.test(message) && message.endsWith('.')
        if (refused.params?.['text'] === 'unfit' || !named || !isOurs || !isExpectedReason)
          mute.push(`${of} ${path} ${String(value).slice(0, 20)}: ${message}`)
      }
    }
  expect(broken).toBeGreaterThan(5_000)
  expect(mute.slice(0, 20)).toEqual([])
})

test.each([
  [
    { remark: 'x'.repeat(41) },
    z.object({ remark: z.string().max(40) }),
    'Check “Note”: Use at most 40 characters.',
    '请检查“备注”：最多 40 个字符。',
  ],
  [{}, z.object({ email: z.string() }), 'Check “Email”: This is required.', '请检查“邮箱”：此项必填。'],
  [
    { people: [{ email: 1 }] },
    z.object({ people: z.array(z.object({ email: z.string() })) }),
    'Check “Email (1)”: Enter text.',
    '请检查“邮箱（1）”：请输入文字。',
  ],
  [{ page: 0 }, z.object({ page: z.number().min(1) }), 'Check “page”: Enter at least 1.', '请检查“page”：不能小于 1。'],
])('refuses %j with the name of the field and the limit', (value, schema, en, zh) => {
  const read = schema.safeParse(value)
  const refused = read.success ? undefined : refuseParam(read.error, value)
  expect(sentence('PARAM_INVALID', 'en_US', refused?.params)).toBe(en)
  expect(sentence('PARAM_INVALID', 'zh_CN', refused?.params)).toBe(zh)
})

test.each([
  [{}, 'missing'],
  [{ remark: 7 }, 'string'],
  [{ remark: 'x'.repeat(41) }, 'longText'],
  [{ remark: 'a', country: 'sg' }, 'format'],
  [{ remark: 'a', userId: 'x' }, 'unknownField'],
])('names the rule that %j breaks, for programs', (value, rule) => {
  const schema = z.strictObject({
    remark: z.string().max(40),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
  })
  const read = schema.safeParse(value)
  expect(read.success ? undefined : brokenRule(refuseParam(read.error, value))).toBe(rule)
})

test('a refused field without a reason has the general rule', () => {
  expect(brokenRule(refuse('PARAM_INVALID', { field: 'remark' }))).toBe('unfit')
})

test.each([
  [1, 'Too many attempts. Try again in 1 second.', '操作过于频繁，请在 1 秒后重试。'],
  [90, 'Too many attempts. Try again in 90 seconds.', '操作过于频繁，请在 90 秒后重试。'],
  [3031, 'Too many attempts. Try again in 51 minutes.', '操作过于频繁，请在 51 分钟后重试。'],
  [86_399, 'Too many attempts. Try again in 24 hours.', '操作过于频繁，请在 24 小时后重试。'],
])('shows a rate limit of %d seconds in a readable unit', (seconds, en, zh) => {
  expect(sentence('TOO_MANY_REQUESTS', 'en_US', waitingTime(seconds))).toBe(en)
  expect(sentence('TOO_MANY_REQUESTS', 'zh_CN', waitingTime(seconds))).toBe(zh)
})
