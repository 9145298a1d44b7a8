import { type OwnershipStructure, noStructure } from '@tessera/domain/identity/companies/ownership.ts'
import { sql } from 'kysely'
import { changed, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export async function structureOf(source: Source, applicationId: string): Promise<OwnershipStructure> {
  const row = await maybeOne(
    source,
    sql<{
      structure: OwnershipStructure
    }>`select structure from company_structure where application_id = ${applicationId}`,
  )
  return row?.structure ?? noStructure
}
export const putStructure = (tx: Tx, applicationId: string, structure: OwnershipStructure): Promise<bigint> =>
  changed(
    tx,
    sql`insert into company_structure (application_id, structure, saved_at)
        values (${applicationId}, ${JSON.stringify(structure)}::jsonb, ${tx.now})
        on conflict (application_id) do update set structure = excluded.structure, saved_at = excluded.saved_at`,
  )
