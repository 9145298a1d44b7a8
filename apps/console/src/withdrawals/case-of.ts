import type { WithdrawalRow } from './withdrawal-columns.tsx'

/** What was approved is decided on again only when the signer refuses it. */
export const caseOf = ({ id, stage, signerRefusal }: Pick<WithdrawalRow, 'id' | 'stage' | 'signerRefusal'>) =>
  ({
    kind: stage === 'approved' && signerRefusal !== null ? 'withdrawal_recall' : 'withdrawal_review',
    subjectId: id,
  }) as const
