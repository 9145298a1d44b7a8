import { type RawBuilder, sql } from 'kysely'

/** The encrypted field, which selects the key for its decryption. */
export type EncryptedField = 'document_number' | 'bank_account_number' | 'payment_account_number'

export type Section = {
  readonly key: string
  /** The tables that the section reads; a test compares them with all tables that name a customer. */
  readonly tables: readonly string[]
  /** Each column of the export by its name in the file. */
  readonly columns: Readonly<Record<string, RawBuilder<unknown>>>
  /** The SQL from its FROM clause to the end, for one customer, sorted newest first if the table has a time. */
  readonly from: (id: string) => RawBuilder<unknown>
  readonly sealed?: Readonly<Record<string, EncryptedField>>
}

/** Converts amounts from minor units to decimals. */
export const scaled = (value: string, scale: string): RawBuilder<unknown> =>
  sql.raw(`trim_scale(${value}::numeric / 10::numeric ^ ${scale})::text`)
export const money = (value: string, coin = 'x.coin'): RawBuilder<unknown> =>
  scaled(value, `(select scale from coin where code = ${coin})`)
export const col = (name: string): RawBuilder<unknown> => sql.raw(`x.${name}`)
export const fields = (...names: readonly string[]): Record<string, RawBuilder<unknown>> =>
  Object.fromEntries(names.map((name) => [camel(name), col(name)]))
const camel = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Selects the customer and their sub-accounts, which belong to the same person. */
export const accountsOfOwner = (id: string): RawBuilder<unknown> =>
  sql`(select id from customer where id = ${id} or parent_id = ${id})`
export const rowsOf =
  (table: string, order: string) =>
  (id: string): RawBuilder<unknown> =>
    sql`from ${sql.table(table)} x where x.customer_id in ${accountsOfOwner(id)} order by ${sql.raw(order)}`
export const joined =
  (table: string, join: string, ownerColumn: string, order: string) =>
  (id: string): RawBuilder<unknown> =>
    sql`from ${sql.table(table)} x ${sql.raw(join)} where ${sql.raw(ownerColumn)} in ${accountsOfOwner(id)} order by ${sql.raw(order)}`
