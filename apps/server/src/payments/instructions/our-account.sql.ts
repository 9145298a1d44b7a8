import { sql } from 'kysely'
import { maybeOne, one, type Source } from '#platform/database/rows.ts'

export type OurAccount = { readonly id: string; readonly name: string }

/**
 * Returns the open account of the exchange that pays instructions of a currency: the one with this short name,
 * otherwise one with open payouts.
 */
export const payingAccount = (
  source: Source,
  { coin, bankAccount }: { readonly coin: string; readonly bankAccount?: string | undefined },
): Promise<OurAccount | undefined> =>
  maybeOne(
    source,
    sql<OurAccount>`
      select id, name from bank_account
       where coin = ${coin} and closed_at is null and (${bankAccount ?? null}::text is null or name = ${bankAccount ?? null})
       order by payout_open desc, name limit 1`,
  )

/** False if an account was closed. */
export const isAccountOpen = async (source: Source, id: string): Promise<boolean> =>
  (await maybeOne(source, sql`select 1 from bank_account where id = ${id} and closed_at is null`)) !== undefined

/** Returns the short name of an account, open or not. */
export const nameOfAccount = async (source: Source, id: string): Promise<string> =>
  (await one(source, sql<Pick<OurAccount, 'name'>>`select name from bank_account where id = ${id}`)).name
