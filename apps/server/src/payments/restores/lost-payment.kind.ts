import { lostPaymentKind } from '@tessera/contract/payments/restores/lost-payment.kind.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { lossBooked } from '@tessera/domain/books/reconciliation/postings.ts'
import { hasEnoughWitnesses } from '@tessera/domain/payments/withdrawals/payment-evidence.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { lockOwnFunds } from '#books/ledger/own-funds.sql.ts'
import { post } from '#books/ledger/post.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type Explorer, explorerNow } from '#payments/chain/explorer.ts'
import { reconstructWithdrawal } from './adopt-payment.ts'
import {
  listLostPayments,
  lockLostPayment,
  type LostPayment,
  ownersOf,
  settleLostPayment,
} from './lost-payments.sql.ts'
import { paymentNotAgreed } from './refusals.ts'

const Content = z.strictObject({
  coin: z.string(),
  chain: z.string(),
  mint: z.string(),
  amount: z.string(),
  address: z.string(),
  txId: z.string(),
  memo: z.string().nullable(),
  tag: z.string().nullable(),
  paidAt: z.string().nullable(),
  /** Hosts that show the payment as finalized. */
  confirmedBy: z.array(z.string()),
  /** Hosts that responded without it. */
  notConfirmedBy: z.array(z.string()),
  /** A link to the transaction on a public explorer, independent of our nodes. */
  explorer: z.string(),
  /** True if its withdrawal is already paid, or if the money was returned, so that this payment is a duplicate. */
  settledWithdrawal: z.boolean(),
  /** Account numbers of the customers whose address book has the recipient. */
  owners: z.array(z.string()),
})
type Content = z.output<typeof Content>

/**
 * A payment of the hot wallet that no withdrawal explains: made after a backup, or made twice. If approved, it becomes
 * a withdrawal of the customer who has the address. If refused, it is booked as a loss of the exchange, with the
 * reason. The fee income pays it, and the company owes the part above that. No money leaves until then. Neither is
 * possible while only one of several hosts shows the payment.
 */
export const lostPayment = (deps: Pick<Deps, 'random' | 'config'>) =>
  approvalKind(lostPaymentKind, {
    proposal: z.strictObject({}),
    content: Content,
    amounts: ({ amount, coin }) => [{ amount, coin }],
    load: async (tx, id) => {
      const lost = await lockLostPayment(tx, id)
      if (lost === undefined) return undefined
      const owners = (await ownersOf(tx, lost)).map(({ number }) => number)
      return contentOf(await explorerNow(tx, deps.config), lost, owners)
    },
    // An address that several customers use identifies none of them.
    approvable: ({ owners, memo, settledWithdrawal }) =>
      owners.length === 1 && !settledWithdrawal && z.uuid().safeParse(memo).success,
    proposed: async (_, __, { confirmedBy, notConfirmedBy }) =>
      hasEnoughWitnesses(confirmedBy.length, confirmedBy.length + notConfirmedBy.length)
        ? ok(undefined)
        : paymentNotAgreed,
    approve: (tx, id) => adopt(tx, deps, id),
    refuse: bookLoss,
    waiting: async (source, limit) =>
      (await listLostPayments(source, limit)).map((lost) => ({
        subjectId: lost.id,
        since: lost.found_at,
        ...summaryOf(shownIn(lost)),
      })),
    summary: summaryOf,
  })

async function adopt(
  tx: Tx,
  deps: Pick<Deps, 'random' | 'config'>,
  id: string,
): Promise<Outcome<unknown, 'INSUFFICIENT_AVAILABLE_BALANCE' | 'WITHDRAWAL_PAYMENT_TAKEN'>> {
  const lost = await lockLostPayment(tx, id)
  assert(lost !== undefined && lost.memo !== null, `lost payment ${id} was accepted without a withdrawal id`)
  const [owner] = await ownersOf(tx, lost)
  assert(owner, `lost payment ${id} was accepted without an owner`)
  const made = await reconstructWithdrawal(tx, deps, { ...lost, memo: lost.memo }, owner)
  if (!made.ok) return made
  return ok(await settleLostPayment(tx, id, { outcome: 'adopted', withdrawalId: lost.memo }))
}

async function bookLoss(tx: Tx, id: string): Promise<Outcome<unknown, never>> {
  const lost = await lockLostPayment(tx, id)
  assert(lost, `lost payment ${id} is missing or already settled`)
  const { coin, amount } = lost
  const { fees } = await lockOwnFunds(tx, coin, [{ exchange: 'custody' }, { exchange: 'deficit' }])
  const transfers = lossBooked({ coin, where: 'chain', amount, fees })
  const booked = await post(tx, { kind: 'reconciliation', ref: { type: 'lost_payment', id }, transfers })
  assert(booked.ok, `the fee income does not cover its part of the lost payment ${id}`)
  return ok(await settleLostPayment(tx, id, { outcome: 'loss' }))
}

/** Returns the fields of the title. */
const shownIn = (lost: LostPayment) => ({
  coin: lost.coin,
  amount: formatAmount(lost.amount, lost.scale),
  address: lost.recipient,
  txId: lost.signature,
})
const contentOf = (explorer: Explorer, lost: LostPayment, owners: readonly string[]): Content => ({
  ...shownIn(lost),
  chain: lost.chain,
  mint: lost.mint,
  memo: lost.memo,
  tag: lost.tag,
  paidAt: lost.paid_at?.toISOString() ?? null,
  explorer: explorer.transaction(lost.signature),
  confirmedBy: [...lost.hosts],
  notConfirmedBy: [...lost.not_confirmed_by],
  settledWithdrawal: lost.is_settled,
  owners: [...owners],
})

const SHORT = 8
const summaryOf = ({ txId, amount, coin, address }: ReturnType<typeof shownIn>) => ({
  number: txId.slice(0, SHORT),
  subject: address,
  about: [{ field: 'amount', value: amount, unit: coin }] as const,
})
