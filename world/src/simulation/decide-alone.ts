import type { ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import type { Player } from '../stories/stage.ts'

/**
 * One operator proposes a decision and also confirms it, which must be refused. The proposal is then cancelled, so that it does not
 * block other decisions.
 */
export async function decideAlone(
  operator: Player,
  kind: ApprovalKindName,
  subjectId: string,
  proposal: Record<string, unknown> = {},
): Promise<void> {
  const request = await operator.approvals.propose({
    kind,
    subjectId,
    verdict: 'approve',
    reason: 'In a hurry.',
    proposal,
  })
  const decision = {
    requestId: request.id,
    verdict: 'approve',
    contentHash: request.contentHash,
    note: 'In a hurry.',
  } as const
  const refused = await operator.approvals.decide(decision).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (refused === undefined) throw new Error(`one operator alone decided ${kind} of ${subjectId}`)
  if (!(refused instanceof ApiError) || refused.code === 'INTERNAL') throw refused
  await operator.approvals.cancel({ requestId: request.id })
}
