import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { financingReview } from '@tessera/contract/issuance/financing/financing-review.ts'
import { financingItemWords, financingStatusWords } from '@tessera/contract/issuance/financing/financing-words.ts'
import { diligenceItems } from '@tessera/domain/issuance/financing/checklist.ts'
import { declinable, financingMachine, isOneOf, underReview } from '@tessera/domain/issuance/financing/machine.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { hasOpenRequest } from '#services/approvals/approvals.sql.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type FinancingRow, lockFinancing } from './applications.sql.ts'
import { financingNumber } from './read-financing.ts'
import { asksOf, checksOf, dropCheck, insertAsk, insertQuestion, putCheck } from './review-records.sql.ts'
import { approvalRequestExists } from '#services/approvals/refusals.ts'
import { financingAsksOpen, financingDiligenceOpen, financingWrongStatus } from './refusals.ts'

export type Reviewer = { readonly id: string; readonly ip: string }
type Base = 'NOT_FOUND' | 'FINANCING_WRONG_STATUS'
const target = (id: string) => ({ type: 'financing_application', id }) as const

/** Locks a submitted application. Drafts are visible to their issuer only. */
async function lockSubmitted(tx: Tx, id: string): Promise<Outcome<FinancingRow, 'NOT_FOUND'>> {
  const row = await lockFinancing(tx, id)
  return row === undefined || row.version === 0 ? refuse('NOT_FOUND') : ok(row)
}
const hasOpenAsk = async (tx: Tx, id: string): Promise<boolean> =>
  (await asksOf(tx, id)).some(({ answered_at: answered }) => answered === null)

type StepRefusal = Base | 'FINANCING_DILIGENCE_OPEN' | 'FINANCING_ASKS_OPEN' | 'APPROVAL_REQUEST_EXISTS'
/**
 * Moves the application one step forward. Before the committee, all checks are complete and no requested change is
 * open.
 */
export async function takeStep(
  tx: Tx,
  operator: Reviewer,
  { id, step }: InputOf<typeof financingReview.step>,
): Promise<Outcome<Record<string, never>, StepRefusal>> {
  const found = await lockSubmitted(tx, id)
  if (!found.ok) return found
  const row = found.value
  if (await hasOpenRequest(tx, 'financing_committee', id)) return approvalRequestExists
  if (step === 'refer') {
    if ((await checksOf(tx, id)).length < diligenceItems.length) return financingDiligenceOpen
    if (await hasOpenAsk(tx, id)) return financingAsksOpen
  }
  const status = await move(tx, 'financing_application', id, financingMachine, step)
  if (status === undefined) return financingWrongStatus
  await recordAct(tx, {
    action: 'financing.step',
    target: target(id),
    before: { status: row.status },
    after: { status },
    ip: operator.ip,
  })
  const params = { number: financingNumber(row.number), status: financingStatusWords[status] }
  await notify(tx, row.customer_id, { kind: 'financing_moved', params })
  return ok({})
}

/** Marks a due-diligence item as checked. */
export async function markChecked(
  tx: Tx,
  operator: Reviewer,
  { id, item, note }: InputOf<typeof financingReview.check>,
): Promise<Outcome<Record<string, never>, Base>> {
  const found = await lockSubmitted(tx, id)
  if (!found.ok) return found
  if (found.value.status !== 'due_diligence') return financingWrongStatus
  await (note === null ? dropCheck(tx, id, item) : putCheck(tx, { id, item, note, by: operator.id }))
  await recordAct(tx, {
    action: 'financing.check',
    target: target(id),
    after: { item, done: note !== null },
    ip: operator.ip,
  })
  return ok({})
}

export async function askIssuer(
  tx: Tx,
  operator: Reviewer,
  { id, text, questionId }: InputOf<typeof financingReview.ask> & { readonly questionId: string },
): Promise<Outcome<Record<string, never>, Base>> {
  const found = await lockSubmitted(tx, id)
  if (!found.ok) return found
  const row = found.value
  if (!isOneOf(declinable, row.status)) return financingWrongStatus
  await insertQuestion(tx, { id: questionId, application: id, text, by: operator.id })
  await recordAct(tx, {
    action: 'financing.ask',
    target: target(id),
    after: { question: questionId },
    ip: operator.ip,
  })
  await notify(tx, row.customer_id, {
    kind: 'financing_question_received',
    params: { number: financingNumber(row.number) },
  })
  return ok({})
}

/** Requests changes of parts; no decision is possible while they are open. One operator suffices. */
export async function askAgain(
  tx: Tx,
  operator: Reviewer,
  ask: InputOf<typeof financingReview.askAgain>,
): Promise<Outcome<Record<string, never>, Base | 'FINANCING_ASKS_OPEN' | 'APPROVAL_REQUEST_EXISTS'>> {
  const found = await lockSubmitted(tx, ask.id)
  if (!found.ok) return found
  const row = found.value
  if (await hasOpenRequest(tx, 'financing_committee', row.id)) return approvalRequestExists
  if (!isOneOf(underReview, row.status) || row.version !== ask.version) return financingWrongStatus
  if (await hasOpenAsk(tx, row.id)) return financingAsksOpen
  const items = [...new Map(ask.items.map((each) => [each.item, each])).values()]
  for (const { item, customerMessage } of items)
    await insertAsk(tx, { id: row.id, version: row.version, item, customerMessage, by: operator.id })
  await recordAct(tx, {
    action: 'financing.ask_again',
    target: target(row.id),
    after: { version: row.version, items: items.map(({ item }) => item) },
    ip: operator.ip,
  })
  const words = items.map(({ item }) => financingItemWords[item])
  const what = {
    en_US: words.map(({ en_US: en }) => en).join(', '),
    zh_CN: words.map(({ zh_CN: zh }) => zh).join('、'),
  }
  await notify(tx, row.customer_id, {
    kind: 'financing_resubmission_requested',
    params: { number: financingNumber(row.number), what },
  })
  return ok({})
}
