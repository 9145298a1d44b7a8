import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../postgres.ts'

/** What `ask` finds in the database of the local world whose folder this is. */
async function inWorld<T>(dataFolder: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const { url } = await startPostgres(join(dataFolder, 'postgres'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

/** Where withdrawals are paid from: everybody can see that on the chain. */
export const hotWalletOf = (dataFolder: string): Promise<string> =>
  inWorld(dataFolder, async (client) => {
    const { rows } = await client.query<{ address: string }>(
      "select address from house_address where kind = 'hot' limit 1",
    )
    return rows[0]?.address ?? ''
  })

/** A difference of just so much has been seen for as long as it takes to be told, and another look is due. */
export const ageDifference = (dataFolder: string, coin: string, minor: string): Promise<void> =>
  inWorld(dataFolder, async (client) => {
    await client.query(
      "update external_balance set seen_since = now() - interval '6 minutes' where coin = $1 and seen_by = $2",
      [coin, minor],
    )
    await client.query("select graphile_worker.add_job('tell_holdings', job_key := 'look')")
  })
