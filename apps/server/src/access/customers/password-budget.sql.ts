import { sql } from 'kysely'
import type { TryBudget } from '@tessera/domain/access/sessions/tries.ts'
import { sha256 } from '#platform/random/random.ts'
import { changed, maybeOne, one } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/**
 * Takes one try of an account, known or not, before its password is checked. The period starts with the first try.
 * Returns undefined, and counts nothing, if no try is left.
 */
export const takeTry = (
  tx: Tx,
  account: string,
  { tries, minutes }: TryBudget,
): Promise<{ tries: number } | undefined> =>
  maybeOne(
    tx,
    sql<{ tries: number }>`
      insert into password_budget as b (account_hash, tries, window_start) values (${sha256(account)}, 1, ${tx.now})
      on conflict (account_hash) do update
        set tries = case when b.window_start <= ${tx.now}::timestamptz - make_interval(mins => ${minutes}) then 1 else b.tries + 1 end,
            window_start = case when b.window_start <= ${tx.now}::timestamptz - make_interval(mins => ${minutes}) then ${tx.now} else b.window_start end
        where b.tries < ${tries} or b.window_start <= ${tx.now}::timestamptz - make_interval(mins => ${minutes})
      returning tries`,
  )

/** Returns the start of the period if no tries are left; undefined otherwise. */
export const usedUpSince = (
  tx: Tx,
  account: string,
  { tries, minutes }: TryBudget,
): Promise<{ readonly at: Date } | undefined> =>
  maybeOne(
    tx,
    sql<{ at: Date }>`
      select window_start as at from password_budget
       where account_hash = ${sha256(account)} and tries >= ${tries}
         and window_start > ${tx.now}::timestamptz - make_interval(mins => ${minutes})`,
  )

export const windowStart = async (tx: Tx, account: string): Promise<Date> =>
  (
    await one(
      tx,
      sql<{ at: Date }>`select window_start as at from password_budget where account_hash = ${sha256(account)}`,
    )
  ).at

/** Restores one try, whose password was right. Other tries still count. */
export const giveBackTry = (tx: Tx, account: string): Promise<bigint> =>
  changed(tx, sql`update password_budget set tries = tries - 1 where account_hash = ${sha256(account)} and tries > 0`)

/** Restores the whole budget after a right password. */
export const restoreTries = (tx: Tx, account: string): Promise<bigint> =>
  changed(tx, sql`delete from password_budget where account_hash = ${sha256(account)}`)
