import { customerSettings } from '@tessera/contract/access/security/customer-settings.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { APP_ROLE } from '#testing/database.ts'
import { type Customer, testExchange, type TestExchange } from '#testing/exchange.ts'

let exchange: TestExchange
let owner: pg.Client
let customer: Customer
beforeAll(async () => {
  exchange = await testExchange()
  owner = new pg.Client({
    connectionString: exchange.database.ownerUrl,
    options: '-c default_transaction_read_only=off',
  })
  await owner.connect()
  customer = await exchange.customer()
  // The first call creates the key to which fields are sealed.
  await database()
})
afterAll(async () => {
  await owner.end()
  await exchange.close()
})

const refresh = (): Promise<void> => exchange.deps.databaseState.refresh(exchange.deps.db)
const database = async (): Promise<string> => (await exchange.api(publicConfig).info({})).database

/** Ends every connection and lets new ones only read, like a failover to a standby. */
async function readOnly(isOn: boolean): Promise<void> {
  const { rows } = await owner.query<{ name: string }>('select current_database() as name')
  await owner.query(`alter database ${rows[0]?.name} set default_transaction_read_only = ${isOn ? 'on' : 'off'}`)
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = '${APP_ROLE}'`,
  )
  // The pool drops the closed connections when it learns of them.
  await expect
    .poll(() =>
      refresh().then(
        () => 'looked',
        () => 'not yet',
      ),
    )
    .toBe('looked')
}

const order = (): Promise<unknown> =>
  exchange
    .api(orders, customer)
    .place({ symbol: 'NONE-tUSD', side: 'buy', price: '1', quantity: '1' }, { idempotencyKey: randomUUID() })
const write = (): Promise<unknown> => exchange.api(customerSettings, customer).setColorMode({ colorMode: 'red-up' })
const read = (): Promise<unknown> => exchange.api(customerSettings, customer).get({})

test('OPS-11 refuses writes to a read-only database with a code, serves reads, reports the state and recovers', async () => {
  await readOnly(true)
  expect(exchange.deps.databaseState.name).toBe('read_only')
  expect(await database()).toBe('read_only')
  await expect(write()).rejects.toMatchObject({ code: 'SITE_READ_ONLY' })
  expect(await read()).toBeDefined()
  await readOnly(false)
  expect(await database()).toBe('writable')
  expect(await write()).toBeDefined()
})

test('OPS-11 refuses writes to a full disk with a code, serves reads, reports the state and recovers with space', async () => {
  await owner.query(`
    create function no_room() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create trigger no_room before update on customer for each row execute function no_room();
    create trigger no_room before insert or update on database_probe for each row execute function no_room()`)
  await expect(write()).rejects.toMatchObject({ code: 'STORAGE_FULL' })
  await refresh()
  expect(await database()).toBe('full')
  expect(await read()).toBeDefined()
  // Requests with an idempotency key are refused before they begin.
  await expect(order()).rejects.toMatchObject({ code: 'STORAGE_FULL' })
  await owner.query('drop function no_room() cascade')
  await refresh()
  expect(await database()).toBe('writable')
  expect(await write()).toBeDefined()
  await expect(order()).rejects.not.toMatchObject({ code: 'STORAGE_FULL' })
})
