import { canonicalId } from '@tessera/domain/platform/text/canonical-id.ts'
import { approvalMachine } from '@tessera/domain/services/approvals/machine.ts'
import { documentVerdicts } from '@tessera/domain/identity/kyc/document-verdicts.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { z } from 'zod'
import { approvalKindNames } from '#approval-kinds.ts'
import { Assertion } from '#platform/http/assertion.ts'
import { endpoints } from '#platform/http/endpoint.ts'
import { Id, line, Nothing, note, PageRequest, Time } from '#platform/http/shared.ts'
import { reasonActs, ReasonText } from '#platform/settings/reason-areas.ts'
import { subjectRefusals } from '#subject-refusals.ts'

export const ApprovalKind = z.enum(approvalKindNames)
export type ApprovalKindName = z.output<typeof ApprovalKind>

export const DocumentVerdict = z.enum(documentVerdicts)
export const Verdict = z.enum(['approve', 'refuse'])
const Person = z.object({ id: Id, name: z.string() })
const SubjectId = line(100).overwrite(canonicalId)
/** A figure or a code in the summary of a case. The field identifies it, so that codes can be translated. */
const Gist = z.object({ field: z.string(), value: z.string(), unit: z.string().optional() })

export const ApprovalRequest = z
  .object({
    id: Id,
    number: z.string(),
    kind: ApprovalKind,
    subjectId: z.string(),
    /** The decision that the maker proposes. */
    verdict: Verdict,
    reason: z.string(),
    reasonCode: z.string().nullable(),
    /** The sentence of the code for the customer: as worded at the decision, or the current one before it. */
    reasonText: ReasonText.nullable(),
    customerMessage: z.string().nullable(),
    status: z.enum(statusesOf(approvalMachine)),
    by: Person,
    at: Time,
    /** The content that the proposer saw. A decision refers to its hash. */
    content: z.record(z.string(), z.unknown()),
    contentHash: z.string(),
    decided: z.object({ verdict: Verdict, by: Person, note: z.string(), at: Time }).nullable(),
    /** The time at which the customer withdrew the subject, which cancelled the request. */
    endedByCustomerAt: Time.optional(),
  })
  .meta({ id: 'ApprovalRequest' })

export const WorkItem = z
  .object({
    kind: ApprovalKind,
    subjectId: z.string(),
    /** `KYC-30001`; empty if there is only one subject of this kind. */
    number: z.string(),
    /** The person or thing of the case; empty if the number alone identifies it. */
    subject: z.string(),
    /** The summary fields of the kind. */
    about: z.array(Gist),
    waitingSince: Time,
    dueAt: Time,
    overdue: z.boolean(),
    /** The person whom the case needs next. */
    needs: z.enum(['maker', 'checker']),
    /** The open proposal; null while the case waits for one. */
    request: z.object({ id: Id, verdict: Verdict, by: Person, at: Time }).nullable(),
  })
  .meta({ id: 'WorkItem' })

export const approvals = endpoints({
  queue: {
    method: 'POST',
    path: 'console/api/v1/approvals/queue',
    summary:
      'Open cases of the kinds that the caller may decide, oldest first, with counts; for one kind, the oldest 500',
    who: 'operator',
    permission: 'approvals.read',
    input: z.object({
      ...PageRequest,
      tab: z.enum(['all', 'maker', 'checker', 'mine']).default('all'),
      kind: ApprovalKind.optional(),
    }),
    reply: z.object({
      counts: z.object({
        all: z.number(),
        maker: z.number(),
        checker: z.number(),
        mine: z.number(),
        overdue: z.number(),
      }),
      countsByKind: z.partialRecord(ApprovalKind, z.number()),
      /** Median minutes from proposal to decision over 24 hours; null without decisions. */
      medianMinutes: z.number().int().nullable(),
      total: z.number().int(),
      page: z.number().int(),
      pageSize: z.number().int(),
      rows: z.array(WorkItem),
    }),
    refusals: [],
  },
  subject: {
    method: 'POST',
    path: 'console/api/v1/approvals/subject',
    summary: 'The current subject of a decision, and all its proposals, newest first',
    who: 'operator',
    permission: 'approvals.read',
    rate: { points: 600, seconds: 3600 },
    input: z.object({
      kind: ApprovalKind,
      subjectId: SubjectId,
      proposal: z.record(z.string(), z.unknown()).optional(),
    }),
    reply: z.object({
      /** Null if the subject no longer waits for a decision. */
      content: z.record(z.string(), z.unknown()).nullable(),
      contentHash: z.string().nullable(),
      /** False if it does not wait, or if it can only be refused in its current state. */
      approvable: z.boolean(),
      /** The title of the case; null if it does not wait and was never decided. */
      summary: z.object({ number: z.string(), subject: z.string(), about: z.array(Gist) }).nullable(),
      requests: z.array(ApprovalRequest),
    }),
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
  },
  documents: {
    method: 'POST',
    path: 'console/api/v1/approvals/documents',
    summary: 'The documents of an identity or company that the caller opened, each with the caller’s verdict',
    who: 'operator',
    permission: 'kyc.read',
    input: z.object({ subjectId: Id }),
    reply: z.object({ rows: z.array(z.object({ uploadId: Id, verdict: DocumentVerdict.nullable() })) }),
    refusals: [],
  },
  judgeDocument: {
    method: 'POST',
    path: 'console/api/v1/approvals/judge_document',
    summary:
      'Sets the caller’s verdict on a document that they opened; an approval needs one from both people on each document',
    who: 'operator',
    permission: 'kyc.review',
    input: z.object({ subjectId: Id, uploadId: Id, verdict: DocumentVerdict }),
    reply: Nothing,
    refusals: ['DOCUMENT_NOT_OPENED'],
  },
  reasons: {
    method: 'POST',
    path: 'console/api/v1/approvals/reasons',
    summary: 'The reason codes of every act of staff, with the sentences that customers read',
    who: 'operator',
    input: z.object({}),
    reply: z.object({
      rows: z.array(
        z.object({
          act: z.enum(reasonActs),
          code: z.string(),
          name: ReasonText,
          text: ReasonText,
          /** False once its last day has passed. Earlier decisions still show it. */
          isOpen: z.boolean(),
        }),
      ),
    }),
    refusals: [],
  },
  propose: {
    method: 'POST',
    path: 'console/api/v1/approvals/propose',
    summary: 'Proposes a verdict on a subject; another person decides',
    who: 'operator',
    permission: 'approvals.read',
    input: z.object({
      kind: ApprovalKind,
      subjectId: SubjectId,
      verdict: Verdict,
      /** For colleagues and the audit log. */
      reason: note(1000),
      /** For the customer; required if the kind has a list of codes. */
      reasonCode: line(40).optional(),
      /** A free text for the customer. */
      customerMessage: note(500).optional(),
      /** The proposed action, for kinds whose subject alone does not determine it. */
      proposal: z.record(z.string(), z.unknown()).optional(),
      /** The hash of the content that the proposer saw. The decision is refused if the content has changed. */
      contentHash: z.string().length(64).optional(),
      /** The id of a signed proposal, and the proposer's passkey signature over it and the content. */
      requestId: Id.optional(),
      credential: Assertion.optional(),
    }),
    reply: ApprovalRequest,
    refusals: [
      'PARAM_INVALID',
      'FORBIDDEN',
      'NOT_FOUND',
      ...subjectRefusals,
      'APPROVAL_REASON_CODE_NEEDED',
      'APPROVAL_CONTENT_CHANGED',
      'APPROVAL_REQUEST_EXISTS',
    ],
  },
  decide: {
    method: 'POST',
    path: 'console/api/v1/approvals/decide',
    summary: 'Confirms a proposal, which carries it out, or sends it back, which leaves the subject unchanged',
    who: 'operator',
    permission: 'approvals.read',
    input: z.object({
      requestId: Id,
      verdict: Verdict,
      contentHash: z.string().length(64),
      note: note(1000),
      /** The approver's passkey signature, if the content requires one. */
      credential: Assertion.optional(),
    }),
    reply: ApprovalRequest,
    refusals: [
      'FORBIDDEN',
      'NOT_FOUND',
      'APPROVAL_OWN_PROPOSAL',
      'APPROVAL_MAKER_STOPPED',
      'APPROVAL_ALREADY_DECIDED',
      'APPROVAL_CONTENT_CHANGED',
      'APPROVAL_ABOVE_LIMIT',
      'APPROVAL_ABOVE_DAY_LIMIT',
      'APPROVAL_VALUE_UNKNOWN',
      ...subjectRefusals,
    ],
  },
  cancel: {
    method: 'POST',
    path: 'console/api/v1/approvals/cancel',
    summary: 'Withdraws the caller’s own proposal',
    who: 'operator',
    permission: 'approvals.read',
    input: z.object({ requestId: Id }),
    reply: Nothing,
    refusals: ['NOT_FOUND', 'APPROVAL_NOT_YOURS', 'APPROVAL_ALREADY_DECIDED'],
  },
})
