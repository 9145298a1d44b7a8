import { join } from 'node:path'
import { type Postgres, startPostgres } from './postgres.ts'

/** Where the local world keeps what must survive a stop. */
export const dataFolder = process.env['DATA_FOLDER'] ?? '.data'

/** The database that DATABASE_URL names, or the local world's own; one that runs already is shared. */
export function openLocalDatabase(): Promise<Postgres> {
  const named = process.env['DATABASE_URL']
  return named === undefined
    ? startPostgres(join(dataFolder, 'postgres'))
    : Promise.resolve({ url: named, stop: () => Promise.resolve() })
}
