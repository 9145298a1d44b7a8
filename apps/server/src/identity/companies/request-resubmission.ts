import type { companiesReview } from '@tessera/contract/identity/companies/companies-review.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { workingDaysBetween } from '@tessera/domain/identity/companies/clock.ts'
import { companyMachine } from '@tessera/domain/identity/companies/machine.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { hasOpenRequest } from '#services/approvals/approvals.sql.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { stopReviewClock, insertAsk, lockApplication } from './companies.sql.ts'
import { dayOf } from './company-verification.ts'
import { endedReason, reasonTextsOf } from '#platform/settings/reasons.sql.ts'
import { approvalRequestExists, reasonCodeEnded } from '#services/approvals/refusals.ts'
import { companyWrongStatus } from './refusals.ts'

type ResubmissionInput = InputOf<typeof companiesReview.askAgain>
type ResubmissionRefusal = 'NOT_FOUND' | 'COMPANY_WRONG_STATUS' | 'APPROVAL_REQUEST_EXISTS' | 'REASON_CODE_ENDED'

/**
 * Returns an application to its customer with the items to change. The review clock stops until it is submitted again.
 * One person suffices.
 */
export async function requestResubmission(
  tx: Tx,
  operator: { readonly id: string; readonly ip: string },
  ask: ResubmissionInput,
): Promise<Outcome<Record<string, never>, ResubmissionRefusal>> {
  const row = await lockApplication(tx, ask.id)
  if (row === undefined || row.submitted_at === null) return refuse('NOT_FOUND')
  if (await hasOpenRequest(tx, 'company_review', row.id)) return approvalRequestExists
  const codes = ask.items.map((each) => each.reason)
  const ended = await endedReason(tx, 'company', codes)
  if (ended !== undefined) return reasonCodeEnded(`items.${ended}.reason`, codes[ended] ?? '')
  const isSeen = row.version === ask.version
  const moved = isSeen ? await move(tx, 'company_application', row.id, companyMachine, 'ask_again') : undefined
  if (moved === undefined) return companyWrongStatus
  assert(row.name, 'a submitted application must have a name')
  await stopReviewClock(tx, row.id, workingDaysBetween(dayOf(row.submitted_at), dayOf(tx.now)))
  const items = [...new Map(ask.items.map((each) => [each.item, each])).values()]
  for (const { item, reason, customerMessage } of items)
    await insertAsk(tx, {
      id: row.id,
      version: row.version,
      item,
      reason,
      customerMessage: customerMessage ?? null,
      by: operator.id,
    })
  await recordAct(tx, {
    action: 'companies.ask_again',
    target: { type: 'company_application', id: row.id },
    before: { status: row.status, version: row.version },
    after: { status: moved, items: items.map((each) => ({ item: each.item, reason: each.reason })) },
    ip: operator.ip,
  })
  const reason = await reasonTextsOf(
    tx,
    'company',
    items.map((each) => each.reason),
  )
  await notify(tx, row.customer_id, { kind: 'company_resubmission_requested', params: { name: row.name, reason } })
  return ok({})
}
