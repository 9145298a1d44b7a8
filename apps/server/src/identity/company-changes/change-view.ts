import type {
  companyChanges,
  CompanyChange,
  CompanyChangeCase,
} from '@tessera/contract/identity/company-changes/company-changes.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { notifyBy, workingDaysLate } from '@tessera/domain/identity/companies/changes.ts'
import { ownershipOf } from '@tessera/domain/identity/companies/check.ts'
import { noStructure } from '@tessera/domain/identity/companies/ownership.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import type { z } from 'zod'
import { ownApplication } from '#identity/companies/companies.sql.ts'
import { domainPerson } from '#identity/companies/read-application.ts'
import { listedApplication } from '#identity/companies/review-list.sql.ts'
import { personView, rowView } from '#identity/companies/company-view.ts'
import { dayOf } from '#identity/companies/company-verification.ts'
import { type VersionContent, versionsOf } from '#identity/companies/versions.sql.ts'
import type { Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { reasonTextAt } from '#platform/settings/reasons.sql.ts'
import { changeNumber } from './change.kind.ts'
import { partsOf } from './changed-file.ts'
import { changeDocuments, changesOf, type ChangeRow, readChange } from './company-changes.sql.ts'

type ChangeView = Omit<z.input<typeof CompanyChange>, 'documents' | 'rejected'>

function changeView(row: ChangeRow, before: VersionContent): ChangeView {
  return {
    id: row.id,
    number: changeNumber(row.number),
    status: row.status,
    changedOn: row.changed_on,
    notifyBy: notifyBy(row.changed_on),
    lateDays: workingDaysLate(row.changed_on, dayOf(row.filed_at)),
    note: row.note,
    filedAt: row.filed_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    parts: partsOf(before, row.content),
  }
}
async function baseVersionOf(source: Source, row: ChangeRow): Promise<VersionContent> {
  const base = (await versionsOf(source, row.application_id)).find(({ version }) => version === row.base_version)
  assert(base, `change ${row.id} names a version that does not exist`)
  return base.content
}

/** Returns the changes of the caller's company, newest first, in the reader's language. */
export async function ownChanges(
  tx: Tx,
  { customerId, locale }: { readonly customerId: string; readonly locale: Locale },
): Promise<ReplyOf<typeof companyChanges.list>> {
  const application = await ownApplication(tx, customerId)
  if (application === undefined) return { changes: [] }
  const changes: z.output<typeof CompanyChange>[] = []
  for (const row of await changesOf(tx, application.id)) {
    const documents = await changeDocuments(tx, row.id)
    const { reason_code: reason, customer_message: customerMessage } = row
    const text = reason === null ? null : await reasonTextAt(tx, 'company', reason, row.decided_at)
    changes.push({
      ...changeView(row, await baseVersionOf(tx, row)),
      documents: documents.map(({ kind, name, issued_on: issuedOn }) => ({ kind, name, issuedOn })),
      rejected: reason === null || text === null ? null : { reason, reasonText: text[locale], customerMessage },
    })
  }
  return { changes }
}

/** Returns one change with the company before and after it; undefined if there is none. */
export async function changeCase(source: Source, id: string): Promise<z.input<typeof CompanyChangeCase> | undefined> {
  const row = await readChange(source, id)
  const listed = row && (await listedApplication(source, row.application_id))
  if (row === undefined || listed === undefined) return undefined
  const before = await baseVersionOf(source, row)
  const { id: companyId, number, customer, name, status, version } = rowView(listed)
  return {
    ...changeView(row, before),
    company: { id: companyId, number, customer, name, status, version },
    baseVersion: row.base_version,
    before: fileView(before),
    after: fileView(row.content),
    documents: (await changeDocuments(source, id)).map((each) => ({
      kind: each.kind,
      uploadId: each.upload_id,
      name: each.name,
      mediaType: each.media_type,
      sha256: each.sha256,
      issuedOn: each.issued_on,
    })),
    declaration: { version: row.declaration_version, signer: row.signer_name },
    reason: row.reason_code,
    customerMessage: row.customer_message,
  }
}

function fileView(content: VersionContent): z.input<typeof CompanyChangeCase>['before'] {
  const { basics, persons, structure = noStructure } = content
  return {
    basics,
    persons: persons.map(personView),
    structure,
    ownership: ownershipOf({ basics, persons: persons.map(domainPerson), structure }),
  }
}
