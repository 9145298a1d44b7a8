import { approvalKinds } from '@tessera/contract/approval-kinds.ts'
import type { ReasonAct } from '@tessera/contract/platform/settings/reason-areas.ts'
import type { ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'

/** The kinds of decision whose refusals name a reason code, each with the act that has the list of codes. */
export const codedKinds: readonly { readonly name: ApprovalKindName; readonly act: ReasonAct }[] =
  approvalKinds.flatMap((kind) => ('reasons' in kind ? [{ name: kind.name, act: kind.reasons }] : []))
