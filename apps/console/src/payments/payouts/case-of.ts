import type { PayoutRow } from './payout-columns.tsx'

/**
 * The case of a fiat withdrawal: once exported, only the bank's report decides on it; an approved one in no file can be
 * withdrawn.
 */
export const caseOf = ({ id, stage }: Pick<PayoutRow, 'id' | 'stage'>) =>
  ({
    kind: stage === 'sent' ? 'payout_unsent' : stage === 'approved' ? 'payout_recall' : 'payout_review',
    subjectId: id,
  }) as const
