import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../postgres.ts'

/** Runs one statement on the database of the local world in this folder. */
async function run(dataFolder: string, statement: string, values: readonly string[]): Promise<void> {
  const { url } = await startPostgres(join(dataFolder, 'postgres'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement, [...values])
  await client.end()
}

/** Freezes or unfreezes a customer, which no screen does alone. */
export const setAccountStatus = (dataFolder: string, email: string, status: 'active' | 'frozen'): Promise<void> =>
  run(dataFolder, 'update customer set status = $1 where email = $2', [status, email])

/** Inserts an expired pause of withdrawals for an account's email or phone. */
export const putPastPause = (dataFolder: string, account: string): Promise<void> =>
  run(
    dataFolder,
    `insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
     select gen_random_uuid(), id, scope, 'login_password_changed', now() - interval '3 days', now() - interval '1 day'
       from unnest(array['withdraw', 'transferOut', 'p2pSell']) scope, customer where email = $1 or phone = $1`,
    [account],
  )

/** Opens a product to this investor class and those above it, which no screen changes after publication. */
export const openToClass = (dataFolder: string, symbol: string, category: 'ri' | 'ai'): Promise<void> =>
  run(dataFolder, 'update product set category = $1 where symbol = $2', [category, symbol])

/** Ends the time of a customer's granted class, as if its year had passed. A job lapses it within a minute. */
export const endClassTime = (dataFolder: string, email: string): Promise<void> =>
  run(
    dataFolder,
    `update investor_application set expires_at = now()
      where status = 'granted' and customer_id = (select id from customer where email = $1)`,
    [email],
  )
