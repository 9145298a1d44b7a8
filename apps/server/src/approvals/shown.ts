import type { ApprovalRequest } from '@tessera/contract/approvals.ts'
import type { z } from 'zod'
import type { RequestRow } from './approvals.sql.ts'

/** A request as operators see it. */
export const shownRequest = (r: RequestRow): z.input<typeof ApprovalRequest> => ({
  id: r.id,
  number: `A-${r.number}`,
  kind: r.kind,
  subjectId: r.subject_id,
  verdict: r.verdict,
  reason: r.reason,
  reasonCode: r.reason_code,
  told: r.told,
  status: r.status,
  by: { id: r.requested_by, name: r.by_name },
  at: r.requested_at.toISOString(),
  content: r.content,
  contentHash: r.content_hash,
  decided:
    r.decided_by === null || r.decided_by_name === null || r.decided_verdict === null || r.decided_at === null
      ? null
      : {
          verdict: r.decided_verdict,
          by: { id: r.decided_by, name: r.decided_by_name },
          note: r.note ?? '',
          at: r.decided_at.toISOString(),
        },
})
