import type { companyChanges } from '@tessera/contract/identity/company-changes/company-changes.ts'
import { DECLARATION_VERSION } from '@tessera/contract/identity/companies/company-declaration.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { isUnchanged } from '@tessera/domain/identity/companies/changes.ts'
import { type CompanyFault, companyFaults } from '@tessera/domain/identity/companies/check.ts'
import { companyChangeMachine } from '@tessera/domain/identity/companies/changes.ts'
import { maySign } from '@tessera/domain/identity/companies/persons.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { type ApplicationRow, isOwnAttachment, ownApplication } from '#identity/companies/companies.sql.ts'
import { domainPerson, type ApplicationContent, readApplication } from '#identity/companies/read-application.ts'
import { dayOf, declarationHashes } from '#identity/companies/company-verification.ts'
import { lockCustomer } from '#identity/kyc/kyc.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import { recordFirstStatus } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { ruleOf } from '#platform/settings/requirements.ts'
import { readSettings } from '#platform/settings/site-settings.sql.ts'
import { type ChangedFile, changedFile, partsOf } from './changed-file.ts'
import { insertChange } from './company-changes.sql.ts'
import {
  companyChangeEmpty,
  companyChangeEvidenceMissing,
  companyChangeWaiting,
  companyNotApproved,
} from './refusals.ts'
import {
  companyDateLater,
  companyDeclarationChanged,
  companySignerRefused,
  companyUploadTwice,
  companyUploadUnknown,
} from '#identity/companies/refusals.ts'

type Row = typeof companyChanges.file
type Input = InputOf<Row>
type Refusal = Row['refusals'][number]

/** Files a change of an approved company. The company does not change until two people approve it. */
export async function fileChange(
  deps: Pick<Deps, 'config' | 'random'>,
  tx: Tx,
  customer: { readonly id: string; readonly ip: string },
  input: Input,
): Promise<Outcome<unknown, Refusal>> {
  if ((await lockCustomer(tx, customer.id)).status !== 'active') return refuse('ACCOUNT_FROZEN')
  const row = await ownApplication(tx, customer.id)
  if (row?.status !== 'approved') return companyNotApproved
  const read = await readApplication(tx, row, tx.now)
  const next = changedFile(deps, read, input)
  if (!next.ok) return next
  const may = await mayFile(tx, customer.id, { read, given: input, next: next.value })
  if (!may.ok) return may
  const id = deps.random.uuid()
  const isFirst = await insertChange(tx, {
    id,
    application_id: row.id,
    base_version: row.version,
    changed_on: input.changedOn,
    note: input.note,
    content: next.value.content,
    declaration_version: input.declaration.version,
    declaration_sha256: input.declaration.sha256,
    signer_id: may.value.id,
    signer_name: may.value.name,
    documents: input.documents.map(({ kind, uploadId, issuedOn }) => ({
      kind,
      upload_id: uploadId,
      issued_on: issuedOn,
    })),
  })
  if (!isFirst) return companyChangeWaiting
  await recordFirstStatus(tx, 'company_change', id, companyChangeMachine)
  await note(tx, row, { id, ip: customer.ip, changedOn: input.changedOn })
  return ok({})
}

const note = (tx: Tx, row: ApplicationRow, { id, ip, changedOn }: { id: string; ip: string; changedOn: string }) =>
  recordAct(tx, {
    action: 'companies.file_change',
    target: { type: 'company_application', id: row.id },
    after: { change: id, version: row.version, changedOn },
    ip,
  })

type Filing = { readonly read: ApplicationContent; readonly given: Input; readonly next: ChangedFile }
type Signer = { readonly id: string; readonly name: string }

/** Checks a change by every rule of an application, its evidence and its signature. Returns the signer. */
async function mayFile(
  tx: Tx,
  customerId: string,
  { read, given, next: { content, ids } }: Filing,
): Promise<Outcome<Signer, Refusal>> {
  const today = dayOf(tx.now)
  if (given.changedOn > today) return companyDateLater('changedOn')
  const former = { basics: read.application.basics, persons: read.persons, structure: read.application.structure }
  if (isUnchanged(partsOf(former, content)) && given.documents.length === 0) return companyChangeEmpty
  const documents = [...new Map(given.documents.map((each) => [each.kind, each])).values()]
  if (documents.length === 0) return companyChangeEvidenceMissing
  if (documents.length < given.documents.length || new Set(documents.map((d) => d.uploadId)).size < documents.length)
    return companyUploadTwice('documents')
  if (documents.some(({ uploadId }) => read.documents.some((each) => each.upload_id === uploadId)))
    return companyUploadTwice('documents')
  for (const { uploadId } of documents)
    if (!(await isOwnAttachment(tx, customerId, uploadId))) return companyUploadUnknown('documents')
  const fault = await faultOf(tx, { read, given, content })
  if (fault !== undefined) return refuse(fault.code, { field: fault.field, params: fault.params ?? {} })
  const { version, sha256 } = given.declaration
  if (version !== DECLARATION_VERSION || !declarationHashes.includes(sha256)) return companyDeclarationChanged
  const signer = content.persons.find(({ id }) => id === (ids.get(given.signerId) ?? given.signerId))
  if (signer === undefined || !maySign(signer.roles)) return companySignerRefused
  return ok(signer)
}

/**
 * Returns the first fault of the file after the change. The age limit does not apply to verified documents that remain.
 */
async function faultOf(
  tx: Tx,
  { read, given, content }: Pick<Filing, 'read' | 'given'> & { content: ChangedFile['content'] },
): Promise<CompanyFault | undefined> {
  const sent = given.documents.map(({ kind, issuedOn }) => ({ kind, issuedOn }))
  const unchanged = read.application.documents.filter(({ kind }) => sent.every((each) => each.kind !== kind))
  const application = {
    basics: content.basics,
    documents: [...unchanged, ...sent],
    persons: content.persons.map(domainPerson),
    structure: content.structure,
  }
  const faults = companyFaults(application, { today: dayOf(tx.now), rule: ruleOf(await readSettings(tx)) })
  const isStoredDocument = (field: string) => unchanged.some(({ kind }) => field === `documents.${kind}`)
  return faults.find(({ field }) => !isStoredDocument(field))
}
