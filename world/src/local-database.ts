import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { UnreleasedSchema } from '../../apps/server/src/platform/database/migrations.ts'
import { databaseOf, type ServingUrls } from '../../apps/server/src/platform/database/roles.ts'
import { StartupError } from '../../apps/server/src/platform/config/startup-error.ts'
import { createDatabase, descriptionOf, recreateDatabase } from './own-database.ts'
import { startPostgres } from './postgres.ts'
import { openSecrets } from './secrets.ts'
import { servingUrls } from './serving-urls.ts'

/** The folder with all data of the local world that must survive a restart. */
export const dataFolder = process.env['DATA_FOLDER'] ?? '.data'

export type LocalDatabase = {
  /** The URL of the database's owner, for migrations. No server gets it. */
  readonly ownerUrl: string
  readonly urls: ServingUrls
  /** A text that names what to delete to start over. */
  readonly remains: string
  readonly stop: () => Promise<void>
}
type DatabaseLocation = { readonly folder?: string; readonly serverUrl?: string | undefined }

/**
 * Opens the existing database of a local world. It is in the PostgreSQL that the world starts, or a separate database
 * on the server that DATABASE_URL names. It touches no database that it did not create (threat OPS-14).
 */
export async function openLocalDatabase({
  folder = dataFolder,
  serverUrl = process.env['DATABASE_URL'],
}: DatabaseLocation = {}): Promise<LocalDatabase> {
  await mkdir(folder, { recursive: true })
  const { url: ownerUrl, home, stop } = await ownDatabase(folder, serverUrl)
  const urls = servingUrls(ownerUrl, (await openSecrets(folder)).databaseSecret)
  const elsewhere =
    home === undefined
      ? `the database ${databaseOf(ownerUrl)}`
      : home.startsWith(resolve(folder))
        ? undefined
        : `the folder ${home}`
  const remains = [`the folder ${folder}`, elsewhere].filter((each) => each !== undefined).join(' and ')
  return { ownerUrl, urls, remains, stop }
}

/**
 * Migrates the database to the newest schema. Its roles get the passwords of this world, which may have lost its former ones. Throws
 * `StartupError` if the world was made before the first release.
 */
export async function migrateLocalDatabase({ ownerUrl, urls, remains }: LocalDatabase): Promise<void> {
  try {
    await migrate(ownerUrl, urls, { setPasswords: true })
  } catch (error) {
    if (!(error instanceof UnreleasedSchema)) throw error
    throw new StartupError(
      `The data of this world were made by a version of Tessera before its first release 0.1.0 and cannot be migrated. To begin again, delete ${remains}, then start.`,
      { cause: error },
    )
  }
}

/** Drops everything in the world's database. PostgreSQL may keep running, because `npm run dev` shares it. */
export async function emptyLocalDatabase({
  folder = dataFolder,
  serverUrl = process.env['DATABASE_URL'],
}: DatabaseLocation = {}): Promise<void> {
  const { url, stop } = await ownDatabase(folder, serverUrl)
  await recreateDatabase(url)
  await stop()
}

const Created = z.object({ database: z.string(), description: z.string() })
const fileIn = (folder: string): string => join(folder, 'database.json')

async function ownDatabase(folder: string, serverUrl: string | undefined) {
  const [file, cluster] = [fileIn(folder), join(folder, 'postgres')]
  if (serverUrl === undefined) {
    if (existsSync(file))
      throw new Error(`The world in ${folder} has its database on another server: set DATABASE_URL to it.`)
    return startPostgres(cluster)
  }
  if (existsSync(cluster)) throw new Error(`The world in ${folder} has its own PostgreSQL: choose another DATA_FOLDER.`)
  const { database } = existsSync(file) ? await found(file, serverUrl) : await created(file, serverUrl)
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return { url: url.href, home: undefined, stop: () => Promise.resolve() }
}

async function created(file: string, serverUrl: string): Promise<z.output<typeof Created>> {
  const id = randomBytes(6).toString('hex')
  const made = { database: `tessera_world_${id}`, description: `Created by the local world of Tessera, ${id}` }
  await createDatabase(serverUrl, made.database, made.description)
  await writeFile(file, JSON.stringify(made, undefined, 2))
  return made
}

async function found(file: string, serverUrl: string): Promise<z.output<typeof Created>> {
  const made = Created.parse(JSON.parse(await readFile(file, 'utf8')))
  if ((await descriptionOf(serverUrl, made.database)) !== made.description)
    throw new Error(`The server of DATABASE_URL has no database ${made.database} that this world created.`)
  return made
}
