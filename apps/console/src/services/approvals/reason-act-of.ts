import { kindNamed } from '@tessera/contract/approval-kinds.ts'
import type { ReasonAct } from '@tessera/contract/platform/settings/reason-areas.ts'
import type { ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'

/** The act whose reason codes a refusal of this kind names; undefined if no customer reads a reason. */
export const reasonActOf = (kind: ApprovalKindName): ReasonAct | undefined => kindNamed(kind).reasons
