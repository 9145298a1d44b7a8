import { sql } from 'kysely'
import type { Tx } from './tx.ts'

/**
 * Runs a part of a transaction, and undoes what it wrote unless `keeps` accepts its result. An error ends the whole
 * transaction.
 */
export async function inSavepoint<Result>(
  tx: Tx,
  keeps: (result: Result) => boolean,
  body: () => Promise<Result>,
): Promise<Result> {
  await sql`savepoint part`.execute(tx.db)
  const result = await body()
  await (keeps(result) ? sql`release savepoint part` : sql`rollback to savepoint part`).execute(tx.db)
  return result
}
