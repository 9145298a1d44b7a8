import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Config, readConfig } from '../../apps/server/src/platform/config/config.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { createServer } from '../../apps/server/src/server.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { databaseSettings, servingUrlsIn } from './serving-urls.ts'

let folder: string
let postgres: Postgres

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-postgres-'))
  postgres = await startPostgres(folder)
  await migrate(postgres.url, servingUrlsIn(postgres.url))
})
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true })
})

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(query)
  await client.end()
  return rows
}

test('the local database keeps what it acknowledged', async () => {
  const names = ['fsync', 'full_page_writes', 'synchronous_commit']
  const rows = await ask(
    postgres.url,
    `select setting from pg_settings where name in (${names.map((n) => `'${n}'`).join()})`,
  )
  expect(rows).toEqual([{ setting: 'on' }, { setting: 'on' }, { setting: 'on' }])
})

const configOf = (url: string): Config =>
  readConfig({
    ...databaseSettings(servingUrlsIn(url)),
    SECRET_KEY: 'a secret key that is only for tests, never elsewhere',
    CHAIN_MASTER_SEED: 'a master seed that is only for tests, never elsewhere',
    CHAIN_RPC_URL: 'http://127.0.0.1:1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    LOG_LEVEL: 'silent',
  })

test.each(['fsync', 'full_page_writes', 'synchronous_commit'])(
  'P2 no server starts on a database with %s off',
  async (name) => {
    await ask(postgres.url, `alter system set ${name} = off`)
    await ask(postgres.url, 'select pg_reload_conf()')
    const now = async () => ask(postgres.url, `select setting from pg_settings where name = '${name}'`)
    await expect.poll(now).toEqual([{ setting: 'off' }])
    await expect(createServer(configOf(postgres.url))).rejects.toThrow(`PostgreSQL runs with ${name} = off`)
    await ask(postgres.url, `alter system reset ${name}`)
    await ask(postgres.url, 'select pg_reload_conf()')
    await expect.poll(now).toEqual([{ setting: 'on' }])
  },
)

test('data survives stop and start of the local database', async () => {
  await ask(postgres.url, 'create table kept as select 7 as seven')
  await postgres.stop()
  postgres = await startPostgres(folder)
  expect(await ask(postgres.url, 'select seven from kept')).toEqual([{ seven: 7 }])
})

test('reuses a server that already runs on the folder', async () => {
  const again = await startPostgres(folder)
  expect(again.url).toBe(postgres.url)
})
