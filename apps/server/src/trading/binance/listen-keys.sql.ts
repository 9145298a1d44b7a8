import { sql } from 'kysely'
import { activePower } from '#access/api-keys/authenticate.sql.ts'
import type { Config } from '#platform/config/config.ts'
import { derivedKey } from '#platform/config/config.ts'
import type { Deps } from '#platform/http/deps.ts'
import { sha256 } from '#platform/random/random.ts'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import { createHmac } from 'node:crypto'

/**
 * Returns a listen key, derived from its row by a secret key that is in no database. A repeated request returns the
 * same key, and the table reveals none.
 */
const listenKeyOf = (config: Pick<Config, 'SECRET_KEY'>, id: string): string =>
  createHmac('sha256', derivedKey(config, 'listen-keys')).update(id).digest('base64url')

const life = sql`interval '60 minutes'`

/** Prolongs the valid listen key of an API key, or creates one. */
export async function openListenKey(
  { db, config, random }: Pick<Deps, 'db' | 'config' | 'random'>,
  apiKeyId: string,
): Promise<string> {
  const active = await maybeOne(
    { db },
    sql<{ id: string }>`
      update listen_key set expires_at = now() + ${life}
       where id = (select id from listen_key where api_key_id = ${apiKeyId} and expires_at > now() order by created_at limit 1)
      returning id`,
  )
  if (active !== undefined) return listenKeyOf(config, active.id)
  const id = random.uuid()
  const listenKey = listenKeyOf(config, id)
  await changed(
    { db },
    sql`insert into listen_key (id, token_hash, api_key_id, created_at, expires_at)
        values (${id}, ${sha256(listenKey)}, ${apiKeyId}, now(), now() + ${life})`,
  )
  return listenKey
}

const own = (listenKey: string, apiKeyId: string) =>
  sql`token_hash = ${sha256(listenKey)} and api_key_id = ${apiKeyId} and expires_at > now()`

/** Returns false if the listen key belongs to another API key or has expired. */
export const prolongListenKey = async (source: Source, listenKey: string, apiKeyId: string): Promise<boolean> =>
  (await changed(source, sql`update listen_key set expires_at = now() + ${life} where ${own(listenKey, apiKeyId)}`)) ===
  1n

export const closeListenKey = async (source: Source, listenKey: string, apiKeyId: string): Promise<boolean> =>
  (await changed(source, sql`update listen_key set expires_at = now() where ${own(listenKey, apiKeyId)}`)) === 1n

type Holder = {
  readonly id: string
  readonly apiKeyId: string
  readonly customerId: string
  readonly ips: readonly string[]
}
/** Returns the owner of the stream, while the listen key and its API key are valid. */
export const findListener = (source: Source, listenKey: string): Promise<Holder | undefined> =>
  maybeOne(
    source,
    sql<Holder>`
      select l.id, k.id as "apiKeyId", k.customer_id as "customerId", k.ips
        from listen_key l join api_key k on k.id = l.api_key_id join customer c on c.id = k.customer_id
       where l.token_hash = ${sha256(listenKey)} and l.expires_at > now() and k.status = 'active'
         and (k.expires_at is null or k.expires_at > now()) and 'read' = any(k.scopes) and c.status <> 'closed'
         and ${activePower}`,
  )

/** Returns the ids of listen keys that have not expired. */
export async function activeListenKeys(source: Source, ids: readonly string[]): Promise<Set<string>> {
  const rows = await many(
    source,
    sql<{ id: string }>`select id from listen_key where id = any(${ids}::uuid[]) and expires_at > now()`,
  )
  return new Set(rows.map((row) => row.id))
}
