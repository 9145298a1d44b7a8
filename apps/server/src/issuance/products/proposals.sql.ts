import { sql } from 'kysely'
import { many, maybeOne, type Source } from '#platform/database/rows.ts'

/** Returns the subjects that have a proposal awaiting a second operator. */
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

/** Returns true if an open supplement proposal concerns this file. */
export const isProposed = async (source: Source, uploadId: string): Promise<boolean> =>
  (await maybeOne(
    source,
    sql`select 1 from approval_request
         where kind = 'product_supplement' and status = 'requested' and content #>> '{document,uploadId}' = ${uploadId} limit 1`,
  )) !== undefined
