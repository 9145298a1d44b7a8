import { secured } from '../customers/secured.sql.ts'
import type { ApiScope } from '@tessera/domain/api-keys/key.ts'
import { sql } from 'kysely'
import { statusInFamily, subOf } from '../customers/standing.sql.ts'
import type { CustomerSession } from '../platform/call.ts'
import type { Database } from '../platform/database.ts'
import { sha256 } from '../platform/random.ts'
import { changed, many, maybeOne, one, type Source } from '../platform/rows.ts'

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
  readonly secured: boolean
  readonly customer_status: CustomerSession['status']
  readonly sub: CustomerSession['sub'] | null
  readonly stale: boolean
  /** The door for which the same request came before, while that is remembered. */
  readonly heard: string | null
  /** The database's clock: the one that decides. */
  readonly now: Date
}

/** Read at every request, on every node: a key that is deleted here is dead everywhere at the next one (threat API-07). */
export const findLivingKey = (db: Database, apiKey: string, digest: string): Promise<LivingKey | undefined> =>
  maybeOne(
    { db },
    sql<LivingKey>`
      select k.id, k.label, k.secret_sealed, k.public_key, k.scopes, k.ips, k.acts_from, k.customer_id, c.kyc_status as kyc,
             ${statusInFamily} as customer_status, ${subOf} as sub, ${secured} as secured,
             coalesce(k.last_used_at < now() - interval '20 seconds', true) as stale,
             (select r.door from api_request r where r.key_id = k.id and r.digest = ${digest}) as heard,
             clock_timestamp() as now
        from api_key k join customer c on c.id = k.customer_id
       where k.key_hash = ${sha256(apiKey)} and k.status = 'active' and (k.expires_at is null or k.expires_at > now())
         and c.status <> 'closed'`,
  )

/** Noted at most every 20 seconds, so that a read costs no write. */
export const noteUse = (db: Database, id: string): Promise<bigint> =>
  changed({ db }, sql`update api_key set last_used_at = now() where id = ${id}`)

/** Keeps a request for longer than its signature counts; whether it is new, and for which door it came first. */
export const rememberRequest = (
  db: Database,
  keyId: string,
  digest: string,
  door: string,
): Promise<{ readonly fresh: boolean; readonly door: string }> =>
  one(
    { db },
    sql<{ fresh: boolean; door: string }>`
      insert into api_request as r (key_id, digest, door, expires_at) values (${keyId}, ${digest}, ${door}, now() + interval '2 minutes')
      on conflict (key_id, digest) do update set door = r.door returning r.xmax = 0 as fresh, r.door`,
  )

/** Which of these keys still live, by the same rule as any request, and from which addresses each is used. */
export async function livingKeys(source: Source, ids: readonly string[]): Promise<Map<string, readonly string[]>> {
  const rows = await many(
    source,
    sql<{ id: string; ips: readonly string[] }>`
      select k.id, k.ips from api_key k join customer c on c.id = k.customer_id
       where k.id = any(${ids}::uuid[]) and k.status = 'active' and (k.expires_at is null or k.expires_at > now())
         and 'read' = any(k.scopes) and c.status <> 'closed'`,
  )
  return new Map(rows.map(({ id, ips }) => [id, ips]))
}
