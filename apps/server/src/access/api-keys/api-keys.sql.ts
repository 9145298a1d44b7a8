import { type ApiKeyStatus, type ApiScope, apiKeyMachine, MAX_KEYS } from '@tessera/domain/access/api-keys/key.ts'
import { statusesAllowing } from '@tessera/domain/platform/machine/machine.ts'
import { sql } from 'kysely'
import { powers } from '#access/customers/broker-powers.ts'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type ApiKeyRow = {
  readonly id: string
  readonly label: string
  readonly ending: string
  readonly type: 'hmac' | 'ed25519'
  readonly scopes: readonly ApiScope[]
  readonly ips: readonly string[]
  readonly status: ApiKeyStatus
  readonly created_at: Date
  readonly acts_from: Date
  readonly expires_at: Date | null
  readonly last_used_at: Date | null
  readonly customer_id: string
  /** The power of attorney of a broker's key, and the broker's name; null for the customer's own key. */
  readonly power_id: string | null
  readonly broker: string | null
  readonly sub_account: { readonly id: string; readonly name: string } | null
}
const columns = sql`
  id, label, ending, type, scopes, ips, status, created_at, acts_from, expires_at, last_used_at, customer_id, power_id,
  (select o.real_name from ${sql.raw(powers)} where w.id = api_key.power_id) as broker,
  (select json_build_object('id', u.customer_id, 'name', u.name) from sub_account u where u.customer_id = api_key.customer_id) as sub_account`

/** Returns the keys of an owner, including those of the owner's sub-accounts. */
const ofFamily = (customerId: string) =>
  sql`customer_id in (select c.id from customer c where c.id = ${customerId} or c.parent_id = ${customerId}) and status <> 'deleted'`

export const listKeys = (source: Source, customerId: string): Promise<ApiKeyRow[]> =>
  many(
    source,
    sql<ApiKeyRow>`select ${columns} from api_key where ${ofFamily(customerId)} order by created_at desc, id`,
  )

export const findKey = (source: Source, customerId: string, id: string): Promise<ApiKeyRow | undefined> =>
  maybeOne(source, sql<ApiKeyRow>`select ${columns} from api_key where id = ${id} and ${ofFamily(customerId)}`)

/** Returns the keys of a broker under powers of attorney that their clients have not withdrawn. */
export const listBrokerKeys = (source: Source, brokerId: string): Promise<ApiKeyRow[]> =>
  many(source, sql<ApiKeyRow>`select ${columns} from api_key where ${ofBroker(brokerId)} order by created_at desc, id`)
export const lockBrokerKey = (tx: Tx, brokerId: string, id: string): Promise<ApiKeyRow | undefined> =>
  maybeOne(tx, sql<ApiKeyRow>`select ${columns} from api_key where id = ${id} and ${ofBroker(brokerId)} for update`)
const ofBroker = (brokerId: string) =>
  sql`power_id in (select id from broker_power where agent_id = ${brokerId} and withdrawn_at is null) and status <> 'deleted'`
/** Deletes all keys of a power of attorney. */
export function deleteKeysOf(tx: Tx, powerId: string): Promise<bigint> {
  tx.revoke('access_ended')
  return changed(
    tx,
    sql`update api_key set status = 'deleted', deleted_at = ${tx.now}, secret_sealed = case when type = 'hmac' then '' end
         where power_id = ${powerId} and status = any(${statusesAllowing(apiKeyMachine, 'delete')})`,
  )
}

/** Returns the customer's own key, locked until the transaction ends. */
export const lockKey = (tx: Tx, customerId: string, id: string): Promise<ApiKeyRow | undefined> =>
  maybeOne(
    tx,
    sql<ApiKeyRow>`
      select ${columns} from api_key where id = ${id} and ${ofFamily(customerId)} for update`,
  )

/** Returns the member of a company who created the key; null for the account's owner. */
export const makerOf = async (tx: Tx, id: string): Promise<string | null> =>
  (await one(tx, sql<{ made_by: string | null }>`select made_by from api_key where id = ${id}`)).made_by

/**
 * Returns a free slot among the few that a customer has; undefined if all are taken. Requests of one customer run one
 * after the other (threat API-01).
 */
export async function takeSlot(tx: Tx, customerId: string): Promise<number | undefined> {
  await one(tx, sql`select 1 from customer where id = ${customerId} for no key update`)
  const free = await maybeOne(
    tx,
    sql<{ slot: number | null }>`
      select min(place)::int as slot from generate_series(1, ${MAX_KEYS}::int) place
       where place not in (select slot from api_key where customer_id = ${customerId} and status <> 'deleted')`,
  )
  return free?.slot ?? undefined
}

export type NewKey = {
  readonly id: string
  readonly customerId: string
  /** The member of a company who creates it; null for the account's owner. */
  readonly madeBy: string | null
  /** The power of attorney of a broker's key. */
  readonly powerId: string | null
  readonly slot: number
  readonly label: string
  readonly keyHash: string
  readonly ending: string
  readonly secretSealed: string | null
  readonly publicKey: string | null
  readonly scopes: readonly ApiScope[]
  readonly ips: readonly string[]
  readonly actsFrom: Date
  readonly expiresAt: Date | null
}

export const insertKey = (tx: Tx, key: NewKey): Promise<ApiKeyRow> =>
  one(
    tx,
    sql<ApiKeyRow>`
      insert into api_key (id, customer_id, made_by, power_id, slot, label, key_hash, ending, type, secret_sealed, public_key, scopes, ips, status,
                           created_at, acts_from, expires_at)
      values (${key.id}, ${key.customerId}, ${key.madeBy}, ${key.powerId}, ${key.slot}, ${key.label}, ${key.keyHash}, ${key.ending},
              ${key.publicKey === null ? 'hmac' : 'ed25519'}, ${key.secretSealed}, ${key.publicKey}, ${key.scopes}, ${key.ips},
              ${apiKeyMachine.first}, ${tx.now}, ${key.actsFrom}, ${key.expiresAt})
      returning ${columns}`,
  )

type Change = Pick<NewKey, 'label' | 'scopes' | 'ips' | 'actsFrom' | 'expiresAt'>
/** Changes a key. A stopped key restarts, because its owner has confirmed its addresses. */
export function changeKey(tx: Tx, id: string, to: Change): Promise<ApiKeyRow> {
  tx.revoke('access_ended')
  return one(
    tx,
    sql<ApiKeyRow>`
      update api_key set label = ${to.label}, scopes = ${to.scopes}, ips = ${to.ips}, acts_from = ${to.actsFrom},
                         expires_at = ${to.expiresAt}, status = 'active', foreign_uses = 0
       where id = ${id} returning ${columns}`,
  )
}

export function deleteKey(tx: Tx, id: string): Promise<bigint> {
  tx.revoke('access_ended')
  return changed(
    tx,
    sql`update api_key set status = 'deleted', deleted_at = ${tx.now}, secret_sealed = case when type = 'hmac' then '' end
         where id = ${id} and status = any(${statusesAllowing(apiKeyMachine, 'delete')})`,
  )
}

/** Counts one use from an unlisted address. Returns the number of such uses, each within a day of the one before. */
export const countForeignUse = async (tx: Tx, id: string): Promise<number> =>
  (
    await one(
      tx,
      sql<{ n: number }>`
        update api_key
           set foreign_uses = case when foreign_used_at > ${tx.now}::timestamptz - interval '1 day' then foreign_uses + 1 else 1 end,
               foreign_used_at = ${tx.now}
         where id = ${id} returning foreign_uses as n`,
    )
  ).n

export function stopKey(tx: Tx, id: string): Promise<bigint> {
  tx.revoke('access_ended')
  return changed(
    tx,
    sql`update api_key set status = 'stopped' where id = ${id} and status = any(${statusesAllowing(apiKeyMachine, 'stop')})`,
  )
}

/**
 * Removes the withdrawal right from the keys of a customer after a password reset, or from those that one member of a
 * company created. Those keys can still read and trade.
 */
export const stopWithdrawing = (tx: Tx, customerId: string): Promise<bigint> =>
  changed(
    tx,
    sql`update api_key
           set scopes = case when cardinality(scopes) = 1 then array['read'] else array_remove(scopes, 'withdraw') end
         where (customer_id = ${customerId} or made_by = ${customerId}) and status <> 'deleted' and 'withdraw' = any(scopes)`,
  )
