import { migrateLocalDatabase, openLocalDatabase } from './local-database.ts'

type NamedDatabase = { readonly url: string; readonly stop: () => Promise<void> }
const roleOf = { DATABASE_URL: 'app', AUDIT_DATABASE_URL: 'audit' } as const

/**
 * The database that an environment variable names, with the role of that variable, or the local world's. A named one is
 * only read.
 */
export async function namedOrLocal(setting: keyof typeof roleOf): Promise<NamedDatabase> {
  const url = process.env[setting]
  if (url !== undefined) return { url, stop: () => Promise.resolve() }
  const local = await openLocalDatabase({ serverUrl: undefined })
  await migrateLocalDatabase(local)
  return { url: local.urls[roleOf[setting]], stop: local.stop }
}
