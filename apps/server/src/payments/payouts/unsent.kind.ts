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
 * A payout that the bank refused to carry out. Two people who have the bank's word give the money back. The file alone
 * proves nothing (threat WDR-13), and a payout for which a bank line waits cannot be ended this way. If the bank debits
 * it anyway, that money is unexplained.
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
  /** Those that the bank rejected by its last status report. */
  waiting: async (source, limit) => (await listWaiting(source, 'rejected', limit)).map(waitingOf),
  summary: summaryOf,
})
