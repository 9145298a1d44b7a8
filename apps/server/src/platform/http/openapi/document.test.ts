import { apiNouns } from '@tessera/contract/api-nouns.ts'
import { refusalEntry } from '@tessera/contract/catalogue.ts'
import type { Endpoint } from '@tessera/contract/platform/http/endpoint.ts'
import { allRefusals } from '@tessera/contract/general-refusals.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Audience, documentOf } from './document.ts'
import { exampleOf } from './example.ts'
import { schemasOf } from './json-schemas.ts'

type Content = { content?: Record<string, { schema: object; example?: { data?: unknown } }> }
type Answer = Content & { $ref?: string }
type Parameter = { name?: string; $ref?: string; example?: unknown }
type Operation = {
  operationId: string
  description: string
  security: Record<string, unknown>[]
  parameters: Parameter[]
  requestBody?: Content
  responses: Record<string, Answer>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, Answer>; examples: Record<string, { value: { message: string } }> }
  tags: { name: string; description: string }[]
}

const parsed = (audience: Audience): Document => JSON.parse(JSON.stringify(documentOf(apiNouns, audience)))
const [customers, staff] = [parsed('customers'), parsed('staff')]
const documents = [customers, staff]
const rows: readonly Endpoint[] = apiNouns.flatMap((noun) => Object.values<Endpoint>(noun.rows))
const found = (path: string): { document: Document; operation: Operation } => {
  const document = customers.paths[`/${path}`] === undefined ? staff : customers
  const [operation] = Object.values(document.paths[`/${path}`] ?? {})
  if (operation === undefined) throw new Error(`no document has ${path}`)
  return { document, operation }
}
const operationOf = (path: string): Operation => found(path).operation
const schemaText = (answer: Answer, document: Document): string =>
  JSON.stringify(
    answer.$ref === undefined ? answer : document.components.responses[answer.$ref.split('/').at(-1) ?? ''],
  )

test('each endpoint is in one of the two documents, and calls of the console are in the staff document', () => {
  const [ofCustomers, ofStaff] = [Object.keys(customers.paths), Object.keys(staff.paths)]
  expect([...ofCustomers, ...ofStaff].toSorted()).toEqual(rows.map(({ path }) => `/${path}`).toSorted())
  expect(ofStaff.filter((path) => !path.startsWith('/console/'))).toEqual([])
  expect(rows.filter(({ who, path }) => who === 'operator' && ofCustomers.includes(`/${path}`))).toEqual([])
})

test('each operation has a unique name and a tag with a description', () => {
  for (const { paths, tags } of documents) {
    const ids = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId))
    expect(new Set(ids).size).toBe(ids.length)
    expect(tags.filter(({ description }) => description === '')).toEqual([])
    expect(new Set(tags.map(({ name }) => name))).toEqual(new Set(ids.map((id) => id.split('.')[0])))
  }
})

test('the example of each request and response is valid by the contract', () => {
  const wrong = rows.flatMap((row) => {
    const { requestBody, responses, parameters } = operationOf(row.path)
    const sent = requestBody?.content?.['application/json']?.example
    const query = Object.fromEntries(
      parameters.flatMap(({ name, example }) => (name === undefined ? [] : [[name, example]])),
    )
    const answered = responses['200']?.content?.['application/json']?.example?.data
    const input = row.method === 'GET' ? query : sent
    return [
      ...(row.consumes === undefined ? [(row.signature?.body ?? row.input).safeParse(input)] : []),
      ...(row.produces === undefined ? [row.reply.safeParse(answered)] : []),
    ]
      .filter(({ success }) => !success)
      .map(({ error }) => `${row.path}: ${error?.message}`)
  })
  expect(wrong).toEqual([])
})

test('lists each refusal of each endpoint under its status in the catalogue', () => {
  const missing = rows.flatMap((row) => {
    const { document, operation } = found(row.path)
    return allRefusals(row)
      .filter((code) => {
        const answer = operation.responses[refusalEntry(code).http]
        return answer === undefined || !schemaText(answer, document).includes(`"${code}"`)
      })
      .map((code) => `${row.path} ${code}`)
  })
  expect(missing).toEqual([])
})

test('refusal messages in examples have no empty arguments', () => {
  const messages = documents.flatMap(({ components }) =>
    Object.values(components.examples).map(({ value }) => value.message),
  )
  expect(messages.filter((message) => /[{}]/.test(message))).toEqual([])
  expect(messages).toContain('Too many attempts. Try again in 3 seconds.')
})

test('a command that moves money documents its headers, its right for API keys and its limits', () => {
  const { parameters, security, description } = operationOf('ex/api/v1/withdrawals/create')
  const names = parameters.map(({ $ref = '' }) => $ref.split('/').at(-1))
  expect(names.join(' ')).toBe('language client device-id Idempotency-Key unattended X-CH-NONCE X-CH-WINDOW')
  expect(security).toEqual([{ token: [] }, { 'X-CH-APIKEY': [], 'X-CH-TS': [], 'X-CH-SIGN': [] }])
  expect(description).toContain('People of a company need the role `pay`.')
  expect(description).toContain('API keys need the right `withdraw`.')
  expect(description).toContain('At most 300 calls in 60 seconds.')
})

test('a public call needs no session, and a staff call names its permission', () => {
  expect(operationOf('ex/api/v1/markets/list').security).toEqual([{}, { token: [] }])
  expect(operationOf('console/api/v1/withdrawals/list').description).toBe(
    'For logged-in staff with the permission `withdrawals.read`.',
  )
})

test('secret fields may be sent sealed', () => {
  const { requestBody } = operationOf('ex/user/login_in')
  expect(requestBody?.content?.['application/json']?.schema).toMatchObject({
    anyOf: [{ required: ['account', 'password'] }, { required: ['account', 'sealed'] }],
  })
})

const row = (input: z.ZodObject, reply: z.ZodType): Endpoint => ({
  method: 'POST',
  path: 'ex/api/v1/tests/example',
  summary: 'An example',
  who: 'visitor',
  input,
  reply,
  refusals: [],
})

test('a component has two forms if request and answer differ', () => {
  const Part = z.object({ size: z.number().default(1) }).meta({ id: 'TestPart' })
  const Whole = z.object({ part: Part }).meta({ id: 'TestWhole' })
  const each = row(z.object({ whole: Whole }), Whole)
  const { components, inputOf, replyOf } = schemasOf([each])
  expect(Object.keys(components)).toEqual(['TestPart', 'TestPartInput', 'TestWhole', 'TestWholeInput'])
  expect(inputOf(each).properties).toEqual({ whole: { $ref: '#/components/schemas/TestWholeInput' } })
  expect(replyOf(each)).toEqual({ $ref: '#/components/schemas/TestWhole' })
  expect(components['TestWholeInput']?.properties).toEqual({ part: { $ref: '#/components/schemas/TestPartInput' } })
})

test('the example of a request has only its required fields, and takes the examples of the contract', () => {
  const Price = z
    .string()
    .regex(/^€\d+$/)
    .meta({ example: '€7' })
  const each = row(z.object({ price: Price, remark: z.string().optional() }), z.object({}))
  const { components, inputOf } = schemasOf([each])
  expect(exampleOf(inputOf(each), { components, extent: 'required' })).toEqual({ price: '€7' })
  expect(exampleOf(inputOf(each), { components, extent: 'all' })).toEqual({ price: '€7', remark: 'An example' })
})

test('names a text that no example fits', () => {
  const schema = { type: 'string', pattern: '^€\\d+$' } as const
  expect(() => exampleOf(schema, { components: {}, extent: 'all' }, 'price')).toThrow('no example fits price')
})
