import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { PreparingClient, SharedClient } from './clients.ts'
import { endWhenClosed } from './end-pool.ts'
import type { DB } from './schema.ts'
import type { Statement } from './set-statements.ts'
import { StartupError } from '#platform/config/startup-error.ts'

export type Database = Kysely<DB>

const INT8 = 20
const NUMERIC = 1700

/** Timeouts of PostgreSQL in milliseconds. The defaults are all "never". */
const limits = {
  statement_timeout: '5000',
  lock_timeout: '2000',
  idle_in_transaction_session_timeout: '10000',
  timezone: 'UTC',
}
const TRANSACTION_MS = 15_000

export function types(): pg.TypeOverrides {
  const overrides = new pg.TypeOverrides()
  overrides.setTypeParser(INT8, BigInt)
  // All our numerics are whole numbers of minor units. A fraction throws here instead of becoming a float.
  overrides.setTypeParser(NUMERIC, BigInt)
  return overrides
}

/**
 * Settings of a connection whose statements find their rows by key. Each is planned once, whatever the size of the
 * table.
 */
export const byKeys = {
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  enable_material: 'off',
  plan_cache_mode: 'force_generic_plan',
}

/**
 * Returns the options of a connection with our timeouts and its own settings. `limitTransactions` sets the timeout of a
 * whole transaction after connecting.
 */
export const connectionOptions = (url: string, settings: Readonly<Record<string, string>> = {}): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: 2_000,
  options: words({ ...limits, ...settings }),
  types: types(),
})

/**
 * Sets the timeout of a whole transaction. A server before 17 does not know it, and refuses a connection that names it.
 */
export const limitTransactions = async (client: pg.ClientBase, ms = TRANSACTION_MS): Promise<void> =>
  void (await client.query(
    `select set_config('transaction_timeout', $1, false) where current_setting('server_version_num')::int >= 170000`,
    [String(ms)],
  ))

/**
 * Gives this transaction and each of its next statements this many milliseconds. A new timeout has no effect while
 * another one runs, so that one is removed first.
 */
export const extendTimeouts = (ms: number): Statement => ({
  name: 'lasts_longer',
  text: `select set_config('statement_timeout', $1, true),
                (select array[set_config(name, '0', true), set_config(name, $1, true)] from pg_settings where name = 'transaction_timeout')`,
  values: [String(ms)],
})

/** Pool option: each connection gets the timeout before it is handed out. */
export const limitedTransactions: Pick<pg.PoolConfig, 'onConnect'> = {
  // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, its types do not say so
  onConnect: (client) => limitTransactions(client),
}

const words = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')

export type PoolOptions = {
  readonly max?: number
  readonly onError: (error: Error) => void
}

/** Returns a pool that survives a restart of the database: a dropped connection is replaced at its next use. */
export function connect(url: string, options: PoolOptions): { db: Database; pool: pg.Pool } {
  const pool = new pg.Pool({
    ...connectionOptions(url),
    max: options.max ?? 20,
    Client: PreparingClient,
    ...limitedTransactions,
  })
  endWhenClosed(pool)
  pool.on('error', options.onError)
  // A connection that dies while in use reports to its client, not to the pool. Without a listener, the error would end
  // the process.
  pool.on('connect', (client) => client.on('error', options.onError))
  return { db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), pool }
}

/**
 * Opens one connection that all requests share for their first reads by key: the session of a token, the count of a
 * rate limit. It has no transactions. Its writes are acknowledged before they are on disk, so a crash of the database
 * may lose the last half second.
 */
export function connectShared(
  { options }: pg.Pool,
  onError: (error: Error) => void,
): { db: Database; shared: SharedClient } {
  const shared = new SharedClient(
    { ...options, options: `${options.options ?? ''} ${words({ ...byKeys, synchronous_commit: 'off' })}` },
    onError,
  )
  return { db: new Kysely<DB>({ dialect: new PostgresDialect({ pool: shared }) }), shared }
}

/** Returns the server version as a number (180004). Throws if the server may lose acknowledged writes. */
export async function checkDurability(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'server_version_num')`,
  )
  const setting = new Map(rows.map((row) => [row.name, row.setting]))
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit'])
    if (setting.get(name) === 'off')
      throw new StartupError(
        `PostgreSQL runs with ${name} = off and could lose acknowledged writes. Set ${name} to on.`,
      )
  const version = Number(setting.get('server_version_num'))
  if (version < 160_000)
    throw new StartupError(`PostgreSQL 16 or newer is required. This server has version ${version}.`)
  return version
}
