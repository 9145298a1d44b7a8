import type { CompanyBasics } from '@tessera/domain/identity/companies/application.ts'
import type { OwnershipStructure } from '@tessera/domain/identity/companies/ownership.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { DocumentRow } from './companies.sql.ts'
import type { RegisterView } from './register.sql.ts'
import type { PersonRow } from './persons.sql.ts'

/** The content of a version without its documents, with encrypted numbers. */
export type VersionContent = {
  readonly basics: CompanyBasics
  readonly persons: readonly PersonRow[]
  /** Absent in versions that were saved before ownership through layers existed. */
  readonly structure?: OwnershipStructure
  /** The data from the register of companies, if it was fetched. */
  readonly register?: RegisterView
}
export type VersionRow = {
  version: number
  content: VersionContent
  declaration_version: string
  declaration_sha256: string
  signer_id: string
  signer_name: string
  at: Date
}
export type VersionDocument = Omit<DocumentRow, 'added_at'> & { version: number; media_type: string }

export async function insertVersion(
  tx: Tx,
  id: string,
  v: Omit<VersionRow, 'at'> & { readonly documents: readonly DocumentRow[] },
): Promise<void> {
  await changed(
    tx,
    sql`insert into company_version (application_id, version, content, declaration_version, declaration_sha256, signer_id, signer_name, at)
        values (${id}, ${v.version}, ${JSON.stringify(v.content)}::jsonb, ${v.declaration_version}, ${v.declaration_sha256}, ${v.signer_id}, ${v.signer_name}, ${tx.now})`,
  )
  for (const d of v.documents)
    await changed(
      tx,
      sql`insert into company_version_document (application_id, version, kind, upload_id, issued_on)
          values (${id}, ${v.version}, ${d.kind}, ${d.upload_id}, ${d.issued_on})`,
    )
}

/**
 * Returns all versions, newest first. Versions that were saved before corrections of register data existed have no
 * list of them.
 */
export async function versionsOf(source: Source, id: string): Promise<VersionRow[]> {
  const rows = await many(
    source,
    sql<VersionRow>`
      select version, content, declaration_version, declaration_sha256, signer_id, signer_name, at
        from company_version where application_id = ${id} order by version desc`,
  )
  return rows.map(({ content, ...row }) => ({
    ...row,
    content: {
      ...content,
      persons: content.persons.map((person) => ({ ...person, register_differs: person.register_differs ?? [] })),
    },
  }))
}
export const versionDocumentsOf = (source: Source, id: string): Promise<VersionDocument[]> =>
  many(
    source,
    sql<VersionDocument>`
      select d.version, d.kind, d.upload_id, u.name, u.sha256, u.media_type, d.issued_on
        from company_version_document d join upload u on u.id = d.upload_id where d.application_id = ${id} order by d.version desc, d.kind`,
  )
/** True if the upload is a document of any version of this application. */
export const isDocumentOfApplication = async (source: Source, id: string, uploadId: string): Promise<boolean> =>
  (await maybeOne(
    source,
    sql`select 1 from company_version_document where application_id = ${id} and upload_id = ${uploadId} limit 1`,
  )) !== undefined
