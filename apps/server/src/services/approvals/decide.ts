import type { Assertion } from '@tessera/contract/platform/http/assertion.ts'
import type { SubjectRefusal } from '@tessera/contract/subject-refusals.ts'
import { approvalMachine } from '@tessera/domain/services/approvals/machine.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { z } from 'zod'
import { recordAct } from '#services/audit/record.sql.ts'
import type { OperatorSession } from '#platform/http/call.ts'
import { contentHash } from '#platform/random/random.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import {
  closeRequest,
  findRequest,
  insertApproval,
  lockColleagues,
  lockRequest,
  readRequest,
  type RequestRow,
  type Verdict,
} from './approvals.sql.ts'
import { documentsReviewed } from './documents-reviewed.ts'
import { type ApprovalKind, type Kinds, sealOf, takesPart, type Worth } from './kind.ts'
import { withinAmountLimits } from './amount-limits.ts'
import {
  approvalAlreadyDecided,
  approvalContentChanged,
  approvalMakerStopped,
  approvalOwnProposal,
  approvalProposalOutdated,
  approvalSubjectMoved,
  operatorSelf,
} from './refusals.ts'

export type Decision = {
  readonly id: string
  readonly requestId: string
  readonly verdict: Verdict
  /** Hash of the content that the checker saw. */
  readonly contentHash: string
  readonly note: string
  /** The checker's passkey signature over the content with the id of the request. */
  readonly credential?: z.output<typeof Assertion> | undefined
  readonly checker: Pick<OperatorSession, 'operatorId'>
  readonly ip: string
}
export type DecideRefusal =
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'APPROVAL_OWN_PROPOSAL'
  | 'APPROVAL_MAKER_STOPPED'
  | 'APPROVAL_ALREADY_DECIDED'
  | 'APPROVAL_CONTENT_CHANGED'
  | 'APPROVAL_ABOVE_LIMIT'
  | 'APPROVAL_ABOVE_DAY_LIMIT'
  | 'APPROVAL_VALUE_UNKNOWN'
  | SubjectRefusal

/**
 * Decides a proposal as another person: confirms it, which carries it out in this transaction, or returns it, which
 * leaves the subject unchanged.
 */
export async function decide(tx: Tx, kinds: Kinds, d: Decision): Promise<Outcome<RequestRow, DecideRefusal>> {
  const named = await findRequest(tx, d.requestId)
  if (named === undefined) return refuse('NOT_FOUND')
  const kind = kinds[named.kind]
  const { requested_by: maker, subject_id: subject } = named
  const colleagues = await lockColleagues(tx, [maker, d.checker.operatorId], {
    about: kind.isSubject && subject,
    inTurn: kind.amounts !== undefined && d.verdict === 'approve',
  })
  const request = await lockRequest(tx, d.requestId)
  if (request === undefined) return refuse('NOT_FOUND')
  const { content } = request
  if (!takesPart(kind, { subjectId: subject, content }, colleagues.get(d.checker.operatorId)))
    return refuse('FORBIDDEN')
  if (request.status !== 'requested') return approvalAlreadyDecided
  if (request.requested_by === d.checker.operatorId) return approvalOwnProposal
  if (kind.isSubject?.(request.subject_id, d.checker.operatorId) === true) return operatorSelf
  if (request.content_hash !== d.contentHash) return approvalContentChanged
  let worth: Worth | undefined
  if (d.verdict === 'approve') {
    if (!takesPart(kind, { subjectId: subject, content }, colleagues.get(maker))) return approvalMakerStopped
    const done = await carryOut(tx, kinds, request, d)
    if (!done.ok) return done
    worth = done.value
  } else await kind.returned?.(tx, request.subject_id, request.content)
  const { id, requestId, verdict, note } = d
  await insertApproval(tx, {
    id,
    request: requestId,
    verdict,
    hash: d.contentHash,
    by: d.checker.operatorId,
    note,
    worth,
  })
  await move(tx, 'approval_request', requestId, approvalMachine, verdict)
  const isAgreed = verdict === 'approve' && request.verdict === 'approve'
  await closeRequest(tx, requestId, isAgreed ? sealOf(kind, request, [maker, d.checker.operatorId]) : null)
  await recordAct(tx, {
    action: `approvals.${verdict}`,
    target: { type: request.kind, id: request.subject_id },
    before: { request: requestId, status: 'requested' },
    after: { request: requestId, status: verdict === 'approve' ? 'approved' : 'refused', verdict: request.verdict },
    reason: note,
    ip: d.ip,
  })
  return ok(await readRequest(tx, requestId))
}

/**
 * Loads the subject again, so that only the content that both people saw is carried out. Returns the value of the
 * approved amounts, if the kind has any.
 */
async function carryOut(
  tx: Tx,
  kinds: Kinds,
  request: RequestRow,
  { checker: { operatorId: checker }, credential }: Decision,
): Promise<Outcome<Worth | undefined, DecideRefusal>> {
  const kind: ApprovalKind = kinds[request.kind]
  const proposal = kind.proposal.safeParse(request.proposal)
  if (!proposal.success) return approvalProposalOutdated
  const content = await kind.load(tx, request.subject_id, proposal.data)
  if (content === undefined || contentHash(kind.content.parse(content)) !== request.content_hash) {
    const seen = kind.content.safeParse(request.content)
    const change = seen.success ? await kind.explainChange?.(tx, seen.data, proposal.data) : undefined
    return change ?? (content === undefined ? approvalSubjectMoved : approvalContentChanged)
  }
  const within = await withinAmountLimits(tx, kinds, { request, content, checker })
  if (!within.ok) return within
  const { reason, reason_code: code, customer_message: customerMessage } = request
  if (request.verdict === 'approve') {
    const people = [request.requested_by, checker]
    const seen = await documentsReviewed(tx, kind, { id: request.subject_id, content }, people)
    if (!seen.ok) return seen
    const free = await kind.checkPeople?.(tx, request.subject_id, content, people)
    if (free?.ok === false) return free
    const signed = await kind.sign?.(tx, content, { request: request.id, operatorId: checker, credential })
    if (signed?.ok === false) return signed
    const done = await kind.approve(tx, request.subject_id, content)
    return done.ok ? within : done
  }
  assert(kind.refuse, 'a proposal to refuse is of a kind that cannot be refused')
  const done = await kind.refuse(tx, request.subject_id, content, { reason, code, customerMessage })
  return done.ok ? within : done
}
