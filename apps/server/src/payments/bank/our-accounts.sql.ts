import { settingShape } from '@tessera/contract/platform/settings/setting-areas.ts'
import type { CsvProfile } from '@tessera/domain/payments/fiat-orders/csv-profile.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { many, maybeOne, type Source } from '#platform/database/rows.ts'

/**
 * Returns the banks at which we have or had an account, in our spelling. It includes closed accounts, because late
 * lines may still be reported. The bank's name is part of a line's identity, so a statement or feed under another name
 * is rejected.
 */
export const ourBanks = async (source: Source): Promise<string[]> =>
  (await many(source, sql<{ bank: string }>`select distinct bank from bank_account order by bank`)).map(
    ({ bank }) => bank,
  )

export type OurAccount = {
  readonly number: string
  readonly coin: string
  readonly bankCode: string | null
  readonly timeZone: string
}
export type NamedAccount = {
  readonly name: string
  readonly bank: string
  readonly accountNumber: string
  readonly coin: string
  readonly timeZone: string
}
/** Returns all our accounts, including closed ones. */
export const namedAccounts = (source: Source): Promise<NamedAccount[]> =>
  many(
    source,
    sql<NamedAccount>`
      select name, bank, account_number as "accountNumber", coin, time_zone as "timeZone" from bank_account order by bank, name`,
  )

/** Returns the profile of the CSV files of an account; undefined without one. */
export const csvProfileOf = async (source: Source, name: string): Promise<CsvProfile | undefined> => {
  const row = await maybeOne(
    source,
    sql<{ profile: unknown }>`
      select csv_profile as profile from bank_account where name = ${name} and csv_profile is not null`,
  )
  return row && settingShape('csvProfile').parse(row.profile)
}

/** Returns our accounts at a bank, including closed ones, because a statement may be of any of them. */
export const ourAccounts = (source: Source, bank: string): Promise<OurAccount[]> =>
  many(
    source,
    sql<OurAccount>`
      select account_number as number, coin, bank_code as "bankCode", time_zone as "timeZone" from bank_account where bank = ${bank}`,
  )

/** Returns our open accounts of a coin at a bank, with the largest order that they accept. */
export const openAccounts = (
  source: Source,
  { bank, coin }: { readonly bank: string; readonly coin: string },
): Promise<{ number: string; maximum: Amount }[]> =>
  many(
    source,
    sql<{ number: string; maximum: Amount }>`
      select account_number as number, order_max as maximum from bank_account
       where coin = ${coin} and bank = ${bank} and closed_at is null`,
  )

/** Returns the numbers of our open accounts of a coin at a bank. */
export const ourNumbers = async (
  source: Source,
  { bank, coin }: { readonly bank: string; readonly coin: string },
): Promise<string[]> =>
  (
    await many(
      source,
      sql<{ number: string }>`
        select account_number as number from bank_account where coin = ${coin} and bank = ${bank} and closed_at is null`,
    )
  ).map(({ number }) => number)
