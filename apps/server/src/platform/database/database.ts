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

/** Milliseconds after which PostgreSQL itself gives up: the defaults are all "for ever". */
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
  // Every numeric of ours is a whole number of minor units; a fraction throws here instead of becoming a float.
  overrides.setTypeParser(NUMERIC, BigInt)
  return overrides
}

/**
 * For a connection whose statements find their rows by their keys, whatever the planner last saw of a table's size and however
 * many there are: each is planned once.
 */
export const byKeys = {
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  enable_material: 'off',
  plan_cache_mode: 'force_generic_plan',
}

/** A connection with our limits, and settings of its own; that of a whole transaction comes behind it, by `limitTransactions`. */
export const connectionOptions = (url: string, settings: Readonly<Record<string, string>> = {}): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: 2_000,
  options: words({ ...limits, ...settings }),
  types: types(),
})

/** The limit of a whole transaction. A server before 17 does not know it, and refuses a connection that names it. */
export const limitTransactions = async (client: pg.ClientBase, ms = TRANSACTION_MS): Promise<void> =>
  void (await client.query(
    `select set_config('transaction_timeout', $1, false) where current_setting('server_version_num')::int >= 170000`,
    [String(ms)],
  ))

/**
 * From here on this transaction, and each of its statements, may last so long. The limit of a transaction that is set while
 * another one runs does nothing, so that one is taken away first.
 */
export const lastsLonger = (ms: number): Statement => ({
  name: 'lasts_longer',
  text: `select set_config('statement_timeout', $1, true),
                (select array[set_config(name, '0', true), set_config(name, $1, true)] from pg_settings where name = 'transaction_timeout')`,
  values: [String(ms)],
})

/** Of a pool, each of whose connections is given out when it has the limit. */
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

/** A pool that survives a restart of the database: a connection the server drops is replaced at its next use. */
export function connect(url: string, options: PoolOptions): { db: Database; pool: pg.Pool } {
  const pool = new pg.Pool({
    ...connectionOptions(url),
    max: options.max ?? 20,
    Client: PreparingClient,
    ...limitedTransactions,
  })
  endWhenClosed(pool)
  pool.on('error', options.onError)
  // A connection that dies while it is in use tells its client, not the pool: unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', options.onError))
  return { db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), pool }
}

/**
 * One connection that all requests share, for what each of them asks by a key before anything else: whose token it is, how
 * often it has asked. No transactions. What it writes is told before it is on the disk: when the database itself dies, the
 * last half second of it may be forgotten.
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

/** Version as a number (180004); throws when the server may lose what it acknowledged. */
export async function checkDurability(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'server_version_num')`,
  )
  const setting = new Map(rows.map((row) => [row.name, row.setting]))
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit'])
    if (setting.get(name) === 'off')
      throw new StartupError(`PostgreSQL runs with ${name} = off: it could lose what was acknowledged`)
  const version = Number(setting.get('server_version_num'))
  if (version < 160_000) throw new StartupError(`PostgreSQL 16 or newer is needed, this one is ${version}`)
  return version
}
