import type { PayoutRow } from './payout-columns.tsx'

/** What was exported is decided on only by the bank's word; what is approved and in no file may be taken back. */
export const caseOf = ({ id, stage }: Pick<PayoutRow, 'id' | 'stage'>) =>
  ({
    kind: stage === 'sent' ? 'payout_unsent' : stage === 'approved' ? 'payout_recall' : 'payout_review',
    subjectId: id,
  }) as const
