import type { QueryExecutorProvider, RawBuilder } from 'kysely'

/**
 * A transaction, or plain reads. Not `Kysely<DB>`, because the compiler takes four seconds to compare it with
 * `Transaction<DB>` member by member.
 */
export type Source = { readonly db: QueryExecutorProvider }

/** The function's name gives the expected number of rows. Any other number is a bug and throws. */
export async function many<R>(tx: Source, query: RawBuilder<R>): Promise<R[]> {
  const { rows } = await query.execute(tx.db)
  return rows
}

export async function maybeOne<R>(tx: Source, query: RawBuilder<R>): Promise<R | undefined> {
  const rows = await many(tx, query)
  if (rows.length > 1) throw new Error(`expected at most one row, got ${rows.length}`)
  return rows[0]
}

export async function one<R>(tx: Source, query: RawBuilder<R>): Promise<R> {
  const row = await maybeOne(tx, query)
  if (row === undefined) throw new Error('expected one row, got none')
  return row
}

/** Returns the number of rows that a statement changed. */
export async function changed(tx: Source, query: RawBuilder<unknown>): Promise<bigint> {
  const { numAffectedRows } = await query.execute(tx.db)
  return numAffectedRows ?? 0n
}

/** Returns JSON for a nullable column. Without it, null would be stored as the JSON value null. */
export const jsonOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))
