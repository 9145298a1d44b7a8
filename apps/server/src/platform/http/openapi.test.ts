import { afterAll, beforeAll, expect, test } from 'vitest'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { nouns } from '../../nouns.ts'

const addresses = ['/openapi.json', '/openapi-staff.json']
let exchange: TestExchange
type Document = { paths: Record<string, Record<string, { operationId: string }>> }
let documents: Document[]
beforeAll(async () => {
  exchange = await testExchange()
  const answers = await Promise.all(addresses.map((url) => exchange.server.app.inject(url)))
  documents = answers.map((answer) => answer.json())
})
afterAll(() => exchange.close())

test('API-09 the documents list every served row and nothing else', () => {
  const documented = documents.flatMap(({ paths }) =>
    Object.values(paths).flatMap((path) => Object.values(path).map((route) => route.operationId)),
  )
  const rows = nouns(exchange.deps, exchange.server.trading).flatMap(({ name, rows: named }) =>
    Object.keys(named).map((verb) => `${name}.${verb}`),
  )
  expect(documented.toSorted()).toEqual(rows.toSorted())
})

test.each(['/.env', '/.git/config', '/metrics', '/healthz', '/debug', '/ex/api/v0/', '/assets/../../package.json'])(
  'API-09 %s is not served',
  async (url) => expect((await exchange.server.app.inject(url)).statusCode).toBe(404),
)

test('shows both documents on a page', async () => {
  expect((await exchange.server.app.inject('/docs/')).statusCode).toBe(200)
  const script = await exchange.server.app.inject('/docs/static/swagger-initializer.js')
  for (const address of addresses) expect(script.body).toContain(`"${address}"`)
  expect((await exchange.server.app.inject('/docs/json')).json()).toEqual(documents[0])
})
