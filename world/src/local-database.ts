import { join } from 'node:path'
import { type Postgres, startPostgres } from './postgres.ts'
import { asSuperuser, databaseAt } from './superuser.ts'

/** Where the local world keeps what must survive a stop. */
export const dataFolder = process.env['DATA_FOLDER'] ?? '.data'

/** The database that DATABASE_URL names, or the local world's own; one that runs already is shared. */
export function openLocalDatabase(): Promise<Postgres> {
  const named = process.env['DATABASE_URL']
  return named === undefined
    ? startPostgres(join(dataFolder, 'postgres'))
    : Promise.resolve({ url: named, stop: () => Promise.resolve() })
}

/** Drops everything in the local database. PostgreSQL itself may go on running, because `npm run dev` shares it. */
export async function emptyLocalDatabase(): Promise<void> {
  const { url, stop } = await openLocalDatabase()
  const name = new URL(url).pathname.slice(1)
  await asSuperuser(databaseAt(url, 'template1'), async (client) => {
    await client.query(`drop database ${name} with (force)`)
    await client.query(`create database ${name}`)
  })
  await stop()
}
