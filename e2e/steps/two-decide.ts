import { approvals, type ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'
import { clientOf } from './client-of.ts'

/** Two operators approve a subject through the API: one proposes, the other confirms. */
export async function twoDecide(
  baseUrl: string,
  [maker, checker]: readonly [maker: string, checker: string],
  kind: ApprovalKindName,
  subjectId: string,
): Promise<void> {
  const approvalRequest = { kind, subjectId, verdict: 'approve', reason: 'Checked.', proposal: {} } as const
  const { id: requestId, contentHash } = await clientOf(baseUrl, maker, approvals).propose(approvalRequest)
  await clientOf(baseUrl, checker, approvals).decide({ requestId, verdict: 'approve', contentHash, note: 'Checked.' })
}
