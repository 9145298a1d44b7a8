import { sql } from 'kysely'
import type { ApplicationRow } from '#identity/companies/companies.sql.ts'
import type { PersonRow } from '#identity/companies/persons.sql.ts'
import { domainPerson, type ApplicationContent, readApplication } from '#identity/companies/read-application.ts'
import type { VersionContent } from '#identity/companies/versions.sql.ts'
import { maybeOne, type Source } from '#platform/database/rows.ts'

export type DeclaredFile = {
  readonly application: ApplicationContent['application']
  readonly persons: readonly PersonRow[]
  readonly name: string | null
}

/**
 * Returns the current declaration of the company. Includes a pending change of an approved company, so that an added
 * person can verify before its decision.
 */
export async function declaredFile(source: Source, row: ApplicationRow, now: Date): Promise<DeclaredFile> {
  const read = await readApplication(source, row, now)
  const change = await maybeOne(
    source,
    sql<{ content: VersionContent }>`
      select content from company_change
       where application_id = ${row.id} and status = 'waiting' and ${row.status} = 'approved'`,
  )
  if (change === undefined) return { application: read.application, persons: read.persons, name: row.name }
  const { basics, persons, structure } = change.content
  const application = {
    basics,
    documents: read.application.documents,
    persons: persons.map(domainPerson),
    ...(structure && { structure }),
  }
  return { application, persons, name: row.name }
}
