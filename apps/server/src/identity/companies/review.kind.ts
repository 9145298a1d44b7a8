import { companyReviewKind } from '@tessera/contract/identity/companies/review.kind.ts'
import { OwnershipStructure } from '@tessera/contract/identity/companies/company-ownership-shapes.ts'
import { CompanyBasics, CompanyDocumentKind, PersonRole } from '@tessera/contract/identity/companies/company-shapes.ts'
import { companyMachine } from '@tessera/domain/identity/companies/machine.ts'
import { isServed } from '@tessera/domain/access/customers/region.ts'
import { statusesAllowing } from '@tessera/domain/platform/machine/machine.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { type ApprovalKind, approvalKind, type Summary } from '#services/approvals/kind.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { kycStatusOf, lockCustomer, setKycStatus } from '#identity/kyc/kyc.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { reasonTextAt } from '#platform/settings/reasons.sql.ts'
import { ruleOf } from '#platform/settings/requirements.ts'
import { readSettings } from '#platform/settings/site-settings.sql.ts'
import {
  type ApplicationRow,
  claimCompany,
  decideApplication,
  freeCompany,
  lockApplication,
  setCorporate,
} from './companies.sql.ts'
import { waitingApplications } from './review-list.sql.ts'
import { applicationNumber } from './company-verification.ts'
import { versionDocumentsOf, versionsOf } from './versions.sql.ts'
import { companyCountryNotServed, companyNumberInUse } from './refusals.ts'

/** The content that two people approve: each detail, each person, and each document by its hash. */
const Content = z.object({
  number: z.string(),
  customerId: z.string(),
  version: z.number(),
  basics: CompanyBasics,
  registrationHash: z.string(),
  persons: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      roles: z.array(PersonRole),
      idNumberHash: z.string(),
      nationality: z.string(),
      birthDate: z.string(),
      share: z.number().nullable(),
    }),
  ),
  /** Absent in requests that were made before ownership through layers existed. */
  structure: OwnershipStructure.optional(),
  documents: z.array(
    z.object({
      kind: CompanyDocumentKind,
      uploadId: z.string(),
      sha256: z.string(),
      issuedOn: z.string().nullable(),
    }),
  ),
  signer: z.string(),
})
type Content = z.output<typeof Content>

/** Approves or rejects a company. */
export const companyReview: ApprovalKind<'company_review'> = approvalKind(companyReviewKind, {
  proposal: z.object({}).strict(),
  content: Content,
  load: loadContent,
  waiting: async (source, limit) =>
    (await waitingApplications(source, limit)).map((row) => ({
      subjectId: row.id,
      since: row.submitted_at,
      ...summaryOf(applicationNumber(row.number), row.content.basics),
    })),
  summary: ({ number, basics }) => summaryOf(number, basics),
  documents: ({ documents }) => documents.map(({ uploadId }) => uploadId),
  noteView: (tx, id, ip) => noteView(tx, id, ip),
  approve: async (tx, id, content) => {
    const { customerId, basics } = content
    const rule = ruleOf(await readSettings(tx))
    // The exchange may have stopped serving the country during the review.
    const countries = [basics.registeredAddress.country, basics.businessAddress.country].map(
      (each) => each ?? undefined,
    )
    if (countries.some((country) => !isServed(rule, country)))
      return companyCountryNotServed('registeredAddress.country')
    if (!(await claimCompany(tx, customerId, content.registrationHash))) return companyNumberInUse
    await move(tx, 'company_application', id, companyMachine, 'approve')
    await decideApplication(tx, { id, reasonCode: null, customerMessage: null })
    await setCorporate(tx, customerId)
    await setStanding(tx, { id, customerId, action: 'companies.approve', kyc: 'approved', realName: nameOf(basics) })
    await notify(tx, customerId, { kind: 'company_approved', params: { name: nameOf(basics) } })
    return ok({})
  },
  refuse: async (tx, id, { customerId, basics }, { reason, code, customerMessage }) => {
    assert(code !== null, 'a proposal to reject names none of the codes of its kind')
    await move(tx, 'company_application', id, companyMachine, 'reject')
    await decideApplication(tx, { id, reasonCode: code, customerMessage })
    // A suspended application still has the registration number.
    await freeCompany(tx, customerId)
    await setStanding(tx, { id, customerId, action: 'companies.reject', kyc: 'rejected', reason })
    const params = { name: nameOf(basics), reason: customerMessage ?? (await reasonTextAt(tx, 'company', code)) }
    await notify(tx, customerId, { kind: 'company_rejected', params })
    return ok({})
  },
})

/** Logs the operator who views an application. */
export const noteView = (tx: Tx, id: string, ip: string): Promise<void> =>
  recordAct(tx, { action: 'companies.view', target: { type: 'company_application', id }, ip })

function nameOf({ name }: Pick<Content['basics'], 'name'>): string {
  assert(name, 'a submitted application must have a name')
  return name
}
const summaryOf = (
  number: string,
  basics: Pick<Content['basics'], 'name' | 'registeredAddress'>,
): Summary<'country'> => ({
  number,
  subject: nameOf(basics),
  about: [{ field: 'country', value: basics.registeredAddress.country ?? '' }] as const,
})

/** Returns the current content, locked; undefined if there is nothing to decide, or if the account is closed. */
async function loadContent(tx: Tx, id: string): Promise<Content | undefined> {
  const row = z.uuid().safeParse(id).success ? await lockApplication(tx, id) : undefined
  const waits = row !== undefined && statusesAllowing(companyMachine, 'reject').includes(row.status)
  if (!waits || (await lockCustomer(tx, row.customer_id)).status === 'closed') return undefined
  return contentOf(tx, row)
}

async function contentOf(tx: Tx, row: ApplicationRow): Promise<Content> {
  const [newest] = await versionsOf(tx, row.id)
  assert(newest, 'a submitted application must have a version')
  assert(row.registration_hash, 'a submitted application must have the hash of its number')
  const documents = (await versionDocumentsOf(tx, row.id)).filter((each) => each.version === newest.version)
  return {
    number: applicationNumber(row.number),
    customerId: row.customer_id,
    version: newest.version,
    basics: newest.content.basics,
    registrationHash: row.registration_hash,
    persons: newest.content.persons.map((each) => ({
      id: each.id,
      name: each.name,
      roles: each.roles,
      idNumberHash: each.id_number_hash ?? '',
      nationality: each.nationality ?? '',
      birthDate: each.birth_date ?? '',
      share: each.share,
    })),
    ...(newest.content.structure && { structure: newest.content.structure }),
    documents: documents.map(({ kind, upload_id: uploadId, sha256, issued_on: issuedOn }) => ({
      kind,
      uploadId,
      sha256,
      issuedOn,
    })),
    signer: newest.signer_name,
  }
}

type Act = {
  readonly id: string
  readonly customerId: string
  readonly action: 'companies.approve' | 'companies.reject'
  readonly kyc: 'approved' | 'rejected'
  readonly realName?: string
  readonly reason?: string
}
/** Sets the status for the whole exchange, and writes the entry of the audit log. */
async function setStanding(tx: Tx, { id, customerId, action, kyc, realName, reason }: Act): Promise<void> {
  const before = await kycStatusOf(tx, customerId)
  await setKycStatus(tx, customerId, kyc, realName)
  await recordAct(tx, {
    action,
    target: { type: 'company_application', id },
    before: { kyc: before },
    after: { kyc },
    ...(reason !== undefined && { reason }),
  })
}
