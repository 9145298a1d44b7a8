import type { CompanyCase, CompanyRow } from '@tessera/contract/identity/companies/companies-review.ts'
import { ownershipOf } from '@tessera/domain/identity/companies/check.ts'
import { noStructure } from '@tessera/domain/identity/companies/ownership.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import type { z } from 'zod'
import { verdictForSameNumber } from '#identity/kyc/kyc.sql.ts'
import type { Source } from '#platform/database/rows.ts'
import { type AskRow, asksOf, countOthersWithNumber } from './companies.sql.ts'
import { domainPerson } from './read-application.ts'
import type { PersonRow } from './persons.sql.ts'
import type { ListedRow } from './review-list.sql.ts'
import { applicationNumber, dueDay } from './company-verification.ts'
import { type VersionDocument, versionDocumentsOf, type VersionRow, versionsOf } from './versions.sql.ts'

type Case = z.input<typeof CompanyCase>

export function rowView(row: ListedRow): z.input<typeof CompanyRow> {
  const { name, registrationNumber, companyType, registeredAddress } = row.content.basics
  assert(name, 'a submitted version must have a name')
  assert(registrationNumber, 'a submitted version must have a registration number')
  assert(companyType, 'a submitted version must have a type')
  assert(registeredAddress.country, 'a submitted version must have a country')
  return {
    id: row.id,
    number: applicationNumber(row.number),
    customer: { id: row.customer_id, number: String(row.customer_number), email: row.email },
    name,
    registrationNumber,
    companyType,
    country: registeredAddress.country,
    highRisk: row.high_risk,
    status: row.list_status,
    version: row.version,
    submittedAt: row.submitted_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    dueOn: dueDay(row),
  }
}

/** Returns one application with all its versions, newest first. */
export async function companyView(source: Source, row: ListedRow): Promise<Case> {
  const versions = await versionsOf(source, row.id)
  const documents = await versionDocumentsOf(source, row.id)
  const asks = await asksOf(source, row.id)
  const { basics, persons, structure = noStructure } = row.content
  const shares = { basics, persons: persons.map(domainPerson), structure }
  return {
    ...rowView(row),
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    reason: row.reason_code,
    customerMessage: row.customer_message,
    versions: versions.map((version) => versionView(version, documents, asks)),
    ownership: ownershipOf(shares),
    vendor: await verdictForSameNumber(source, {
      customerId: row.customer_id,
      kind: 'company',
      numberHash: row.registration_hash,
    }),
    sameNumber: await countOthersWithNumber(source, row.customer_id, row.registration_hash),
  }
}

const versionView = (
  version: VersionRow,
  documents: readonly VersionDocument[],
  asks: readonly AskRow[],
): Case['versions'][number] => ({
  version: version.version,
  at: version.at.toISOString(),
  basics: version.content.basics,
  persons: version.content.persons.map(personView),
  structure: version.content.structure ?? noStructure,
  ...(version.content.register && { register: version.content.register }),
  documents: documents
    .filter((each) => each.version === version.version)
    .map(({ kind, upload_id: uploadId, name, media_type: mediaType, sha256, issued_on: issuedOn }) => ({
      kind,
      uploadId,
      name,
      mediaType,
      sha256,
      issuedOn,
    })),
  declaration: {
    version: version.declaration_version,
    sha256: version.declaration_sha256,
    signer: version.signer_name,
  },
  requestedItems: asks
    .filter((ask) => ask.version === version.version)
    .map((ask) => ({
      item: ask.item,
      reason: ask.reason_code,
      customerMessage: ask.customer_message,
      by: ask.by_name,
      at: ask.at.toISOString(),
      answered: ask.answered_at !== null,
    })),
})

export function personView(person: PersonRow): Case['versions'][number]['persons'][number] {
  const { id_type: idType, id_number_masked: idNumberMasked, nationality, birth_date: birthDate } = person
  assert(idType, 'a submitted person must have a document')
  assert(idNumberMasked, 'a submitted person must have a number')
  assert(nationality, 'a submitted person must have a nationality')
  assert(birthDate, 'a submitted person must have a date of birth')
  const { id, name, roles, share } = person
  // Versions that were saved before register data existed lack this field.
  const fromRegister = (person.register_fields ?? null) !== null
  const differs = person.register_differs
  return {
    id,
    name,
    roles,
    idType,
    idNumberMasked,
    nationality,
    birthDate,
    share,
    ...(fromRegister && { fromRegister }),
    ...(differs.length > 0 && { registerDiffers: differs }),
  }
}
