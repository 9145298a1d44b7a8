import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { kycCases } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import type { ReasonText } from '@tessera/contract/platform/settings/reason-areas.ts'
import { kycMachine } from '@tessera/domain/identity/kyc/machine.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { hasOpenRequest } from '#services/approvals/approvals.sql.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type CaseRow, insertAsk, lockCase, versionsOf } from './kyc.sql.ts'
import { endedReason, reasonTextsOf } from '#platform/settings/reasons.sql.ts'
import { approvalRequestExists, reasonCodeEnded } from '#services/approvals/refusals.ts'
import { kycNoPhotos, kycWrongStatus } from './refusals.ts'

type ResubmissionInput = InputOf<typeof kycCases.askAgain>
type ResubmissionRefusal =
  | 'NOT_FOUND'
  | 'KYC_WRONG_STATUS'
  | 'KYC_NO_PHOTOS'
  | 'APPROVAL_REQUEST_EXISTS'
  | 'REASON_CODE_ENDED'

/** Returns a file to its customer with the items to send again. One person suffices, because nothing is decided. */
export async function requestResubmission(
  tx: Tx,
  operator: { readonly id: string; readonly ip: string },
  ask: ResubmissionInput,
): Promise<Outcome<Record<string, never>, ResubmissionRefusal>> {
  const row = await lockCase(tx, ask.id)
  if (row === undefined) return refuse('NOT_FOUND')
  if (await hasOpenRequest(tx, 'kyc_review', row.id)) return approvalRequestExists
  const usable = await checkItemReasons(tx, ask.items)
  if (!usable.ok) return usable
  const needsPhoto = ask.items.some(({ item }) => item !== 'details')
  if (needsPhoto && (await isFromMyinfo(tx, row))) return kycNoPhotos
  const moved = row.version === ask.version ? await move(tx, 'kyc_case', row.id, kycMachine, 'ask_again') : undefined
  if (moved === undefined) return kycWrongStatus
  const { items, reason } = await saveResubmissions(tx, {
    caseId: row.id,
    version: row.version,
    items: ask.items,
    by: operator.id,
  })
  await recordAct(tx, {
    action: 'kyc.ask_again',
    target: { type: 'kyc_case', id: row.id },
    before: { status: row.status, version: row.version },
    after: { status: moved, items: items.map((each) => ({ item: each.item, reason: each.reason })) },
    ip: operator.ip,
  })
  await notify(tx, row.customer_id, { kind: 'kyc_resubmission_requested', params: { reason } })
  return ok({})
}

/** Refuses an item with a reason that staff may not choose today. */
export async function checkItemReasons(
  tx: Tx,
  items: ResubmissionInput['items'],
): Promise<Outcome<undefined, 'REASON_CODE_ENDED'>> {
  const codes = items.map(({ reason }) => reason)
  const ended = await endedReason(tx, 'kyc', codes)
  return ended === undefined ? ok(undefined) : reasonCodeEnded(`items.${ended}.reason`, codes[ended] ?? '')
}

/** True for a Myinfo version, which has no photos to send again. A new version of its details comes with photos. */
const isFromMyinfo = async (tx: Tx, { id, version }: CaseRow): Promise<boolean> =>
  (await versionsOf(tx, id)).some((each) => each.version === version && each.source === 'myinfo')

type Asks = {
  readonly caseId: string
  readonly version: number
  readonly items: ResubmissionInput['items']
  /** The operator; null for a request of the vendor. */
  readonly by: string | null
}

/** Stores each item once, with all its reasons as one text for the customer. */
export async function saveResubmissions(
  tx: Tx,
  { caseId, version, items: requested, by }: Asks,
): Promise<{ items: ResubmissionInput['items']; reason: ReasonText }> {
  const items = [...new Map(requested.map((each) => [each.item, each])).values()]
  for (const { item, reason, customerMessage } of items)
    await insertAsk(tx, { caseId, version, item, reason, customerMessage: customerMessage ?? null, by })
  const codes = items.map((each) => each.reason)
  return { items, reason: await reasonTextsOf(tx, 'kyc', codes) }
}
