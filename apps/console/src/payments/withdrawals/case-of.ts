import { doubts } from '@tessera/domain/payments/withdrawals/payment-evidence.ts'
import type { WithdrawalRow } from './withdrawal-columns.tsx'

type CaseFacts = Pick<WithdrawalRow, 'id' | 'stage' | 'signerRefusal'>

/**
 * The case of a withdrawal. An approved one is decided on again only if the signer refuses it or the payment is
 * unclear.
 */
export const caseOf = ({ id, ...facts }: CaseFacts) => ({ kind: kindOf(facts), subjectId: id }) as const

function kindOf({ stage, signerRefusal }: Omit<CaseFacts, 'id'>) {
  if (signerRefusal === null) return 'withdrawal_review'
  const isInDoubt = doubts.some((doubt) => doubt === signerRefusal)
  if (isInDoubt && (stage === 'approved' || stage === 'broadcast')) return 'withdrawal_attempt'
  return stage === 'approved' ? 'withdrawal_recall' : 'withdrawal_review'
}
