import type { KycCase, KycCaseRow } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import type { SentRefusal } from '@tessera/domain/identity/kyc/details.ts'
import type { z } from 'zod'
import type { Source } from '#platform/database/rows.ts'
import { filesWithNumber, type ListedCase } from './cases.sql.ts'
import { currentFaults, submissionOf } from './check-today.ts'
import { asksOf, type DocumentRow, documentsOf, verdictForSameNumber, type VersionRow, versionsOf } from './kyc.sql.ts'
import { caseNumber, detailsView } from './kyc-verification.ts'

type Case = z.input<typeof KycCase>

export const rowView = (row: ListedCase): z.input<typeof KycCaseRow> => ({
  id: row.id,
  number: caseNumber(row.number),
  customer: { id: row.customer_id, number: String(row.customer_number), email: row.email },
  legalName: row.legal_name,
  nationality: row.nationality,
  highRisk: row.high_risk,
  status: row.status,
  version: row.version,
  submittedAt: row.submitted_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
})

/** Maximum number of files with the same number that a reviewer sees by name. Further ones are only counted. */
const MAX_SAME_NUMBER = 10

/** Returns one file with all versions, newest first, and the automatic checks. */
export async function caseView(source: Source, row: ListedCase, now: Date): Promise<Case> {
  const versions = await versionsOf(source, row.id)
  const documents = await documentsOf(source, row.id)
  const asks = await asksOf(source, row.id)
  const [newest] = versions
  if (newest === undefined) throw new Error(`case ${row.id} has no version`)
  const own = documents.filter((document) => document.version === newest.version)
  const same = await filesWithNumber(source, {
    customerId: row.customer_id,
    numberHash: newest.document_number_hash,
    limit: MAX_SAME_NUMBER,
  })
  return {
    ...rowView(row),
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    reason: row.reason_code,
    vendor: await verdictForSameNumber(source, {
      customerId: row.customer_id,
      kind: 'personal',
      numberHash: newest.document_number_hash,
    }),
    customerMessage: row.customer_message,
    versions: versions.map((version) => ({
      version: version.version,
      at: version.at.toISOString(),
      details: detailsView(version),
      documents: documents
        .filter((document) => document.version === version.version)
        .map(({ kind, upload_id: uploadId, sha256 }) => ({ kind, uploadId, sha256 })),
      requestedItems: asks
        .filter((ask) => ask.version === version.version)
        .map((ask) => ({
          item: ask.item,
          reason: ask.reason_code,
          customerMessage: ask.customer_message,
          by: ask.requested_by === null || ask.by_name === null ? null : { id: ask.requested_by, name: ask.by_name },
          at: ask.at.toISOString(),
        })),
    })),
    checks: await checksOf(source, newest, { documents: own, unique: same.length === 0, now }),
    sameNumber: {
      total: same[0]?.total ?? 0,
      files: same.map(({ id, number, status, customer_number: customer }) => ({
        id,
        number: caseNumber(number),
        status,
        customer: String(customer),
      })),
    },
  }
}

async function checksOf(
  source: Source,
  v: VersionRow,
  { documents, unique, now }: { documents: readonly DocumentRow[]; unique: boolean; now: Date },
): Promise<Case['checks']> {
  const uploads = Object.fromEntries(documents.map(({ kind, upload_id: upload }) => [kind, upload]))
  const faults = new Set<string>((await currentFaults(source, submissionOf(v, uploads), now)).map(({ code }) => code))
  const isFree = (...codes: readonly SentRefusal[]) => !codes.some((code) => faults.has(code))
  return [
    { check: 'adult', passed: isFree('KYC_TOO_YOUNG', 'KYC_BIRTH_DATE_UNLIKELY') },
    { check: 'country_served', passed: isFree('KYC_COUNTRY_NOT_SERVED') },
    { check: 'document_unexpired', passed: isFree('KYC_DOCUMENT_EXPIRED', 'KYC_EXPIRY_MISSING') },
    { check: 'number_unique', passed: unique },
    { check: 'photos_differ', passed: new Set(documents.map(({ sha256 }) => sha256)).size === documents.length },
  ]
}
