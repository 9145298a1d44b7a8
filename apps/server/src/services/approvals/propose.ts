import type { ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'
import type { Assertion } from '@tessera/contract/platform/http/assertion.ts'
import type { SubjectRefusal } from '@tessera/contract/subject-refusals.ts'
import { approvalMachine } from '@tessera/domain/services/approvals/machine.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { z } from 'zod'
import { recordAct } from '#services/audit/record.sql.ts'
import type { OperatorSession } from '#platform/http/call.ts'
import { refuseField, refuseParam } from '#platform/http/reasons.ts'
import { contentHash } from '#platform/random/random.ts'
import { move, recordFirstStatus } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { openReasonText } from '#platform/settings/reasons.sql.ts'
import {
  closeRequest,
  insertRequest,
  lockColleagues,
  type NewRequest,
  readRequest,
  type RequestRow,
  type Verdict,
} from './approvals.sql.ts'
import { withinAmountLimits } from './amount-limits.ts'
import { documentsReviewed } from './documents-reviewed.ts'
import { type ApprovalKind, type Content, type Kinds, sealOf, takesPart } from './kind.ts'
import {
  approvalContentChanged,
  approvalReasonCodeNeeded,
  approvalRequestExists,
  approvalSubjectMoved,
  operatorSelf,
  reasonCodeEnded,
} from './refusals.ts'

export type Proposal = {
  readonly id: string
  readonly kind: ApprovalKindName
  readonly subjectId: string
  readonly verdict: Verdict
  readonly reason: string
  readonly reasonCode?: string | undefined
  readonly customerMessage?: string | undefined
  readonly proposal?: Content | undefined
  /** Hash of the content that the maker saw. */
  readonly contentHash?: string | undefined
  /** The maker's passkey signature over the content with the id of the request. */
  readonly credential?: z.output<typeof Assertion> | undefined
  readonly maker: Pick<OperatorSession, 'operatorId'>
  readonly ip: string
}
export type ProposeRefusal =
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'PARAM_INVALID'
  | 'APPROVAL_REASON_CODE_NEEDED'
  | 'APPROVAL_CONTENT_CHANGED'
  | 'APPROVAL_REQUEST_EXISTS'
  | SubjectRefusal

/** Stores a maker's proposal for a subject, with its content. The subject itself is not changed yet. */
export async function propose(tx: Tx, kinds: Kinds, p: Proposal): Promise<Outcome<RequestRow, ProposeRefusal>> {
  const kind = kinds[p.kind]
  const colleagues = await lockColleagues(tx, [p.maker.operatorId], {
    about: kind.isSubject && p.subjectId,
    inTurn: kind.isOneEnough !== undefined && p.verdict === 'approve',
  })
  const maker = colleagues.get(p.maker.operatorId)
  if (!takesPart(kind, p, maker)) return refuse('FORBIDDEN')
  if (kind.isSubject?.(p.subjectId, p.maker.operatorId) === true) return operatorSelf
  if (p.verdict === 'refuse' && kind.refuse === undefined)
    return refuseField('verdict', { text: 'literal', choices: 'approve' })
  const proposal = kind.proposal.safeParse(p.proposal ?? {})
  if (!proposal.success) return refuseParam(proposal.error, p.proposal ?? {})
  const coded = await checkReasonCode(tx, kind, p)
  if (!coded.ok) return coded
  const content = await kind.load(tx, p.subjectId, proposal.data)
  if (content === undefined || (p.verdict === 'approve' && kind.approvable?.(content) === false))
    return approvalSubjectMoved
  if (!takesPart(kind, { ...p, content }, maker)) return refuse('FORBIDDEN')
  const hash = contentHash(kind.content.parse(content))
  if (p.contentHash !== undefined && p.contentHash !== hash) return approvalContentChanged
  const seen =
    p.verdict === 'approve'
      ? await documentsReviewed(tx, kind, { id: p.subjectId, content }, [p.maker.operatorId])
      : ok(undefined)
  if (!seen.ok) return seen
  const free = await kind.checkPeople?.(tx, p.subjectId, content, [p.maker.operatorId])
  if (free?.ok === false) return free
  const row = {
    id: p.id,
    kind: p.kind,
    subject_id: p.subjectId,
    verdict: p.verdict,
    proposal: proposal.data,
    reason: p.reason,
    reason_code: p.reasonCode ?? null,
    customer_message: p.customerMessage ?? null,
    content,
    content_hash: hash,
    requested_by: p.maker.operatorId,
  }
  if (!(await insertRequest(tx, row))) return approvalRequestExists
  const effect = await kind.proposed?.(tx, p.subjectId, content, p.verdict)
  if (effect?.ok === false) return effect
  const signed = await signedByMaker(tx, kind, p, content)
  if (!signed.ok) return signed
  await recordFirstStatus(tx, 'approval_request', p.id, approvalMachine)
  await recordAct(tx, {
    action: `approvals.propose_${p.verdict}`,
    target: { type: p.kind, id: p.subjectId },
    after: { request: p.id, contentHash: hash, proposal: proposal.data },
    reason: p.reason,
    ip: p.ip,
  })
  const alone = await approveAlone(tx, kinds, p, row)
  return alone.ok ? ok(await readRequest(tx, p.id)) : alone
}

/** A refusal that a customer reads names a code that staff may choose now. */
async function checkReasonCode(
  tx: Tx,
  { reasons }: ApprovalKind,
  { verdict, reasonCode }: Proposal,
): Promise<Outcome<undefined, 'APPROVAL_REASON_CODE_NEEDED' | 'REASON_CODE_ENDED'>> {
  if (verdict !== 'refuse' || reasons === undefined) return ok(undefined)
  if (reasonCode === undefined) return approvalReasonCodeNeeded
  const text = await openReasonText(tx, reasons, reasonCode)
  return text === undefined ? reasonCodeEnded('reasonCode', reasonCode) : ok(undefined)
}

/** Verifies the maker's passkey signature of a proposal to approve, if its kind and content need one. */
async function signedByMaker(
  tx: Tx,
  kind: ApprovalKind,
  { id: request, verdict, credential, maker: { operatorId } }: Proposal,
  content: Content,
): Promise<Outcome<unknown, SubjectRefusal>> {
  if (verdict !== 'approve') return ok(undefined)
  return (await kind.sign?.(tx, content, { request, operatorId, credential })) ?? ok(undefined)
}

/**
 * Carries out a proposal to approve if one person suffices for it. Otherwise, and above the maker's amount limits, it
 * waits for a second person.
 */
async function approveAlone(
  tx: Tx,
  kinds: Kinds,
  { id, subjectId, reason, maker: { operatorId: maker }, ip }: Proposal,
  request: NewRequest,
): Promise<Outcome<void, SubjectRefusal>> {
  const { content } = request
  const kind: ApprovalKind = kinds[request.kind]
  if (request.verdict !== 'approve' || kind.isOneEnough?.(content) !== true) return ok(undefined)
  const within = await withinAmountLimits(tx, kinds, { request, content, checker: maker })
  if (!within.ok) return ok(undefined)
  const done = await kind.approve(tx, subjectId, content)
  if (!done.ok) return done
  await move(tx, 'approval_request', id, approvalMachine, 'approve')
  await closeRequest(tx, id, sealOf(kind, request, [maker]), within.value)
  await recordAct(tx, {
    action: 'approvals.approve',
    target: { type: kind.name, id: subjectId },
    before: { request: id, status: 'requested' },
    after: { request: id, status: 'approved', verdict: 'approve', people: 1 },
    reason,
    ip,
  })
  return ok(undefined)
}
