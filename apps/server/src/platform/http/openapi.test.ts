import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHouse, type TestHouse } from '../../../../../world/src/testing/house.ts'
import { nouns } from '../../nouns.ts'

let house: TestHouse
let document: { openapi: string; paths: Record<string, Record<string, { operationId: string }>> }
beforeAll(async () => {
  house = await testHouse()
  document = (await house.server.app.inject('/openapi.json')).json()
})
afterAll(() => house.close())

test('the API is what docs/api.json says: a change of it is seen in the commit that makes it', async () => {
  await expect(`${JSON.stringify(document, undefined, 2)}\n`).toMatchFileSnapshot('../../../../../docs/api.json')
})

test('API-09 every row of the contract is in the document and the document names nothing else', () => {
  const documented = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map((route) => route.operationId),
  )
  const rows = nouns(house.deps, house.server.trading).flatMap(({ name, rows: named }) =>
    Object.keys(named).map((verb) => `${name}.${verb}`),
  )
  expect(documented.toSorted()).toEqual(rows.toSorted())
})

test.each(['/.env', '/.git/config', '/metrics', '/healthz', '/debug', '/ex/api/v0/', '/assets/../../package.json'])(
  'API-09 %s is not there',
  async (url) => expect((await house.server.app.inject(url)).statusCode).toBe(404),
)

test('the document’s page is served', async () => {
  expect((await house.server.app.inject('/docs/')).statusCode).toBe(200)
})
