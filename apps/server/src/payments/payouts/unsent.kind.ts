import { payoutUnsentKind } from '@tessera/contract/payments/payouts/unsent.kind.ts'
import { line } from '@tessera/contract/platform/http/shared.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { endByUs } from './end-payout.ts'
import { lineWaits } from './payouts.sql.ts'
import { listWaiting } from './list-payouts.sql.ts'
import { Content as Payout, loadIn, summaryOf, waitingOf } from './review-content.ts'

const Content = Payout.extend({ bankReference: z.string() })

/**
 * Ends a payout that the bank refused. Two people who have the bank's confirmation return the money. The payment file
 * alone proves nothing (threat WDR-13), and a payout for which a bank line waits cannot be ended this way. If the bank
 * debits it after all, that debit is unexplained.
 */
export const payoutUnsent = approvalKind(payoutUnsentKind, {
  /** The bank's number of its refusal. */
  proposal: z.strictObject({ bankReference: line(80) }),
  content: Content,
  amounts: ({ amount, fiat }) => [{ amount, coin: fiat }],
  load: async (tx, id, { bankReference }) => {
    const content = await loadIn(tx, id, 'sent')
    return content === undefined || (await lineWaits(tx, id)) ? undefined : { ...content, bankReference }
  },
  approve: (tx, id) => endByUs(tx, id, 'fail', { reason: '', code: null, customerMessage: null }),
  /** Returns those that the bank's last status report rejected. */
  waiting: async (source, limit) => (await listWaiting(source, 'rejected', limit)).map(waitingOf),
  summary: summaryOf,
})
