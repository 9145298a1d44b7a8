import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { firstLinksCommand } from '#office/operators/first-links.ts'
import { authenticatorCipher } from '#office/operators/authenticator.ts'
import { createServer } from '#server.ts'
import { openKeys } from '#platform/secrets/wallet-keys.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { checkKeys } from './check-keys.ts'

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
beforeEach(() => owner.query('truncate key_canary, operator, house_address cascade'))

const ANOTHER = 'another key that is only for tests, never elsewhere'
const names = ['SECRET_KEY', 'CHAIN_MASTER_SEED'] as const
const check = (changed: Partial<Record<(typeof names)[number], string>> = {}) =>
  checkKeys(exchange.deps, { ...exchange.deps.config, ...changed })

test.each(names)(
  'OPS-12 refuses to start with a wrong %s on existing data, and starts again with the right one',
  async (name) => {
    await check()
    await expect(check({ [name]: ANOTHER })).rejects.toThrow(
      `${name} is not the key with which this database was created`,
    )
    await check()
  },
)

test.each(names)('OPS-12 refuses a wrong %s before any other check of a start', async (name) => {
  await check()
  const config = { ...exchange.deps.config, [name]: ANOTHER }
  await expect(createServer(config)).rejects.toThrow(`${name} is not the key`)
  // The tests' database runs without fsync, which the next check refuses.
  await expect(createServer(exchange.deps.config)).rejects.toThrow('fsync = off')
})

test('OPS-12 creates no link for a first operator with a wrong key', async () => {
  await check()
  const { deps, database } = exchange
  const env = {
    DATABASE_URL: database.appUrl,
    AUDIT_DATABASE_URL: database.auditUrl,
    SECRET_KEY: ANOTHER,
    CHAIN_MASTER_SEED: deps.config.CHAIN_MASTER_SEED,
    SMTP_URL: deps.config.SMTP_URL,
    CHAIN_RPC_URL: deps.config.CHAIN_RPC_URL.join(','),
  }
  await expect(firstLinksCommand(env)).rejects.toThrow('SECRET_KEY is not the key')
  const { rows } = await sql`select 1 from first_operator_link`.execute(deps.db)
  expect(rows).toEqual([])
})

test('OPS-12 requires keys that decrypt data stored before the first canary', async () => {
  const other = { SECRET_KEY: ANOTHER, CHAIN_MASTER_SEED: ANOTHER }
  const { id } = await exchange.operator('auditor')
  const secret = authenticatorCipher(other).seal('a secret')
  await sql`update operator set totp_secret_sealed = ${secret} where id = ${id}`.execute(exchange.deps.db)
  await expect(check()).rejects.toThrow('SECRET_KEY')
  const { CHAIN } = exchange.deps.config
  const { address } = await openKeys(ANOTHER, CHAIN).hotWallet()
  await sql`insert into house_address (chain, address, created_at) values (${CHAIN}, ${address}, now())`.execute(
    exchange.deps.db,
  )
  await expect(check({ SECRET_KEY: ANOTHER })).rejects.toThrow('CHAIN_MASTER_SEED')
  await check(other)
})

test('OPS-12 of two nodes that start concurrently with different keys, one is refused', async () => {
  const tries = await Promise.allSettled([check(), check({ SECRET_KEY: ANOTHER })])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('the app cannot change a canary', async () => {
  await check()
  await expect(sql`update key_canary set sealed = ''`.execute(exchange.deps.db)).rejects.toThrow('permission denied')
  await expect(sql`delete from key_canary`.execute(exchange.deps.db)).rejects.toThrow('permission denied')
})
