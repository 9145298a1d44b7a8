import { inForce, powers } from '#access/customers/broker-powers.ts'
import { secured } from '#access/customers/factor-guards.sql.ts'
import type { ApiScope } from '@tessera/domain/access/api-keys/key.ts'
import DataLoader from 'dataloader'
import { sql } from 'kysely'
import { hasSignatureRule, statusInFamily, subOf } from '#access/customers/customer-state.sql.ts'
import type { CustomerSession } from '#platform/http/call.ts'
import type { Database } from '#platform/database/database.ts'
import { sha256 } from '#platform/random/random.ts'
import { batchOptions } from '#platform/database/batch-options.ts'
import { changed, many, type Source } from '#platform/database/rows.ts'

export type ActiveKey = {
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
  /** The member of a company who created the key; null for a key of the account's owner. */
  readonly login: NonNullable<CustomerSession['login']> | null
  readonly company: boolean
  readonly hasSignatureRule: boolean
  /** The power of attorney of a broker's key; null for a customer's own key. */
  readonly power: string | null
  readonly stale: boolean
  /** The endpoint at which the same request arrived before, as long as it is remembered. */
  readonly usedAtEndpoint: string | null
  /** The database's clock, which decides. */
  readonly now: Date
}

/** Queries that run for every signed request. Calls at the same moment share one statement. */
export type KeyReads = {
  /**
   * Runs at every request on every node, so a deleted key is refused everywhere at the next request (threat API-07).
   */
  readonly find: (requested: Named) => Promise<ActiveKey | undefined>
  /**
   * Remembers a request for longer than its signature is valid. Returns `fresh` as true if
   * it is new, and the endpoint at which it arrived first.
   */
  readonly remember: (request: SignedRequest) => Promise<Remembered>
}
type Named = { readonly apiKey: string; readonly digest: string }
type SignedRequest = { readonly key: string; readonly digest: string; readonly endpoint: string }
type Remembered = { readonly fresh: boolean; readonly endpoint: string }

export function keyReadsIn(source: Source): KeyReads {
  const keys = new DataLoader((requested: readonly Named[]) => findActiveKeys(source, requested), batchOptions)
  const requests = new DataLoader((batch: readonly SignedRequest[]) => rememberRequests(source, batch), batchOptions)
  return { find: (requested) => keys.load(requested), remember: (request) => requests.load(request) }
}

/** True for a customer's own key `k`, and for a broker's key while its power of attorney is in force. */
export const activePower = sql`
  (k.power_id is null or exists (select 1 from ${sql.raw(powers)} where w.id = k.power_id and ${sql.raw(inForce)}))`

async function findActiveKeys(source: Source, requested: readonly Named[]): Promise<(ActiveKey | undefined)[]> {
  const [hashes, digests] = [requested.map(({ apiKey }) => sha256(apiKey)), requested.map(({ digest }) => digest)]
  const rows = await many(
    source,
    sql<ActiveKey & { n: bigint }>`
      select q.n, k.id, k.label, k.secret_sealed, k.public_key, k.scopes, k.ips, k.acts_from, k.customer_id,
             c.kyc_status as kyc, case when l.status = 'frozen' then l.status else ${statusInFamily} end as customer_status, ${subOf} as sub,
             case when m.login_id is null then ${secured} else (select ${secured} from customer c where c.id = m.login_id) end as secured,
             case when m.login_id is not null then json_build_object('id', m.login_id, 'roles', m.roles) end as login,
             c.type = 'corporate' as company, ${hasSignatureRule} as "hasSignatureRule", k.power_id as power,
             coalesce(k.last_used_at < now() - interval '20 seconds', true) as stale,
             (select r.endpoint from api_request r where r.key_id = k.id and r.digest = q.digest) as "usedAtEndpoint",
             clock_timestamp() as now
        from unnest(${hashes}::text[], ${digests}::text[]) with ordinality as q(hash, digest, n)
        join api_key k on k.key_hash = q.hash join customer c on c.id = k.customer_id
        left join member m on m.login_id = k.made_by left join customer l on l.id = m.login_id
       where ${activePower} and m.removed_at is null and k.status = 'active' and (k.expires_at is null or k.expires_at > now()) and c.status <> 'closed'`,
  )
  const found = new Map(rows.map(({ n, ...key }) => [Number(n), key]))
  return requested.map((_, at) => found.get(at + 1))
}

const nameOf = ({ key, digest }: Pick<SignedRequest, 'key' | 'digest'>): string => `${key} ${digest}`

/** Stores the requests of a batch. The first of two equal ones is new. */
async function rememberRequests(source: Source, batch: readonly SignedRequest[]): Promise<(Remembered | Error)[]> {
  const first = new Map(batch.toReversed().map((each) => [nameOf(each), each]))
  const requested = [...first.values()]
  const [keys, digests, endpoints] = (['key', 'digest', 'endpoint'] as const).map((name) =>
    requested.map((each) => each[name]),
  )
  const rows = await many(
    source,
    sql<SignedRequest & Remembered>`
      insert into api_request as r (key_id, digest, endpoint, expires_at)
      select k.id, q.digest, q.endpoint, now() + interval '2 minutes'
        from unnest(${keys}::uuid[], ${digests}::text[], ${endpoints}::text[]) as q(key, digest, endpoint)
        join api_key k on k.id = q.key
       order by k.id, q.digest
      on conflict (key_id, digest) do update set endpoint = r.endpoint
      returning r.key_id as key, r.digest, r.xmax = 0 as fresh, r.endpoint`,
  )
  const byName = new Map(rows.map((row) => [nameOf(row), row]))
  return batch.map((each) => {
    const row = byName.get(nameOf(each))
    if (row === undefined) return new Error(`API key ${each.key} does not exist`)
    return { fresh: row.fresh && first.get(nameOf(each)) === each, endpoint: row.endpoint }
  })
}

/** Records the use at most every 20 seconds, so that most reads write nothing. */
export const noteUse = (db: Database, id: string, ip: string): Promise<bigint> =>
  changed(
    { db },
    sql`with used as (update api_key set last_used_at = now() where id = ${id} returning customer_id)
        select note_address(customer_id, ${ip}) from used`,
  )

/** Returns the keys among these that a request could use now, each with its allowed addresses. */
export async function activeKeys(source: Source, ids: readonly string[]): Promise<Map<string, readonly string[]>> {
  const rows = await many(
    source,
    sql<{ id: string; ips: readonly string[] }>`
      select k.id, k.ips from api_key k join customer c on c.id = k.customer_id
       where k.id = any(${ids}::uuid[]) and k.status = 'active' and (k.expires_at is null or k.expires_at > now())
         and 'read' = any(k.scopes) and c.status <> 'closed' and ${activePower}`,
  )
  return new Map(rows.map(({ id, ips }) => [id, ips]))
}
