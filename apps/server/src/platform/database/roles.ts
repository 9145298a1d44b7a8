/**
 * Database roles besides the owner, which migrates. The app writes rows but never changes history; the auditor reads
 * views.
 */
export type DatabaseRole = 'app' | 'audit'

/** The URLs that nodes connect with, each with the role's name and secret. */
export type ServingUrls = Readonly<Record<DatabaseRole, string>>

/** The longest name that PostgreSQL keeps. */
const MAX_BYTES = 63

/**
 * Returns the name of a role of one database. Roles belong to the whole server, so two installations on it must not
 * share one.
 */
export const roleName = (database: string, role: DatabaseRole): string => `${database}_${role}`

/** Returns the database that a URL names. */
export const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1))

export type Login = { readonly name: string; readonly password: string | undefined }

/**
 * Returns the logins of both roles from their URLs. Throws unless they name the owner's database and the roles of that
 * database. A URL without a password makes a role without one; the server accepts it only by other authentication.
 */
export function loginsOf(ownerUrl: string, urls: ServingUrls): Readonly<Record<DatabaseRole, Login>> {
  const database = databaseOf(ownerUrl)
  return { app: loginOf(database, 'app', urls.app), audit: loginOf(database, 'audit', urls.audit) }
}

function loginOf(database: string, role: DatabaseRole, url: string): Login {
  const name = roleName(database, role)
  if (!/^[\w-]+$/.test(name))
    throw new Error(`the database name ${database} contains characters other than letters, digits, _ and -`)
  if (Buffer.byteLength(name) > MAX_BYTES) throw new Error(`the role name ${name} is longer than ${MAX_BYTES} bytes`)
  const { username, password } = new URL(url)
  const [user, secret] = [decodeURIComponent(username), decodeURIComponent(password)]
  if (databaseOf(url) !== database || user !== name)
    throw new Error(`the URL of the ${role} role must name the database ${database} and the role ${name}`)
  return { name, password: secret === '' ? undefined : secret }
}
