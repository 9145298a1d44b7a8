import { lostPayoutKind } from '@tessera/contract/payments/restores/lost-payout.kind.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { listLostPayouts, lockLostPayout, type LostPayout, settleLostPayout } from './lost-payments.sql.ts'

const Content = z.strictObject({
  payoutId: z.string(),
  fiat: z.string(),
  batchId: z.string(),
  fileHash: z.string(),
  exportedAt: z.string(),
  madeBy: z.string(),
})
type Content = z.output<typeof Content>

/**
 * Decides on a payout or payment instruction of a lost payment file that this database does not know, or knows only as
 * prepared. The audit copy has no amount or payee, so two people only confirm that they know of it. The bank's debit
 * then waits as an outgoing payment on our account, about which they decide.
 */
export const lostPayout = approvalKind(lostPayoutKind, {
  proposal: z.strictObject({}),
  content: Content,
  load: async (tx, id) => {
    const lost = await lockLostPayout(tx, id)
    return lost === undefined ? undefined : contentOf(lost)
  },
  approve: async (tx, id) => ok(await settleLostPayout(tx, id)),
  waiting: async (source, limit) =>
    (await listLostPayouts(source, limit)).map((lost) => ({
      subjectId: lost.id,
      since: lost.found_at,
      ...summaryOf(contentOf(lost)),
    })),
  summary: summaryOf,
})

const contentOf = (lost: LostPayout): Content => ({
  payoutId: lost.payout_id,
  fiat: lost.coin,
  batchId: lost.batch_id,
  fileHash: lost.file_sha256,
  exportedAt: lost.exported_at.toISOString(),
  madeBy: lost.maker,
})

const SHORT = 8
function summaryOf({ payoutId, fiat }: Content) {
  return { number: payoutId.slice(0, SHORT), subject: fiat, about: [] }
}
