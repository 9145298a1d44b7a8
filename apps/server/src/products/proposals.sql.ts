import { sql } from 'kysely'
import { many, type Source } from '../platform/rows.ts'

/** Which of the subjects have a proposal that waits for a second operator. */
export const openProposals = async (
  source: Source,
  kind: 'product_publish' | 'allotment',
  subjects: readonly string[],
): Promise<Set<string>> =>
  new Set(
    (
      await many(
        source,
        sql<{ subject_id: string }>`
          select subject_id from approval_request
           where kind = ${kind} and status = 'requested' and subject_id = any(${[...subjects]}::text[])`,
      )
    ).map((row) => row.subject_id),
  )
