import type { KycDetails } from '@tessera/contract/identity/kyc/kyc.ts'
import { isOver, kycMachine } from '@tessera/domain/identity/kyc/machine.ts'
import { statusesAllowing } from '@tessera/domain/platform/machine/machine.ts'
import { mayVerify } from '@tessera/domain/identity/sumsub/may-verify.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { z } from 'zod'
import { recordAct } from '#services/audit/record.sql.ts'
import { approveFile } from '#identity/kyc/approve-file.ts'
import { saveVersion, storedDetails, type Uploads, type VersionRefusal } from '#identity/kyc/save-version.ts'
import {
  type CaseRow,
  insertCase,
  kycStatusOf,
  lockCustomer,
  newestCase,
  reopenCase,
  setKycStatus,
  setVersion,
} from '#identity/kyc/kyc.sql.ts'
import { loadFor } from '#identity/kyc/review-content.ts'
import { notify } from '#services/messages/notify.ts'
import { recordFirstStatus, move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readRule } from './rule.sql.ts'
import { classOf, lockApplicant, setTaken } from './sumsub.sql.ts'
import type { VendorDeps } from './vendor-deps.ts'

type Evidence = { readonly id: string; readonly details: z.output<typeof KycDetails>; readonly uploads: Uploads }
type VersionKey = { readonly caseId: string; readonly version: number; readonly customerId: string }

/**
 * Stores the evidence in a new file, or in the next version of a file that waits for its customer. Does not change a
 * file that people review or have approved. Two people approve the file, or the verdict alone if the site setting
 * allows it for a first file.
 */
export async function placeEvidence(
  deps: VendorDeps,
  tx: Tx,
  { id, details, uploads }: Evidence,
): Promise<Outcome<undefined, VersionRefusal>> {
  const row = await lockApplicant(tx, id)
  if (row?.status !== 'green' || row.taken_at !== null) return ok(undefined)
  const customerId = row.customer_id
  const { status: accountStatus, kyc_status: status } = await lockCustomer(tx, customerId)
  const newest = await newestCase(tx, customerId)
  const target = accountStatus === 'closed' ? undefined : await versionFor(deps, tx, { customerId, newest, status })
  if (target === undefined) {
    await setTaken(tx, id, null)
    return ok(undefined)
  }
  const saved = await saveVersion(tx, { ...target, details: storedDetails(deps.config, details), uploads })
  if (!saved.ok) return saved
  await send(tx, target, newest)
  await setTaken(tx, id, target.caseId)
  await recordAct(tx, {
    action: target.version === 1 ? 'kyc.submit' : 'kyc.resend',
    target: { type: 'kyc_case', id: target.caseId },
    after: { version: target.version, vendor: 'sumsub' },
  })
  if (accountStatus === 'active' && deps.settings.mayVerify)
    await verifyByRule(tx, target, { details, wasDecided: newest !== undefined })
  return ok(undefined)
}

type CustomerState = {
  readonly customerId: string
  readonly newest: CaseRow | undefined
  readonly status: Awaited<ReturnType<typeof kycStatusOf>>
}

async function versionFor(
  { random }: VendorDeps,
  tx: Tx,
  { customerId, newest, status }: CustomerState,
): Promise<VersionKey | undefined> {
  if (newest === undefined || isOver(newest.status)) {
    if (status === 'approved') return undefined
    const caseId = random.uuid()
    await insertCase(tx, caseId, customerId)
    return { caseId, version: 1, customerId }
  }
  const waits = statusesAllowing(kycMachine, 'resend').includes(newest.status)
  return waits ? { caseId: newest.id, version: newest.version + 1, customerId } : undefined
}

async function send(tx: Tx, { caseId, version, customerId }: VersionKey, newest: CaseRow | undefined): Promise<void> {
  if (version === 1) await recordFirstStatus(tx, 'kyc_case', caseId, kycMachine)
  else {
    if (newest?.status === 'expired') await reopenCase(tx, caseId)
    await setVersion(tx, caseId, version)
    await move(tx, 'kyc_case', caseId, kycMachine, 'resend')
  }
  await setKycStatus(tx, customerId, 'pending')
}

type SubmittedDetails = { readonly details: Evidence['details']; readonly wasDecided: boolean }

/**
 * Approves the file if the site setting allows it. Otherwise, or if a rule refuses it, the file waits for two people.
 */
async function verifyByRule(
  tx: Tx,
  { caseId, customerId }: VersionKey,
  { details, wasDecided }: SubmittedDetails,
): Promise<void> {
  const who = await classOf(tx, customerId)
  if (who === undefined || who.type === 'sub') return
  const candidate = {
    type: who.type,
    investorClass: who.investor_class,
    nationality: details.nationality,
    country: details.address.country,
    wasDecided,
  }
  if (!mayVerify(await readRule(tx), candidate)) return
  const content = await loadFor(tx, caseId, 'reject')
  if (content !== undefined) await approveFile(tx, caseId, content)
}

const missing = {
  en_US: 'Your online verification passed, but some details are missing. Add them in the form.',
  zh_CN: '您的在线认证已通过，但缺少部分信息，请在表单中补充。',
}

/** Records that no file results from the verdict, so the customer must send missing or refused details by hand. */
export async function giveUpEvidence(deps: VendorDeps, id: string, why: string): Promise<void> {
  deps.log.warn(
    { job: 'take_sumsub_evidence', applicant: id, why },
    'no identity file results from the evidence of Sumsub: the customer must add the details by hand',
  )
  await deps.inTx('job:sumsub')(async (tx) => {
    const row = await lockApplicant(tx, id)
    if (row?.status !== 'green' || row.taken_at !== null) return ok(undefined)
    await setTaken(tx, id, null)
    const newest = await newestCase(tx, row.customer_id)
    const waits = newest === undefined || isOver(newest.status)
    if (!waits || (await kycStatusOf(tx, row.customer_id)) === 'approved') return ok(undefined)
    await setKycStatus(tx, row.customer_id, 'unknown')
    await notify(tx, row.customer_id, { kind: 'kyc_resubmission_requested', params: { reason: missing } })
    return ok(undefined)
  })
}
