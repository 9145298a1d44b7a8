import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { APP_ROLE, AUDIT_ROLE, type TestDatabase, testDatabase } from '../testing/database.ts'
import { areas, migratedAreas } from './areas.ts'
import { type Catalogue, readCatalogue } from './read-catalogue.sql.ts'
import { schemaDiagrams } from './schema-diagrams.ts'

let database: TestDatabase
let catalogue: Catalogue
beforeAll(async () => {
  database = await testDatabase()
  const owner = new pg.Client(database.ownerUrl)
  await owner.connect()
  catalogue = await readCatalogue(owner, { app: { name: APP_ROLE }, audit: { name: AUDIT_ROLE } })
  await owner.end()
})
afterAll(() => database.drop())

test('docs/schema.md shows the tables of each area', async () => {
  await expect(schemaDiagrams(catalogue, areas, await migratedAreas())).toMatchFileSnapshot('../../../docs/schema.md')
})

test('every table has an area and a sentence about it', async () => {
  const areaOf = await migratedAreas()
  const tables = catalogue.relations.filter(({ kind, partition_of: parent }) => kind !== 'v' && parent === null)
  expect(tables.filter(({ name }) => !areas.includes(areaOf(name)) || areaOf(name) === 'other')).toEqual([])
  expect(tables.filter(({ about }) => !/^[A-Z`].+\.$/s.test(about ?? ''))).toEqual([])
})

test('a reference shows whether it is optional and unique', async () => {
  const page = schemaDiagrams(catalogue, areas, await migratedAreas())
  expect(page).toContain('customer ||--o{ session : "customer_id"')
  expect(page).toContain('customer |o--o{ customer : "parent_id"')
  expect(page).toContain('customer ||--o| authenticator : "customer_id"')
})
