import { sql } from 'kysely'
import { many, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type NumberRow = {
  readonly case_id: string
  readonly version: number
  readonly nationality: string
  readonly document_number_sealed: string
}
type VersionKey = Pick<NumberRow, 'case_id' | 'version'>

/** Versions after a position whose number has a hash of the earlier formula. */
export const withFormerHash = (source: Source, after: VersionKey, limit: number): Promise<NumberRow[]> =>
  many(
    source,
    sql<NumberRow>`
      select case_id, version, nationality, document_number_sealed from kyc_version
       where number_formula = 1 and (case_id, version) > (${after.case_id}, ${after.version})
       order by case_id, version limit ${limit}`,
  )

/**
 * Replaces the hash of one version and its copies: of the verified identity, the vendor's verdict, operators and
 * connections.
 */
export const renewHash = (tx: Tx, { case_id: id, version }: VersionKey, hash: string): Promise<unknown> =>
  many(tx, sql`select renew_number_hash(${id}, ${version}, ${hash})`)
