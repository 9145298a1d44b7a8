import { sql } from 'kysely'
import { changed, one } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'
import type { Finding } from './verify.ts'

/** Enough rows to see what is wrong; the query gives the rest. */
const SHOWN = 20

export async function recordCheck(tx: Tx, scope: 'tail' | 'everything', findings: readonly Finding[]): Promise<void> {
  await changed(
    tx,
    sql`insert into books_check (at, scope, findings, detail)
        values (${tx.now}, ${scope}, ${findings.length}, ${JSON.stringify(findings.slice(0, SHOWN))}::jsonb)`,
  )
}

/**
 * Whether money may leave: nothing was found since everything was last held against every invariant and was right. A quiet
 * minute does not undo a finding, because the tail moves on while what it saw stays wrong.
 */
export async function booksAreSound(tx: Tx): Promise<boolean> {
  const { sound } = await one(
    tx,
    sql<{ sound: boolean }>`
      select not exists (select from books_check where findings > 0 and id > coalesce(
        (select max(id) from books_check where scope = 'everything' and findings = 0), 0)) as sound`,
  )
  return sound
}
