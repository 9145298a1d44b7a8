import { payoutUnsentKind } from '@tessera/contract/payments/payouts/unsent.kind.ts'
import { line } from '@tessera/contract/platform/http/shared.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { endByUs } from './end-payout.ts'
import { lineWaits } from './payouts.sql.ts'
import { Content as Payout, loadIn, summaryOf } from './review-content.ts'

const Content = Payout.extend({ bankReference: z.string() })

/**
 * The bank said that it did not carry out what it was handed: two people who have its word give the money back. A file alone
 * proves nothing (threat WDR-13), and no payout for which a line of the bank waits is ended so. What the bank debits all the
 * same is then money that nobody explains.
 */
export const payoutUnsent = approvalKind(payoutUnsentKind, {
  /** The bank's own number of its refusal. */
  proposal: z.strictObject({ bankReference: line(80) }),
  content: Content,
  load: async (tx, id, { bankReference }) => {
    const content = await loadIn(tx, id, 'sent')
    return content === undefined || (await lineWaits(tx, id)) ? undefined : { ...content, bankReference }
  },
  approve: (tx, id) => endByUs(tx, id, 'fail', { reason: '', code: null, told: null }),
  waiting: () => Promise.resolve([]),
  summary: summaryOf,
})
