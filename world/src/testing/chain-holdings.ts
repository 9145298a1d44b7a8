import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../postgres.ts'

/** Runs `ask` on the database of the local world in this folder. */
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

/** The address of the hot wallet, which is public on the chain. */
export const hotWalletOf = (dataFolder: string): Promise<string> =>
  inWorld(dataFolder, async (client) => {
    const { rows } = await client.query<{ address: string }>(
      "select address from house_address where kind = 'hot' limit 1",
    )
    return rows[0]?.address ?? ''
  })

/** Ages a difference of this amount until it must be reported, and requests the next check. */
export const ageDifference = (dataFolder: string, coin: string, minor: string): Promise<void> =>
  inWorld(dataFolder, async (client) => {
    await client.query(
      "update external_balance set seen_since = now() - interval '6 minutes' where coin = $1 and seen_by = $2",
      [coin, minor],
    )
    await client.query("select graphile_worker.add_job('tell_holdings', job_key := 'look')")
  })
