import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type UnlockRow = {
  readonly id: string
  readonly subscription_id: string
  readonly unlock_at: Date
  readonly amount: Amount
  readonly released_at: Date | null
}

type NewUnlock = Pick<UnlockRow, 'id' | 'subscription_id' | 'unlock_at' | 'amount'> & {
  readonly customer_id: string
  readonly hold_id: string | null
}
/** Stores one part of the schedule; tokens that are not held are free at delivery. */
export const insertUnlock = (tx: Tx, u: NewUnlock): Promise<bigint> =>
  changed(
    tx,
    sql`insert into token_unlock (id, subscription_id, customer_id, unlock_at, amount, hold_id, released_at)
        values (${u.id}, ${u.subscription_id}, ${u.customer_id}, ${u.unlock_at}, ${String(u.amount)}::numeric, ${u.hold_id},
                ${u.hold_id === null ? tx.now : null})`,
  )

/** Returns the unlocks of these subscriptions, earliest first. */
export const unlocksOf = async (
  source: Source,
  subscriptionIds: readonly string[],
): Promise<ReadonlyMap<string, readonly UnlockRow[]>> =>
  Map.groupBy(
    await many(
      source,
      sql<UnlockRow>`select id, subscription_id, unlock_at, amount, released_at from token_unlock
                      where subscription_id = any(${subscriptionIds}::uuid[]) order by unlock_at`,
    ),
    (row) => row.subscription_id,
  )

/** Returns unlocks that are due, at most a hundred. */
export const dueUnlocks = (source: Source, now: Date): Promise<{ id: string }[]> =>
  many(
    source,
    sql<{
      id: string
    }>`select id from token_unlock where released_at is null and unlock_at <= ${now} order by unlock_at, id limit 100`,
  )

export type DueUnlock = {
  readonly id: string
  readonly hold_id: string
  readonly customer_id: string
  readonly amount: Amount
  readonly symbol: string
  readonly decimals: number
  readonly name_en: string
  readonly name_zh: string
}
/** Locks a due unlock; undefined if another transaction released it first. */
export const lockDueUnlock = (tx: Tx, id: string): Promise<DueUnlock | undefined> =>
  maybeOne(
    tx,
    sql<DueUnlock>`
      select u.id, u.hold_id, u.customer_id, u.amount, p.symbol, p.decimals, p.terms #>> '{facts,name,en}' as name_en,
             p.terms #>> '{facts,name,zh}' as name_zh
        from token_unlock u join subscription s on s.id = u.subscription_id join product p on p.id = s.product_id
       where u.id = ${id} and u.released_at is null and u.unlock_at <= ${tx.now} for update of u`,
  )

export const setReleased = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update token_unlock set released_at = ${tx.now} where id = ${id} and released_at is null`)
