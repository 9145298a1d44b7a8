import { ok } from '@tessera/domain/outcome.ts'
import { sql } from 'kysely'
import type { Deps } from './deps.ts'
import { changed } from './rows.ts'
import type { DB } from './schema.ts'

type Kept = {
  readonly table: keyof DB
  /** When a row was last of use. */
  readonly since: string
  /** 0 for what is written so often that it goes each minute. */
  readonly days: number
  /** What keeps a row all the same. */
  readonly unless?: string
}

/**
 * How long rows stay that only help for a while; all other tables are kept for good. A table comes after those that point to
 * it. Codes outlast the day over which their budgets count, budgets of passwords their quarter of an hour.
 */
export const retention: readonly Kept[] = [
  // A program's name for a withdrawal is good for one, whenever it comes again (invariant I21).
  { table: 'idempotency', since: 'at', days: 30, unless: "scope = 'sapi/v1/capital/withdraw/apply'" },
  { table: 'rate_limit', since: 'to_timestamp(expire / 1000.0)', days: 1 },
  { table: 'verify_token', since: 'expires_at', days: 1 },
  { table: 'login_ticket', since: 'expires_at', days: 1 },
  { table: 'freeze_link', since: 'expires_at', days: 1 },
  { table: 'qr_login', since: 'expires_at', days: 1 },
  { table: 'passkey_challenge', since: 'expires_at', days: 1 },
  { table: 'password_reset', since: 'expires_at', days: 1 },
  { table: 'operator_ticket', since: 'expires_at', days: 1 },
  {
    table: 'code_challenge',
    since: 'created_at',
    days: 3,
    unless: 'exists (select 1 from login_ticket t where t.challenge_id = code_challenge.id)',
  },
  { table: 'field_nonce', since: 'expires_at', days: 1 },
  { table: 'field_key', since: 'ends_at', days: 1 },
  { table: 'captcha_answer', since: 'at', days: 1 },
  { table: 'password_budget', since: 'window_start', days: 1 },
  { table: 'api_request', since: 'expires_at', days: 0 },
  { table: 'listen_key', since: 'expires_at', days: 1 },
  { table: 'authenticator_setup', since: 'expires_at', days: 1 },
  { table: 'mail', since: 'created_at', days: 90 },
  { table: 'sms', since: 'created_at', days: 90 },
]

export const ofMinutes = retention.filter(({ days }) => days === 0)

const AT_ONCE = 1_000
/** Of one table in one run; the next run takes the rest. */
const BATCHES = 100

/** Deletes what its time is over, a small batch at a time, so that nobody waits for it. Answers how many rows went. */
export async function cleanUp(
  deps: Pick<Deps, 'inTx'>,
  which: readonly Kept[] = retention,
): Promise<Readonly<Record<string, number>>> {
  const gone: Record<string, number> = {}
  for (const kept of which) {
    gone[kept.table] = 0
    for (let batch = 0, last = AT_ONCE; batch < BATCHES && last === AT_ONCE; batch += 1) {
      last = await deleteBatch(deps, kept)
      gone[kept.table] = (gone[kept.table] ?? 0) + last
    }
  }
  return gone
}

async function deleteBatch({ inTx }: Pick<Deps, 'inTx'>, { table, since, days, unless }: Kept): Promise<number> {
  const { value } = await inTx('job:clean_up')(async (tx) =>
    ok(
      await changed(
        tx,
        sql`delete from ${sql.table(table)} where ctid = any(array(
              select ctid from ${sql.table(table)}
               where ${sql.raw(since)} < ${tx.now}::timestamptz - make_interval(days => ${days}) and not (${sql.raw(unless ?? 'false')})
               limit ${AT_ONCE} for update skip locked))`,
      ),
    ),
  )
  return Number(value)
}
