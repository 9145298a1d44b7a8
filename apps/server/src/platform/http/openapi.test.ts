import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHouse, type TestHouse } from '../../../../../world/src/testing/house.ts'
import { nouns } from '../../nouns.ts'

const addresses = ['/openapi.json', '/openapi-staff.json']
let house: TestHouse
type Document = { paths: Record<string, Record<string, { operationId: string }>> }
let documents: Document[]
beforeAll(async () => {
  house = await testHouse()
  const answers = await Promise.all(addresses.map((url) => house.server.app.inject(url)))
  documents = answers.map((answer) => answer.json())
})
afterAll(() => house.close())

test('API-09 the documents list every served row and nothing else', () => {
  const documented = documents.flatMap(({ paths }) =>
    Object.values(paths).flatMap((path) => Object.values(path).map((route) => route.operationId)),
  )
  const rows = nouns(house.deps, house.server.trading).flatMap(({ name, rows: named }) =>
    Object.keys(named).map((verb) => `${name}.${verb}`),
  )
  expect(documented.toSorted()).toEqual(rows.toSorted())
})

test.each(['/.env', '/.git/config', '/metrics', '/healthz', '/debug', '/ex/api/v0/', '/assets/../../package.json'])(
  'API-09 %s is not served',
  async (url) => expect((await house.server.app.inject(url)).statusCode).toBe(404),
)

test('shows both documents on a page', async () => {
  expect((await house.server.app.inject('/docs/')).statusCode).toBe(200)
  const script = await house.server.app.inject('/docs/static/swagger-initializer.js')
  for (const address of addresses) expect(script.body).toContain(`"${address}"`)
  expect((await house.server.app.inject('/docs/json')).json()).toEqual(documents[0])
})
