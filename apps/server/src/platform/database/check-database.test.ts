import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { APP_ROLE } from '#testing/database.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { createServer } from '#server.ts'
import { connect } from './database.ts'
import { checkNoDemoPeople, checkServingRole } from './check-database.ts'
import { allMigrations } from './migrations.ts'

let exchange: TestExchange
let owner: pg.Client
beforeAll(async () => {
  exchange = await testExchange()
  owner = new pg.Client(exchange.database.ownerUrl)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await exchange.close()
})
afterEach(() => owner.query('truncate operator, customer, key_canary cascade'))

test('OPS-14 refuses to start while a demo operator exists', async () => {
  await exchange.operator('finance')
  await expect(createServer(exchange.deps.config)).rejects.toThrow(
    /demo people, such as .*example\.com.* receive no mail\. Set DATABASE_URL to another/u,
  )
})

test('OPS-14 starts in spite of an invitation to a mistyped email address', async () => {
  const { id } = await exchange.operator('finance')
  await sql`update operator set status = 'invited' where id = ${id}`.execute(exchange.deps.db)
  await expect(checkNoDemoPeople(exchange.deps)).resolves.toBeUndefined()
})

test('OPS-14 refuses to start while a demo customer exists', async () => {
  const { id } = await exchange.customer()
  await expect(createServer(exchange.deps.config)).rejects.toThrow('The database has demo people, such as')
  await sql`update customer set email = 'lim@harbour.sg' where id = ${id}`.execute(exchange.deps.db)
  await expect(checkNoDemoPeople(exchange.deps)).resolves.toBeUndefined()
})

test.each([
  ['lim@tessera.example', true],
  ['lim@example.com', true],
  ['lim@mail.example.org', true],
  ['lim@localhost', true],
  ['lim@myexample.com', false],
  ['lim@example.com.sg', false],
  ['example@harbour.sg', false],
])('OPS-14 an email address at %s belongs to a demo person: %s', async (email, isDemo) => {
  const { id } = await exchange.customer()
  await sql`update customer set email = ${email} where id = ${id}`.execute(exchange.deps.db)
  const refusal = await checkNoDemoPeople(exchange.deps).catch(String)
  expect(refusal?.includes(email) ?? false).toBe(isDemo)
})

test('OPS-13 refuses to start as the owner of the tables, and on a database that lacks a migration', async () => {
  const { deps, database } = exchange
  await expect(createServer({ ...deps.config, DATABASE_URL: database.ownerUrl })).rejects.toThrow(
    'which may change tables',
  )
  const { db } = connect(database.ownerUrl, { max: 1, onError: () => undefined })
  await expect(checkServingRole({ db })).rejects.toThrow('Use the serving role')
  await db.destroy()
  await owner.query(`create table planted as select * from migration where name like '0009%'`)
  await owner.query(`delete from migration where name like '0009%'`)
  await expect(createServer(deps.config)).rejects.toThrow(
    'lacks 1 migrations, first 0009_trading.sql. Run npm run migrate',
  )
  await owner.query('insert into migration select * from planted')
  await owner.query('drop table planted')
})

test('OPS-13 refuses to start on a migration that was changed after it was applied', async () => {
  await owner.query(`update migration set sha256 = 'other' where name like '0004%'`)
  await expect(createServer(exchange.deps.config)).rejects.toThrow(
    '0004_books.sql was changed after this database applied it',
  )
  const books = (await allMigrations()).find(({ name }) => name.startsWith('0004'))
  await owner.query(`update migration set sha256 = $1 where name like '0004%'`, [books?.sha256])
})

test('refuses to start on a schema older than the first release, and explains how to begin again', async () => {
  await owner.query('create table kysely_migration (name text)')
  await expect(createServer(exchange.deps.config)).rejects.toThrow(
    /made by a version of Tessera before its first release.* drop it, create an empty database of the same name, and run npm run migrate/,
  )
  await owner.query('drop table kysely_migration')
})

test('OPS-13 starts with a role that has no right of the owner', async () => {
  expect(new URL(exchange.deps.config.DATABASE_URL).username).toBe(APP_ROLE)
  // The last check of a start fails: the database of the tests runs without fsync.
  await expect(createServer(exchange.deps.config)).rejects.toThrow('fsync = off')
})
