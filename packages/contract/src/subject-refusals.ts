import { type AnyApprovalKind, approvalKinds } from './approval-kinds.ts'
import type { RefusalCode } from './catalogue.ts'

/** Codes that can refuse the execution of any kind of decision. */
const shared = [
  'APPROVAL_SUBJECT_MOVED',
  'DOCUMENT_NOT_OPENED',
  'DOCUMENT_NOT_JUDGED',
  'DOCUMENT_NOT_ACCEPTED',
  'OPERATOR_SELF',
  'REASON_CODE_ENDED',
] as const satisfies readonly RefusalCode[]
export type SharedRefusal = (typeof shared)[number]
export type SubjectRefusal = SharedRefusal | AnyApprovalKind['refusals'][number]

/** Codes that can refuse the execution of a decision, for all kinds of decisions. */
export const subjectRefusals: readonly SubjectRefusal[] = [
  ...new Set<SubjectRefusal>([...shared, ...approvalKinds.flatMap((kind): readonly SubjectRefusal[] => kind.refusals)]),
]
