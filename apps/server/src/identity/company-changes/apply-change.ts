import { documentsOf, putDocument, setVersion } from '#identity/companies/companies.sql.ts'
import { deletePerson, personsOf, putPerson } from '#identity/companies/persons.sql.ts'
import { releaseChangedFields, registerOf, registerView } from '#identity/companies/register.sql.ts'
import { recordOwners } from '#identity/companies/save-ownership.ts'
import { putStructure } from '#identity/companies/structure.sql.ts'
import { insertVersion, versionsOf } from '#identity/companies/versions.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { changeDocuments, type ChangeRow } from './company-changes.sql.ts'

type NewVersion = { readonly customerId: string; readonly hash: string; readonly toVersion: number }

/** Replaces the company's file by the approved change in one transaction, and saves it as the next version. */
export async function applyChange(
  tx: Tx,
  change: ChangeRow,
  { customerId, hash, toVersion }: NewVersion,
): Promise<void> {
  const { application_id: id, content } = change
  const { basics, persons, structure } = content
  for (const person of await personsOf(tx, id))
    if (persons.every((each) => each.id !== person.id)) await deletePerson(tx, id, person.id)
  for (const person of persons) await putPerson(tx, id, person)
  await putStructure(tx, id, structure)
  for (const { kind, upload_id: uploadId, issued_on: issuedOn } of await changeDocuments(tx, change.id))
    await putDocument(tx, id, { kind, uploadId, issuedOn })
  const before = (await versionsOf(tx, id)).find(({ version }) => version === change.base_version)
  if (before !== undefined) await releaseChangedFields(tx, id, { before: before.content.basics, after: basics })
  await setVersion(tx, id, { basics, hash, version: toVersion })
  await recordOwners(tx, customerId, { persons, structure })
  const register = await registerOf(tx, id)
  await insertVersion(tx, id, {
    version: toVersion,
    content: { basics, persons, structure, ...(register && { register: registerView(register) }) },
    documents: await documentsOf(tx, id),
    declaration_version: change.declaration_version,
    declaration_sha256: change.declaration_sha256,
    signer_id: change.signer_id,
    signer_name: change.signer_name,
  })
}
