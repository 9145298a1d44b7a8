import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AUDIT_ROLE, type TestDatabase, testDatabase } from '#testing/database.ts'

let database: TestDatabase
let owner: pg.Client

beforeAll(async () => {
  database = await testDatabase()
  owner = new pg.Client(database.ownerUrl)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

async function columnsOf(schema: string): Promise<string[]> {
  const { rows } = await owner.query<{ column: string }>(
    `select table_name || '.' || column_name || ' ' || data_type as column
       from information_schema.columns where table_schema = $1 order by 1`,
    [schema],
  )
  return rows.map(({ column }) => column)
}

test('has every column in the views of schema audit that the contract promises', async () => {
  const contract = readFileSync(new URL('contract.sql', import.meta.url), 'utf8')
  await owner.query(`create schema promised; ${contract.replaceAll('audit.', 'promised.')}`)
  const promised = await columnsOf('promised')
  const offered = await columnsOf('audit')
  await owner.query('drop schema promised cascade')
  expect(promised.length).toBeGreaterThan(150)
  expect(promised.filter((column) => !offered.includes(column))).toEqual([])
})

test('lets the auditor read each view and write nothing', async () => {
  const { rows } = await owner.query<{ view: string; reads: boolean; writes: boolean }>(
    `select c.relname as view, has_table_privilege('${AUDIT_ROLE}', c.oid, 'select') as reads,
            has_table_privilege('${AUDIT_ROLE}', c.oid, 'insert, update, delete, truncate') as writes
       from pg_class c where c.relnamespace = 'audit'::regnamespace and c.relkind = 'v'`,
  )
  expect(rows.length).toBeGreaterThanOrEqual(29)
  expect(rows.filter(({ reads, writes }) => !reads || writes)).toEqual([])
})

test("hides the product's tables from the auditor", async () => {
  const { rows } = await owner.query(
    `select c.relname from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
        and has_table_privilege('${AUDIT_ROLE}', c.oid, 'select, insert, update, delete')`,
  )
  expect(rows).toEqual([])
})
