import { sql } from 'kysely'
import { sha256 } from '../platform/random.ts'
import { changed, one } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'

type Budget = { readonly tries: number; readonly window_start: Date }

/** Counts one more try of an account, known or not, before its password is looked at; the window starts with the first. */
export const countTry = (tx: Tx, account: string, windowMinutes: number): Promise<Budget> =>
  one(
    tx,
    sql<Budget>`
      insert into password_budget as b (account_hash, tries, window_start) values (${sha256(account)}, 1, ${tx.now})
      on conflict (account_hash) do update
        set tries = case when b.window_start <= ${tx.now}::timestamptz - make_interval(mins => ${windowMinutes}) then 1 else b.tries + 1 end,
            window_start = case when b.window_start <= ${tx.now}::timestamptz - make_interval(mins => ${windowMinutes}) then ${tx.now} else b.window_start end
      returning tries, window_start`,
  )

/** A right password gives the whole budget back. */
export const forgiveTries = (tx: Tx, account: string): Promise<bigint> =>
  changed(tx, sql`delete from password_budget where account_hash = ${sha256(account)}`)
