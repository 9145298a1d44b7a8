import pg from 'pg'
import { databaseOf, roleName } from '../../../apps/server/src/platform/database/roles.ts'

// Connects to the database of a running world as its owner, to cause faults.

async function ownerOf(ownerUrl: string): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: ownerUrl, options: '-c default_transaction_read_only=off' })
  await owner.connect()
  return owner
}

/** Locks the account of a session, like a long transaction. Returns the function that releases the lock. */
export async function lockAccountOf(ownerUrl: string, token: string): Promise<() => Promise<void>> {
  const owner = await ownerOf(ownerUrl)
  await owner.query('begin')
  await owner.query(
    `select from customer where id = (select customer_id from session where token_hash = encode(sha256(convert_to($1, 'UTF8')), 'hex'))
        for update`,
    [token],
  )
  return async () => {
    await owner.query('rollback')
    await owner.end()
  }
}

/** Simulates the start or end of a failover to a standby: all server connections end, and new ones are read-only during it. */
export async function setReadOnly(ownerUrl: string, isOn: boolean): Promise<void> {
  const owner = await ownerOf(ownerUrl)
  const name = databaseOf(ownerUrl)
  const setting = `default_transaction_read_only = ${isOn ? 'on' : 'off'}`
  await owner.query(`alter database ${pg.escapeIdentifier(name)} set ${setting}`)
  await owner.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [
    roleName(name, 'app'),
  ])
  await owner.end()
}

/**
 * Changes the fiat balance of a session's customer without an entry in the ledger, in minor units: only a fault can do
 * this.
 */
export async function changeBalance(
  ownerUrl: string,
  { token, coin, by }: { readonly token: string; readonly coin: string; readonly by: bigint },
): Promise<void> {
  const owner = await ownerOf(ownerUrl)
  try {
    await owner.query(
      `update account set posted = posted + $3::bigint
        where kind = 'fiat' and coin = $2
          and customer_id = (select customer_id from session where token_hash = encode(sha256(convert_to($1, 'UTF8')), 'hex'))`,
      [token, coin, by.toString()],
    )
  } finally {
    await owner.end()
  }
}
