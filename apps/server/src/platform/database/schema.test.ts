import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { APP_ROLE, type TestDatabase, testDatabase } from '#testing/database.ts'
import { machines } from '#platform/machine/machines.ts'

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

async function column(query: string): Promise<string[]> {
  const { rows } = await owner.query<{ it: string }>(query)
  return rows.map(({ it }) => it)
}

const ours = `n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname not like 'kysely_%' and a.attnum > 0 and not a.attisdropped`
const columns = `pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace join pg_type t on t.oid = a.atttypid`

const bareNumbers = `select c.relname || '.' || a.attname || ' ' || t.typname as it from ${columns}
  where ${ours} and t.typname in ('numeric', 'float4', 'float8', 'money')`
const moneyNames = '(^|_)(amount|fee|posted|held|captured|released|settled|supply|price|quantity|value|used|cap|minor)$'
const moneyElsewhere = `select c.relname || '.' || a.attname || ' ' || t.typname as it from ${columns}
  where ${ours} and a.attname ~ '${moneyNames}' and t.typname not in ('minor', 'minor_delta')`

test('every number that is not a count is whole minor units: no column takes fractions, NaN or Infinity', async () => {
  expect(await column(bareNumbers)).toEqual([])
  expect(await column(moneyElsewhere)).toEqual([])
})

test('catches a bare numeric and an amount in a bigint', async () => {
  await owner.query('create table planted (rate numeric, fee bigint)')
  expect(await column(bareNumbers)).toEqual(['planted.rate numeric'])
  expect(await column(moneyElsewhere)).toEqual(['planted.fee int8'])
  await owner.query('drop table planted')
})

test.each(['NaN', 'Infinity', '-1', '0.5', '1e30'])('minor refuses %s', async (text) => {
  await expect(owner.query(`select '${text}'::minor`)).rejects.toThrow('violates check constraint')
})

const entities = [...new Set(machines().map(({ entity }) => entity))]

/** The statuses that a table's check allows: those of its `status` column. */
async function allowedIn(table: string): Promise<string[]> {
  const found = await column(
    `select coalesce(m[1], m[2]) as it
       from pg_constraint k, pg_get_constraintdef(k.oid) as def, regexp_matches(def, '''([a-z0-9_]+)''|([0-9]+)', 'g') m
      where k.conrelid = '${table}'::regclass and k.contype = 'c' and def like 'CHECK ((status = ANY%'`,
  )
  return found.toSorted()
}

test.each(entities)('the status check of %s is its machine', async (entity) => {
  const statuses = machines().flatMap((edge) => (edge.entity === entity ? [edge.to] : []))
  expect(await allowedIn(entity)).toEqual([...new Set(statuses)].toSorted())
})

test('the legal edges in the database are those of the machines', async () => {
  const edges = await column(
    `select entity || ': ' || coalesce(from_state, '') || ' > ' || to_state as it from legal_edge`,
  )
  expect(edges.toSorted()).toEqual(
    machines()
      .map((e) => `${e.entity}: ${e.from ?? ''} > ${e.to}`)
      .toSorted(),
  )
})

const past = ['journal', 'posting', 'transition', 'audit_entry', 'approval', 'fill']

test.each(past)('the app cannot rewrite %s', async (table) => {
  const may = await column(
    `select p as it from unnest(array['update', 'delete', 'truncate']) p where has_table_privilege('${APP_ROLE}', '${table}', p)`,
  )
  expect(may).toEqual([])
  expect(await column(`select 'insert' as it where has_table_privilege('${APP_ROLE}', '${table}', 'insert')`)).toEqual([
    'insert',
  ])
})

test('what goes by its age is deleted by the app and never changed', async () => {
  const unchanging = await column(
    `select relname::text as it from pg_class where obj_description(oid) like 'unchanging%' order by 1`,
  )
  expect(unchanging).toContain('security_event')
  for (const table of unchanging)
    expect(
      await column(
        `select p as it from unnest(array['select', 'insert', 'update', 'delete', 'truncate']) p where has_table_privilege('${APP_ROLE}', '${table}', p)`,
      ),
    ).toEqual(['select', 'insert', 'delete'])
})

test('the app owns nothing and makes no tables', async () => {
  expect(await column(`select relname::text as it from pg_class where relowner = '${APP_ROLE}'::regrole`)).toEqual([])
  expect(await column(`select 'create' as it where has_schema_privilege('${APP_ROLE}', 'public', 'create')`)).toEqual(
    [],
  )
})
