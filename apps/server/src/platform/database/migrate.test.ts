import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { databaseAt } from '#world/superuser.ts'
import { TEMPLATE } from '#testing/database.ts'
import { migrateFromEnvironment } from './migrate-command.ts'
import { migrate } from './migrate.ts'
import { UnreleasedSchema } from './migrations.ts'
import { type DatabaseRole, roleName, type ServingUrls } from './roles.ts'

/** Two installations on one server, each with its own secret. */
const names = [0, 1].map(() => `test_${randomBytes(6).toString('hex')}`)
const [one = '', two = ''] = names

const ask = async (url: string, text: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}
const asSuperuser = (text: string) => ask(inject('superuserUrl'), text)
const ownerOf = (database: string): string => databaseAt(inject('superuserUrl'), database)
const urlOf = (database: string, role: DatabaseRole, password: string, at = database): string => {
  const url = new URL(ownerOf(at))
  url.username = roleName(database, role)
  url.password = password
  return url.href
}
const urlsOf = (database: string, password: string): ServingUrls => ({
  app: urlOf(database, 'app', password),
  audit: urlOf(database, 'audit', `${password} of the auditor`),
})

beforeAll(async () => {
  for (const name of names) {
    await asSuperuser(`create database ${name} template ${TEMPLATE}`)
    await migrate(ownerOf(name), urlsOf(name, `secret of ${name}`))
  }
})
afterAll(async () => {
  for (const name of names) {
    await asSuperuser(`drop database ${name} with (force)`)
    for (const role of ['app', 'audit'] as const) await asSuperuser(`drop role ${roleName(name, role)}`)
  }
})

test('OPS-13 a second installation on the server leaves the roles of the first unchanged', async () => {
  const first = urlsOf(one, `secret of ${one}`)
  expect(await ask(first.app, 'select count(*)::int as n from journal')).toEqual([{ n: 0 }])
  expect(await ask(first.audit, 'select count(*)::int as n from audit.product')).toEqual([{ n: 0 }])
  await expect(ask(urlOf(one, 'app', `secret of ${two}`), 'select 1')).rejects.toThrow('password authentication failed')
})

test('OPS-13 a role of one installation cannot connect to the database of another', async () => {
  const foreign = urlOf(one, 'app', `secret of ${one}`, two)
  await expect(ask(foreign, 'select 1')).rejects.toThrow('permission denied for database')
})

test('OPS-13 takes all rights from the roles that installations shared in earlier versions', async () => {
  await asSuperuser(`do $$ begin create role tessera_app; exception when duplicate_object then null; end $$`)
  await ask(ownerOf(one), 'grant select, update on customer to tessera_app')
  await migrate(ownerOf(one), urlsOf(one, `secret of ${one}`))
  expect(await ask(ownerOf(one), `select has_table_privilege('tessera_app', 'customer', 'select') as may`)).toEqual([
    { may: false },
  ])
  const app = roleName(one, 'app')
  expect(await ask(ownerOf(one), `select has_table_privilege('${app}', 'entry', 'select') as may`)).toEqual([
    { may: true },
  ])
})

test('OPS-13 keeps passwords unless the command has the option to set them', async () => {
  const [before, after] = [urlsOf(two, `secret of ${two}`), urlsOf(two, 'another')]
  await migrate(ownerOf(two), after)
  await expect(ask(after.app, 'select 1')).rejects.toThrow('password authentication failed')
  const env = { OWNER_DATABASE_URL: ownerOf(two), DATABASE_URL: after.app, AUDIT_DATABASE_URL: after.audit }
  await migrateFromEnvironment(env, ['--set-passwords'])
  expect(await ask(after.app, 'select 1 as one')).toEqual([{ one: 1 }])
  await expect(ask(before.app, 'select 1')).rejects.toThrow('password authentication failed')
  await migrate(ownerOf(two), before, { setPasswords: true })
})

test('OPS-13 creates a role that accepts no password from a URL without one', async () => {
  const [without] = [{ app: urlOf(two, 'app', ''), audit: urlOf(two, 'audit', '') }]
  await migrate(ownerOf(two), without, { setPasswords: true })
  await expect(ask(urlOf(two, 'app', `secret of ${two}`), 'select 1')).rejects.toThrow('password authentication failed')
  await migrate(ownerOf(two), urlsOf(two, `secret of ${two}`), { setPasswords: true })
})

test('refuses a schema older than the first release and leaves it as it is', async () => {
  await ask(ownerOf(one), 'create table kysely_migration (name text)')
  await expect(migrate(ownerOf(one), urlsOf(one, `secret of ${one}`))).rejects.toThrow(UnreleasedSchema)
  await ask(ownerOf(one), 'drop table kysely_migration')
})

test('gives the roles of a database that was restored under another name the rights of the migrations', async () => {
  const copy = `test_${randomBytes(6).toString('hex')}`
  await asSuperuser(`create database ${copy} template ${two}`)
  await migrate(ownerOf(copy), urlsOf(copy, 'copy'))
  const rights = (role: string) =>
    `select relname::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where nspname in ('public', 'audit') and relkind in ('r', 'p', 'v') and has_table_privilege('${role}', c.oid, 'select') order by 1`
  for (const role of ['app', 'audit'] as const)
    expect(await ask(ownerOf(copy), rights(roleName(copy, role)))).toEqual(
      await ask(ownerOf(two), rights(roleName(two, role))),
    )
  await asSuperuser(`drop database ${copy} with (force)`)
  for (const role of ['app', 'audit'] as const) await asSuperuser(`drop role ${roleName(copy, role)}`)
})

test('names the missing setting', async () => {
  await expect(migrateFromEnvironment({}, [])).rejects.toThrow('OWNER_DATABASE_URL')
})
