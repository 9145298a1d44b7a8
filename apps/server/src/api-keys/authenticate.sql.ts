import type { ApiScope } from '@tessera/domain/api-keys/key.ts'
import { sql } from 'kysely'
import type { CustomerSession } from '../platform/call.ts'
import type { Database } from '../platform/database.ts'
import { sha256 } from '../platform/random.ts'
import { changed, maybeOne } from '../platform/rows.ts'

export type LivingKey = {
  readonly id: string
  readonly label: string
  readonly secret_sealed: string | null
  readonly public_key: string | null
  readonly scopes: readonly ApiScope[]
  readonly ips: readonly string[]
  readonly acts_from: Date
  readonly customer_id: string
  readonly kyc: CustomerSession['kyc']
  readonly customer_status: CustomerSession['status']
  readonly stale: boolean
  /** The database's clock: the one that decides. */
  readonly now: Date
}

/** Read at every request, on every node: a key that is deleted here is dead everywhere at the next one (threat API-07). */
export const findLivingKey = (db: Database, apiKey: string): Promise<LivingKey | undefined> =>
  maybeOne(
    { db },
    sql<LivingKey>`
      select k.id, k.label, k.secret_sealed, k.public_key, k.scopes, k.ips, k.acts_from, k.customer_id, c.kyc_status as kyc,
             c.status as customer_status, coalesce(k.last_used_at < now() - interval '20 seconds', true) as stale,
             clock_timestamp() as now
        from api_key k join customer c on c.id = k.customer_id
       where k.key_hash = ${sha256(apiKey)} and k.status = 'active' and (k.expires_at is null or k.expires_at > now())
         and c.status <> 'closed'`,
  )

/** Noted at most every 20 seconds, so that a read costs no write. */
export const noteUse = (db: Database, id: string): Promise<bigint> =>
  changed({ db }, sql`update api_key set last_used_at = now() where id = ${id}`)

/** False when this very request came before: it is kept for longer than its signature counts. */
export const rememberRequest = async (db: Database, keyId: string, digest: string): Promise<boolean> =>
  (await changed(
    { db },
    sql`insert into api_request (key_id, digest, expires_at) values (${keyId}, ${digest}, now() + interval '2 minutes')
        on conflict do nothing`,
  )) === 1n
