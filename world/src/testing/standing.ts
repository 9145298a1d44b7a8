import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../postgres.ts'

/** Freezes or frees a customer of the local world whose folder this is: no screen does that. */
export async function setStanding(dataFolder: string, email: string, status: 'active' | 'frozen'): Promise<void> {
  const { url } = await startPostgres(join(dataFolder, 'postgres'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('update customer set status = $1 where email = $2', [status, email])
  await client.end()
}
