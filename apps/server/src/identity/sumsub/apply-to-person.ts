import { reasonsOf, refusedItems } from '@tessera/contract/identity/sumsub/sumsub-labels.ts'
import { isOver, kycMachine } from '@tessera/domain/identity/kyc/machine.ts'
import { statusesAllowing } from '@tessera/domain/platform/machine/machine.ts'
import type { SumsubStatus } from '@tessera/domain/identity/sumsub/machine.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { saveResubmissions } from '#identity/kyc/request-resubmission.ts'
import { type CaseRow, kycStatusOf, newestCase, setKycStatus } from '#identity/kyc/kyc.sql.ts'
import { loadFor, rejectFile } from '#identity/kyc/review-content.ts'
import { suspendFile } from '#identity/kyc/suspend-file.ts'
import { notify } from '#services/messages/notify.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { reasonTextsOf } from '#platform/settings/reasons.sql.ts'
import type { ApplicantRow } from './sumsub.sql.ts'
import { verdictReason } from './verdict-reason.ts'

type Verdict = { readonly status: SumsubStatus; readonly labels: readonly string[] }

/** Applies a verdict to the person's file here, or to the account if there is none. */
export async function applyToPerson(tx: Tx, row: ApplicantRow, verdict: Verdict): Promise<void> {
  const newest = await newestCase(tx, row.customer_id)
  if (newest === undefined || isOver(newest.status)) {
    const started = newest?.status === 'rejected' ? 'rejected' : 'unknown'
    return applyWithoutFile(tx, row.customer_id, { ...verdict, started })
  }
  if (verdict.status !== 'retry' && verdict.status !== 'final') return
  const restsOnVendor = newest.id === row.case_id
  if (statusesAllowing(kycMachine, 'suspend').includes(newest.status)) {
    // A late rejection is expected, because the vendor continues its checks after an approval.
    if (restsOnVendor || row.green_at !== null)
      await suspendFile(tx, {
        customerId: row.customer_id,
        caseId: newest.id,
        reason: verdictReason(verdict.labels),
      })
    return
  }
  // Only people decide on a file that the customer sent by hand.
  if (restsOnVendor) await applyToFile(tx, newest, verdict)
}

async function applyToFile(tx: Tx, newest: CaseRow, { status, labels }: Verdict): Promise<void> {
  const reasons = reasonsOf(labels)
  if (status === 'retry' && newest.status === 'submitted') {
    await move(tx, 'kyc_case', newest.id, kycMachine, 'ask_again')
    const items = [...refusedItems(labels)].map(([item, reason]) => ({ item, reason }))
    const { reason } = await saveResubmissions(tx, { caseId: newest.id, version: newest.version, items, by: null })
    return notify(tx, newest.customer_id, { kind: 'kyc_resubmission_requested', params: { reason } })
  }
  if (status !== 'final' || newest.status === 'suspended') return
  const content = await loadFor(tx, newest.id, 'reject')
  const [code] = reasons
  if (content === undefined) return
  assert(code, "the vendor's labels map to no reason")
  await rejectFile(tx, newest.id, 'reject', {
    content,
    reason: { reason: verdictReason(labels), code, customerMessage: null },
  })
}

/** Applies a verdict to an account without a file in review, which waits for the vendor. */
async function applyWithoutFile(
  tx: Tx,
  customerId: string,
  { status, labels, started }: Verdict & { readonly started: 'unknown' | 'rejected' },
): Promise<void> {
  const before = await kycStatusOf(tx, customerId)
  if (before === 'approved') return
  const after = ({ started, pending: 'pending', green: 'pending', retry: 'pending', final: 'rejected' } as const)[
    status
  ]
  if (before !== after) await setKycStatus(tx, customerId, after)
  const reason = await reasonTextsOf(tx, 'kyc', reasonsOf(labels))
  if (status === 'retry') await notify(tx, customerId, { kind: 'kyc_resubmission_requested', params: { reason } })
  if (status === 'final') await notify(tx, customerId, { kind: 'kyc_rejected', params: { reason } })
}
