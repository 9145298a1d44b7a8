import { withdrawalAttemptKind } from '@tessera/contract/payments/withdrawals/attempt.kind.ts'
import { PaymentSignature } from '@tessera/contract/payments/withdrawals/withdrawals-review.ts'
import { minus } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { doubts } from '@tessera/domain/payments/withdrawals/payment-evidence.ts'
import { z } from 'zod'
import { approvalKind, type Reason } from '#services/approvals/kind.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { confirm, expire } from './advance-withdrawals.ts'
import { adoptAttempt, attemptsOf, isOfAnother, pendingAttempt, resolveAttempt } from './attempts.sql.ts'
import { answerKey, evidenceOf } from './payment-evidence.sql.ts'
import { Content as Reviewed, loadIn, refuseWithdrawal, summaryOf, waitingOf } from './review-content.ts'
import { listInDoubt } from './review.sql.ts'
import { lockWithdrawal, mustStep, setSignerRefusal } from './withdrawals.sql.ts'
import { withdrawalPaymentTaken } from './refusals.ts'

const Proposal = z.union([
  z.strictObject({ paymentAct: z.literal('sign') }),
  z.strictObject({ paymentAct: z.literal('paid'), paidBy: PaymentSignature }),
  z.strictObject({}),
])

/** Every signature and every node's response, so that both people decide with the same evidence. */
const Content = Reviewed.extend({
  doubt: z.enum(doubts),
  attempts: z.array(z.string()),
  hosts: z.array(z.string()),
  evidenceAt: z.string(),
  paymentAct: z.enum(['sign', 'paid']).nullable(),
  paidBy: z.string().nullable(),
})
type Content = z.output<typeof Content>

/**
 * Decides on a withdrawal that may have been paid, because the nodes do not prove the contrary. `approve` signs it
 * again, or posts it as paid by the named transaction; `refuse` returns the money.
 */
export const withdrawalAttempt = ({ random }: Pick<Deps, 'random'>) =>
  approvalKind(withdrawalAttemptKind, {
    proposal: Proposal,
    content: Content,
    amounts: ({ amount, coin }) => [{ amount, coin }],
    load,
    approvable: ({ paymentAct }) => paymentAct !== null,
    proposed: async (tx, id, { paidBy }) =>
      paidBy !== null && (await isOfAnother(tx, id, paidBy)) ? withdrawalPaymentTaken : ok(undefined),
    approve: (tx, id, content) =>
      content.paidBy === null ? requestNewSignature(tx, id) : bookPaid(tx, random, id, content.paidBy),
    refuse: giveBackDoubtful,
    waiting: async (source, limit) => (await listInDoubt(source, limit)).map(waitingOf),
    summary: summaryOf,
  })

async function load(tx: Tx, id: string, proposal: z.output<typeof Proposal>): Promise<Content | undefined> {
  const content = await loadIn(tx, id, ['approved', 'broadcast'])
  const doubt = doubts.find((one) => one === content?.signerRefusal)
  const evidence = await evidenceOf(tx, id)
  if (content === undefined || doubt === undefined || evidence === undefined) return undefined
  return {
    ...content,
    doubt,
    attempts: (await attemptsOf(tx, id)).map(({ signature, outcome }) => `${signature} ${outcome}`),
    hosts: evidence.hosts.map(answerKey),
    evidenceAt: evidence.at.toISOString(),
    paymentAct: 'paymentAct' in proposal ? proposal.paymentAct : null,
    paidBy: 'paidBy' in proposal ? proposal.paidBy : null,
  }
}

/** Lets the signer make another attempt, because it finds this agreement. */
async function requestNewSignature(tx: Tx, id: string): Promise<Outcome<void, never>> {
  const w = await lockWithdrawal(tx, id)
  const attempt = await pendingAttempt(tx, id)
  if (w?.status === 'broadcast' && attempt !== undefined) await expire(tx, w, attempt)
  await setSignerRefusal(tx, id, null)
  return ok(undefined)
}

/** Posts the payment that two people saw on the chain, although the configured nodes cannot show it. */
async function bookPaid(
  tx: Tx,
  random: Deps['random'],
  id: string,
  signature: string,
): Promise<Outcome<void, 'WITHDRAWAL_PAYMENT_TAKEN'>> {
  if (await isOfAnother(tx, id, signature)) return withdrawalPaymentTaken
  const w = await lockWithdrawal(tx, id)
  assert(w, `withdrawal ${id} does not exist`)
  const pending = await pendingAttempt(tx, id)
  if (pending !== undefined) await resolveAttempt(tx, pending.id, 'expired')
  const paid = { id: random.uuid(), withdrawalId: id, coin: w.coin, amount: minus(w.amount, w.fee) }
  // If two withdrawals are concurrently posted as paid by one transaction, the second one is refused here.
  if ((await adoptAttempt(tx, { ...paid, signature, wire: '', lastValidHeight: 0n })) === 0n)
    return withdrawalPaymentTaken
  if (w.status === 'approved') await mustStep(tx, id, 'adopt')
  const attempt = await pendingAttempt(tx, id)
  assert(attempt, `withdrawal ${id} does not have the attempt that was just adopted`)
  await confirm(tx, w, attempt)
  return ok(undefined)
}

async function giveBackDoubtful(
  tx: Tx,
  id: string,
  content: Content,
  reason: Reason,
): Promise<Outcome<unknown, 'GIVE_BACK_STOPPED'>> {
  const attempt = await pendingAttempt(tx, id)
  if (attempt !== undefined) await resolveAttempt(tx, attempt.id, 'expired')
  if (content.status === 'broadcast') await mustStep(tx, id, 'expire')
  return refuseWithdrawal(tx, id, content, reason)
}
