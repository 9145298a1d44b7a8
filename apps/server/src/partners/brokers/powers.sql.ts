import { sql } from 'kysely'
import { afterKey, nextOf, type PageRequest, skipped } from '#platform/database/keyset.ts'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { inForce, powers } from '#access/customers/broker-powers.ts'

export type PowerRow = {
  readonly id: string
  readonly agent_id: string
  readonly broker_customer_id: string
  readonly customer_id: string
  readonly email: string | null
  readonly phone: string | null
  readonly sub_account_id: string
  readonly sub_number: bigint
  readonly sub_name: string
  readonly granted_at: Date
  readonly withdrawn_at: Date | null
  readonly in_force: boolean
}
const columns = sql`
  w.id, w.agent_id, b.customer_id as broker_customer_id, w.customer_id, case when c.status <> 'closed' then c.email end as email, case when c.status <> 'closed' then c.phone end as phone,
  w.sub_account_id, s.number as sub_number, u.name as sub_name, w.granted_at, w.withdrawn_at, ${sql.raw(inForce)} as in_force`
const from = sql`
  from ${sql.raw(powers)} join customer c on c.id = w.customer_id
  join customer s on s.id = w.sub_account_id join sub_account u on u.customer_id = s.id`

type New = {
  readonly id: string
  readonly broker: string
  readonly customer: string
  readonly subAccount: string
  readonly version: string
  readonly sha256: string
  readonly factor: string
}
/** Returns false if a broker already has a power of attorney for the sub-account. */
export const insertPower = async (tx: Tx, p: New): Promise<boolean> =>
  (await changed(
    tx,
    sql`insert into broker_power (id, agent_id, customer_id, sub_account_id, text_version, text_sha256, factor, granted_at)
        values (${p.id}, ${p.broker}, ${p.customer}, ${p.subAccount}, ${p.version}, ${p.sha256}, ${p.factor}, ${tx.now})
        on conflict (sub_account_id) where withdrawn_at is null do nothing`,
  )) === 1n

export const readPower = (source: Source, id: string): Promise<PowerRow | undefined> =>
  maybeOne(source, sql<PowerRow>`select ${columns} ${from} where w.id = ${id}`)

/**
 * Locks a power of attorney that its client has not withdrawn, after its sub-account. Running batches finish first;
 * later batches see the change.
 */
export async function lockOwnPower(tx: Tx, customerId: string, id: string): Promise<PowerRow | undefined> {
  const power = await maybeOne(
    tx,
    sql<{
      sub: string
    }>`select sub_account_id as sub from broker_power where id = ${id} and customer_id = ${customerId}`,
  )
  if (power === undefined) return undefined
  await one(tx, sql`select 1 from customer where id = ${power.sub} for no key update`)
  return maybeOne(
    tx,
    sql<PowerRow>`select ${columns} ${from} where w.id = ${id} and w.withdrawn_at is null for update of w`,
  )
}

/** Locks the sub-accounts of a broker's clients in the order in which batches of orders lock them. */
export const lockClientSubAccounts = (tx: Tx, brokerId: string): Promise<unknown> =>
  many(
    tx,
    sql`select 1 from customer c
         where c.id in (select sub_account_id from broker_power where agent_id = ${brokerId} and withdrawn_at is null)
         order by c.parent_id, c.id for no key update`,
  )

export const setWithdrawn = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update broker_power set withdrawn_at = ${tx.now} where id = ${id} and withdrawn_at is null`)

export const powersOfClient = (source: Source, customerId: string): Promise<PowerRow[]> =>
  many(
    source,
    sql<PowerRow>`select ${columns} ${from} where w.customer_id = ${customerId} order by w.number desc limit 100`,
  )

/** Returns a power of attorney of this broker that is in force, for a new key. */
export const powerOfBroker = (source: Source, brokerId: string, id: string): Promise<PowerRow | undefined> =>
  maybeOne(
    source,
    sql<PowerRow>`select ${columns} ${from} where w.id = ${id} and w.agent_id = ${brokerId} and ${sql.raw(inForce)}`,
  )

export type AccountRow = PowerRow & {
  readonly keys: number
  readonly balances: readonly {
    readonly coin: string
    readonly scale: number
    readonly posted: string
    readonly held: string
  }[]
}
/** Returns sub-accounts on which a broker may place orders, with their spot balances. */
export async function listAccounts(
  source: Source,
  brokerCustomerId: string,
  page: PageRequest,
): Promise<{ readonly total: number; readonly rows: AccountRow[]; readonly next: string | null }> {
  const chosen = sql`${from} where b.customer_id = ${brokerCustomerId} and b.programme = 'broker' and ${sql.raw(inForce)}`
  const { total } = await one(source, sql<{ total: number }>`select count(*)::int as total ${chosen}`)
  const rows = await many(
    source,
    sql<AccountRow & { readonly key: bigint }>`
      select ${columns}, w.number as key,
             (select count(*)::int from api_key k where k.power_id = w.id and k.status <> 'deleted') as keys,
             (select coalesce(jsonb_agg(jsonb_build_object('coin', a.coin, 'scale', n.scale, 'posted', a.posted::text, 'held', a.held::text) order by a.coin), '[]')
                from account a join coin n on n.code = a.coin
               where a.customer_id = w.sub_account_id and a.kind = 'spot' and a.posted > 0) as balances
        ${chosen} ${afterKey(sql`w.number`, page)} order by w.number desc limit ${page.pageSize} offset ${skipped(page)}`,
  )
  return { total, rows, next: nextOf(rows, page) }
}
