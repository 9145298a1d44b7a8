import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import type { Deps } from '#platform/http/deps.ts'
import { type RetentionRule, retention } from './retention.sql.ts'
import { many } from './rows.ts'

const BATCH_SIZE = 1_000
/** The number of batches per table and run. The next run continues. */
const BATCHES = 100

type CleanDeps = Pick<Deps, 'inTx' | 'enqueue'>

/**
 * Deletes expired rows and their files in small batches, so that no request waits for it. Returns the number of deleted
 * rows.
 */
export async function cleanUp(
  deps: CleanDeps,
  which: readonly RetentionRule[] = retention,
): Promise<Readonly<Record<string, number>>> {
  const gone: Record<string, number> = {}
  for (const rule of which) {
    gone[rule.table] = 0
    for (let batch = 0, last = BATCH_SIZE; batch < BATCHES && last === BATCH_SIZE; batch += 1) {
      last = await deleteBatch(deps, rule)
      gone[rule.table] = (gone[rule.table] ?? 0) + last
    }
  }
  return gone
}

async function deleteBatch({ inTx, enqueue }: CleanDeps, rule: RetentionRule): Promise<number> {
  const { table, since, keep, unless, file, unchanging } = rule
  const lock = sql.raw(unchanging === true ? '' : 'for update skip locked')
  const { value } = await inTx('job:clean_up')(async (tx) => {
    const gone = await many(
      tx,
      sql<{ file: string | null }>`
        delete from ${sql.table(table)} where ctid = any(array(
              select ctid from ${sql.table(table)}
               where ${sql.raw(since)} < ${tx.now}::timestamptz - ${keep}::interval and not (${sql.raw(unless ?? 'false')})
               limit ${BATCH_SIZE} ${lock}))
        returning ${sql.raw(file ?? 'null')} as file`,
    )
    // Files are deleted after the commit, so a row that survives a rollback keeps its file.
    const names = gone.flatMap((row) => row.file ?? [])
    if (names.length > 0) await enqueue(tx, 'remove_files', { names })
    return ok(gone.length)
  })
  return value
}
