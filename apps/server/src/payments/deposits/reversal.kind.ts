import { depositReversalKind } from '@tessera/contract/payments/deposits/reversal.kind.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { reverseCovered } from '#books/ledger/reverse.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Tx } from '#platform/database/tx.ts'
import { setReason } from './deposits.sql.ts'
import { type Credited, listGone, lockGone } from './reversal.sql.ts'
import { DepositView, depositView, summaryOf } from './deposit-view.ts'
import { step } from './settle-deposit.ts'

const Content = DepositView.extend({ creditedAt: z.string() })
type Content = z.output<typeof Content>

/**
 * Decides on a credited deposit that the chain no longer has. `approve` reverses the credit, once and never below zero.
 * `refuse` confirms that the chain has the deposit after all.
 */
export const depositReversal = approvalKind(depositReversalKind, {
  proposal: z.strictObject({}),
  content: Content,
  amounts: ({ amount, coin }) => [{ amount, coin }],
  load: async (tx, id) => {
    const deposit = await lockGone(tx, id)
    return deposit && seen(deposit)
  },
  approve,
  refuse: async (tx, id) => {
    await setReason(tx, id, null)
    return ok(undefined)
  },
  waiting: async (source, limit) =>
    (await listGone(source, limit)).map((deposit) => ({
      subjectId: deposit.id,
      since: deposit.credited_at,
      ...summaryOf(seen(deposit)),
    })),
  summary: summaryOf,
})

/**
 * Money that has been spent cannot be taken, because balances never go below zero. Then the decision fails, and the
 * owner's withdrawals stay paused.
 */
async function approve(
  tx: Tx,
  id: string,
  { amount, coin, customer }: Content,
): Promise<Outcome<void, 'INSUFFICIENT_AVAILABLE_BALANCE'>> {
  const deposit = await lockGone(tx, id)
  assert(deposit, `deposit ${id} is not waiting for a decision about its reversal`)
  for (const journal of [deposit.journal_id, deposit.suspense_journal]) {
    const reversed = journal === null ? ok(undefined) : await reverseCovered(tx, journal)
    if (!reversed.ok) return reversed
  }
  await step(tx, id, 'reverse')
  await notify(tx, customer.id, { kind: 'deposit_reversed', params: { amount, coin } })
  return ok(undefined)
}

const seen = (deposit: Credited): Content => ({
  ...depositView(deposit),
  creditedAt: deposit.credited_at.toISOString(),
})
