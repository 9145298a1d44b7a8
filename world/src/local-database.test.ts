import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { emptyLocalDatabase, migrateLocalDatabase, openLocalDatabase } from './local-database.ts'
import { databaseAt } from './superuser.ts'

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

let folder: string
let users: string
let serverUrl: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-local-'))
  users = `users_${randomBytes(6).toString('hex')}`
  await asSuperuser(`create database ${users}`)
  serverUrl = databaseAt(inject('superuserUrl'), users)
})
afterEach(async () => {
  await asSuperuser(`drop database ${users} with (force)`)
  await rm(folder, { recursive: true, force: true })
})
/** Drops the world's database and its roles. */
const removed = async (): Promise<void> => {
  const { database } = JSON.parse(await readFile(join(folder, 'database.json'), 'utf8'))
  await asSuperuser(`drop database ${database} with (force)`)
  for (const role of ['app', 'audit']) await asSuperuser(`drop role ${database}_${role}`)
}
const TABLES = `select count(*)::int as n from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname !~ '^(pg_|information_schema)'`

test("OPS-14 with DATABASE_URL the local world creates its own database and leaves the user's unchanged", async () => {
  const opened = await openLocalDatabase({ folder, serverUrl })
  const { ownerUrl, urls } = opened
  await migrateLocalDatabase(opened)
  expect(new URL(ownerUrl).pathname).not.toBe(new URL(serverUrl).pathname)
  expect(await ask(serverUrl, TABLES)).toEqual([{ n: 0 }])
  expect(await ask(urls.app, 'select count(*)::int as n from customer')).toEqual([{ n: 0 }])
  await emptyLocalDatabase({ folder, serverUrl })
  expect(await ask(ownerUrl, TABLES)).toEqual([{ n: 0 }])
  expect((await openLocalDatabase({ folder, serverUrl })).ownerUrl).toBe(ownerUrl)
  await removed()
  expect(await ask(serverUrl, TABLES)).toEqual([{ n: 0 }])
}, 60_000)

test('refuses a world older than the first release, and the message explains how to start over', async () => {
  const opened = await openLocalDatabase({ folder, serverUrl })
  await ask(opened.ownerUrl, 'create table kysely_migration (name text)')
  const { pathname } = new URL(opened.ownerUrl)
  await expect(migrateLocalDatabase(opened)).rejects.toThrow(
    `To begin again, delete the folder ${folder} and the database ${pathname.slice(1)}, then start.`,
  )
  await removed()
})

test('OPS-14 refuses a database that the world did not create, regardless of its folder', async () => {
  const claim = { database: users, description: 'Created by the local world of Tessera, 0' }
  await writeFile(join(folder, 'database.json'), JSON.stringify(claim))
  const refused = `no database ${users} that this world created`
  await expect(openLocalDatabase({ folder, serverUrl })).rejects.toThrow(refused)
  await expect(emptyLocalDatabase({ folder, serverUrl })).rejects.toThrow(refused)
  expect(await ask(serverUrl, TABLES)).toEqual([{ n: 0 }])
})

test('refuses to create a second database for a world with one on another server', async () => {
  await writeFile(join(folder, 'database.json'), '{}')
  await expect(openLocalDatabase({ folder, serverUrl: undefined })).rejects.toThrow('set DATABASE_URL to it')
})
