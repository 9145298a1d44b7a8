import { bankClaimKind } from '@tessera/contract/payments/bank/claim.kind.ts'
import { seenEffects } from '@tessera/domain/payments/fiat-orders/match.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type ClaimView, claimViews, expectedOf } from './claim-view.ts'
import { type ClaimRow, endClaim, listByLine, lockClaim, setExpected } from './claims.sql.ts'
import { DatedLine, datedLine } from './line-view.ts'
import { settleClaim } from './settle-claims.ts'
import { bankLineContradicted } from './refusals.ts'

const Content = z.object({
  line: DatedLine,
  direction: z.enum(['in', 'out']),
  effect: z.enum(seenEffects),
  subject: z.string(),
  customerName: z.string(),
  fileHash: z.string(),
  uploadedBy: z.string(),
})
type Content = z.output<typeof Content>

/**
 * Decides on a line of a file without balances, or of an unsigned feed. `approve` makes it a bank line with the effect
 * that both people saw. `refuse` drops it. No money moves before the decision.
 */
export const bankClaim = (deps: Pick<Deps, 'random'>) =>
  approvalKind(bankClaimKind, {
    proposal: z.strictObject({}),
    content: Content,
    amounts: ({ line }) => [{ amount: line.amount, coin: line.coin }],
    load: async (tx, id) => {
      const claim = await lockClaim(tx, id)
      return claim && contentOf(claim, await seenOf(tx, claim))
    },
    proposed: (_tx, _id, { effect, line }, verdict) =>
      Promise.resolve(
        verdict === 'approve' && effect === 'contradicts' ? bankLineContradicted(line.lineId) : ok(undefined),
      ),
    approve: async (tx, id, { effect, line }) => {
      if (effect === 'contradicts') return bankLineContradicted(line.lineId)
      const claim = await lockClaim(tx, id)
      assert(claim, `claim ${id} does not wait for a decision`)
      const [expected] = expectedOf(await seenOf(tx, claim))
      assert(expected, `claim ${id} has no effect`)
      await setExpected(tx, [expected])
      await settleClaim(deps, tx, { ...claim, expects: expected.effect })
      return ok(undefined)
    },
    refuse: async (tx, id) => {
      await endClaim(tx, id, 'dropped')
      return ok(undefined)
    },
    waiting: async (source, limit) =>
      (await listByLine(source, limit)).map((claim) => ({
        subjectId: claim.id,
        since: claim.uploaded_at,
        ...summaryOf(datedLine(claim)),
      })),
    summary: ({ line }) => summaryOf(line),
  })

async function seenOf(tx: Tx, claim: ClaimRow): Promise<ClaimView> {
  const [seen] = await claimViews(tx, [claim])
  assert(seen, `claim ${claim.id} has no view`)
  return seen
}

const contentOf = (claim: ClaimRow, { direction, effect, subject, customer }: ClaimView): Content => ({
  line: datedLine(claim),
  direction,
  effect,
  subject,
  customerName: customer,
  fileHash: claim.sha256,
  uploadedBy: claim.uploaded_by_name ?? '',
})

const summaryOf = (line: Content['line']) => ({
  number: `CLAIM-${line.lineId}`,
  subject: line.payerName,
  about: [{ field: 'line.amount', value: line.amount, unit: line.coin }] as const,
})
