import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts'
import { roleName } from '../../../apps/server/src/platform/database/roles.ts'
import { areas, migratedAreas } from '../catalogue/areas.ts'
import { readCatalogue } from '../catalogue/read-catalogue.sql.ts'
import { schemaText } from '../catalogue/schema-text.ts'
import { servingUrlsIn } from '../serving-urls.ts'
import { asSuperuser, databaseAt } from '../superuser.ts'
import { keptReleases, loadRelease } from './release-folder.ts'

const versions = await keptReleases()
const docs = new URL('../../../docs/schema.sql', import.meta.url)
let name: string
let ownerUrl: string
beforeEach(async () => {
  name = `test_${randomBytes(6).toString('hex')}`
  ownerUrl = databaseAt(inject('superuserUrl'), name)
  await asSuperuser(inject('superuserUrl'), (client) => client.query(`create database ${name}`))
})
afterEach(() =>
  asSuperuser(inject('superuserUrl'), async (client) => {
    await client.query(`drop database ${name} with (force)`)
    for (const role of ['app', 'audit'] as const) await client.query(`drop role if exists ${roleName(name, role)}`)
  }),
)

const asOwner = async <T>(body: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    return await body(client)
  } finally {
    await client.end()
  }
}
/** The number of rows in each table. */
const counts = () =>
  asOwner(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname not in ('migration', 'legal_edge') order by 1`,
    )
    const all = rows
      .map((row) => `select '${row.name}' as name, count(*)::int as n from ${row.name}`)
      .join(' union all ')
    const found = await client.query<{ name: string; n: number }>(all)
    return Object.fromEntries(found.rows.map((row) => [row.name, row.n]))
  })

test('there is a stored release', () => {
  expect(versions.length).toBeGreaterThan(0)
})

test.each(versions)(
  'a database of %s with rows migrates to the schema of today and keeps its rows',
  async (version) => {
    await loadRelease(ownerUrl, version)
    const before = await counts()
    expect(Object.entries(before).flatMap(([table, n]) => (n === 0 ? [table] : []))).toEqual([])
    await migrate(ownerUrl, servingUrlsIn(ownerUrl))
    const after = await counts()
    const shared = Object.keys(before).filter((table) => table in after)
    expect(Object.fromEntries(shared.map((table) => [table, after[table]]))).toEqual(
      Object.fromEntries(shared.map((table) => [table, before[table]])),
    )
    const roles = { app: { name: roleName(name, 'app') }, audit: { name: roleName(name, 'audit') } }
    const text = await asOwner(async (client) =>
      schemaText(await readCatalogue(client, roles), areas, await migratedAreas()),
    )
    expect(text).toBe(await readFile(docs, 'utf8'))
  },
)

test.each(versions)('%s contains only invented people', async (version) => {
  await loadRelease(ownerUrl, version)
  const mailboxes = await asOwner(async (client) => {
    const { rows } = await client.query<{ email: string }>(
      `select email from customer where email is not null union select email from operator union select recipient from mail`,
    )
    return rows.map(({ email }) => email)
  })
  expect(mailboxes.length).toBeGreaterThan(0)
  expect(mailboxes.filter((email) => !/@(.+\.)?(example|test|example\.(com|net|org))$/.test(email))).toEqual([])
})
