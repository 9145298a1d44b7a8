import { companyChangeKind } from '@tessera/contract/identity/company-changes/change.kind.ts'
import { OwnershipStructure } from '@tessera/contract/identity/companies/company-ownership-shapes.ts'
import { CompanyBasics, CompanyDocumentKind, PersonRole } from '@tessera/contract/identity/companies/company-shapes.ts'
import { isServed } from '@tessera/domain/access/customers/region.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { type ApprovalKind, approvalKind, type Summary } from '#services/approvals/kind.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { claimCompany, lockApplication } from '#identity/companies/companies.sql.ts'
import { noteView } from '#identity/companies/review.kind.ts'
import { numberHash } from '#platform/secrets/number-hash.ts'
import { lockCustomer, setKycStatus } from '#identity/kyc/kyc.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { reasonTextAt } from '#platform/settings/reasons.sql.ts'
import { ruleOf } from '#platform/settings/requirements.ts'
import { readSettings } from '#platform/settings/site-settings.sql.ts'
import { applyChange } from './apply-change.ts'
import { changeDocuments, decideChange, lockChange, readChange, waitingChanges } from './company-changes.sql.ts'
import { companyCountryNotServed, companyNumberInUse } from '#identity/companies/refusals.ts'

/** The content that two people approve: the whole file after the change, and each new document by its hash. */
const Content = z.object({
  number: z.string(),
  applicationId: z.string(),
  customerId: z.string(),
  baseVersion: z.number(),
  changedOn: z.string(),
  basics: CompanyBasics,
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
  structure: OwnershipStructure,
  documents: z.array(
    z.object({ kind: CompanyDocumentKind, uploadId: z.string(), sha256: z.string(), issuedOn: z.string().nullable() }),
  ),
  signer: z.string(),
})
type Content = z.output<typeof Content>

export const changeNumber = (number: bigint): string => `CC-${number}`
const summaryOf = (number: string, name: string | null, country: string | null): Summary<'country'> => ({
  number,
  subject: name ?? '',
  about: [{ field: 'country', value: country ?? '' }] as const,
})

/** Approves or rejects a change of an approved company. */
export const companyChange = (deps: Pick<Deps, 'config'>): ApprovalKind<'company_change'> =>
  approvalKind(companyChangeKind, {
    proposal: z.object({}).strict(),
    content: Content,
    load: loadContent,
    waiting: async (source, limit) =>
      (await waitingChanges(source, limit)).map((row) => ({
        subjectId: row.id,
        since: row.filed_at,
        ...summaryOf(changeNumber(row.number), row.name, row.country),
      })),
    summary: ({ number, basics }) => summaryOf(number, basics.name, basics.registeredAddress.country),
    documents: ({ documents }) => documents.map(({ uploadId }) => uploadId),
    noteView: async (tx, id, ip) => {
      const change = await readChange(tx, id)
      if (change !== undefined) await noteView(tx, change.application_id, ip)
    },
    approve: async (tx, id, content) => {
      const { applicationId, customerId, basics } = content
      const rule = ruleOf(await readSettings(tx))
      const countries = [basics.registeredAddress.country, basics.businessAddress.country]
      if (countries.some((country) => !isServed(rule, country ?? undefined)))
        return companyCountryNotServed('registeredAddress.country')
      const { country } = basics.registeredAddress
      assert(country, 'a change must have a country')
      assert(basics.registrationNumber, 'a change must have a registration number')
      const hash = numberHash(deps.config, country, basics.registrationNumber)
      if (!(await claimCompany(tx, customerId, hash))) return companyNumberInUse
      const change = await readChange(tx, id)
      assert(change, `change ${id} was just locked but cannot be read`)
      const toVersion = content.baseVersion + 1
      await decideChange(tx, id, 'approve', { toVersion })
      await applyChange(tx, change, { customerId, hash, toVersion })
      await setKycStatus(tx, customerId, 'approved', basics.name ?? undefined)
      await note(tx, 'companies.approve_change', content, { change: id, version: toVersion })
      await notify(tx, customerId, {
        kind: 'company_change_approved',
        params: { name: basics.name ?? '', number: content.number },
      })
      return ok({ applicationId })
    },
    refuse: async (tx, id, content, { reason, code, customerMessage }) => {
      assert(code !== null, 'a proposal to reject names none of the codes of its kind')
      await decideChange(tx, id, 'reject', { code, customerMessage })
      await note(tx, 'companies.reject_change', content, { change: id }, reason)
      const params = {
        name: content.basics.name ?? '',
        number: content.number,
        reason: customerMessage ?? (await reasonTextAt(tx, 'company', code)),
      }
      await notify(tx, content.customerId, { kind: 'company_change_rejected', params })
      return ok({})
    },
  })

const note = (
  tx: Tx,
  action: 'companies.approve_change' | 'companies.reject_change',
  { applicationId, baseVersion }: Content,
  after: Readonly<Record<string, unknown>>,
  reason?: string,
) =>
  recordAct(tx, {
    action,
    target: { type: 'company_application', id: applicationId },
    before: { version: baseVersion },
    after,
    ...(reason !== undefined && { reason }),
  })

/**
 * Returns the change as filed, locked; undefined if it was decided or withdrawn, or if the company was changed in
 * another way.
 */
async function loadContent(tx: Tx, id: string): Promise<Content | undefined> {
  const change = z.uuid().safeParse(id).success ? await lockChange(tx, id) : undefined
  if (change?.status !== 'waiting') return undefined
  const row = await lockApplication(tx, change.application_id)
  if (row?.status !== 'approved' || row.version !== change.base_version) return undefined
  // The company was suspended and decided on again since the change was filed.
  if (row.decided_at === null || row.decided_at > change.filed_at) return undefined
  if ((await lockCustomer(tx, row.customer_id)).status === 'closed') return undefined
  const { basics, persons, structure } = change.content
  return {
    number: changeNumber(change.number),
    applicationId: row.id,
    customerId: row.customer_id,
    baseVersion: change.base_version,
    changedOn: change.changed_on,
    basics,
    persons: persons.map((each) => ({
      id: each.id,
      name: each.name,
      roles: each.roles,
      idNumberHash: each.id_number_hash ?? '',
      nationality: each.nationality ?? '',
      birthDate: each.birth_date ?? '',
      share: each.share,
    })),
    structure,
    documents: (await changeDocuments(tx, id)).map(({ kind, upload_id: uploadId, sha256, issued_on: issuedOn }) => ({
      kind,
      uploadId,
      sha256,
      issuedOn,
    })),
    signer: change.signer_name,
  }
}
