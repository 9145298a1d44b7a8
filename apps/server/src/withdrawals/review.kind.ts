import { Chain, Coin, Id } from '@tessera/contract/shared.ts'
import {
  type WithdrawalReason,
  withdrawalReasonCodes,
  withdrawalReasons,
} from '@tessera/contract/withdrawal-reasons.ts'
import { formatAmount, minus } from '@tessera/domain/money/amount.ts'
import { assert, ok, type Outcome } from '@tessera/domain/outcome.ts'
import { z } from 'zod'
import { approvalKind, type Reason } from '../approvals/kind.ts'
import { lockStanding } from '../customers/standing.sql.ts'
import { notify } from '../messages/notify.ts'
import type { Tx } from '../platform/tx.ts'
import { giveBack } from './end-withdrawal.ts'
import { refuseFrozen } from './frozen.ts'
import { listWaiting, withdrawalForReview } from './review.sql.ts'
import { lockWithdrawal, mustStep, setReason } from './withdrawals.sql.ts'

/** What two people agree to: whom, where, how much, and from which status. */
const Content = z.strictObject({
  id: Id,
  customer: z.strictObject({ id: Id, number: z.string(), name: z.string().nullable() }),
  coin: Coin,
  chain: Chain,
  address: z.string(),
  amount: z.string(),
  fee: z.string(),
  receives: z.string(),
  status: z.enum(['review', 'failed']),
  requestedAt: z.string(),
})
type Content = z.output<typeof Content>

/** Approve lets the signer pay, also once more after a failure on the chain; refuse gives the money back. */
export const withdrawalReview = approvalKind({
  permission: 'withdrawals.review',
  dueHours: 24,
  reasonCodes: withdrawalReasonCodes,
  proposal: z.strictObject({}),
  content: Content,
  load,
  approve,
  refuse,
  waiting: listWaiting,
  summary: (content) => ({
    number: `W-${content.id.slice(0, 8)}`,
    subject: content.customer.name ?? content.customer.number,
    about: `${content.amount} ${content.coin}`,
  }),
})

async function load(tx: Tx, id: string): Promise<Content | undefined> {
  const w = z.uuid().safeParse(id).success ? await withdrawalForReview(tx, id) : undefined
  if (w === undefined || (w.status !== 'review' && w.status !== 'failed')) return undefined
  return {
    id,
    customer: w.customer,
    coin: w.coin,
    chain: w.chain,
    address: w.address,
    amount: formatAmount(w.amount, w.scale),
    fee: formatAmount(w.fee, w.scale),
    receives: formatAmount(minus(w.amount, w.fee), w.scale),
    status: w.status,
    requestedAt: w.requested_at.toISOString(),
  }
}

async function approve(tx: Tx, id: string, content: Content): Promise<Outcome<void, 'WITHDRAWAL_FROZEN'>> {
  const free = refuseFrozen(await lockStanding(tx, content.customer.id))
  if (!free.ok) return free
  await mustStep(tx, id, 'approve')
  return ok(undefined)
}

async function refuse(tx: Tx, id: string, content: Content, reason: Reason): Promise<Outcome<void, never>> {
  const w = await lockWithdrawal(tx, id)
  const code = withdrawalReasonCodes.find((one) => one === reason.code)
  assert(w !== undefined && code !== undefined, `refusal of withdrawal ${id}`)
  await setReason(tx, id, code, reason.told)
  await giveBack(tx, w, content.status === 'review' ? 'refuse' : 'refund')
  await tellRefused(tx, content, code)
  return ok(undefined)
}

const tellRefused = (tx: Tx, { customer, amount, coin }: Content, code: WithdrawalReason): Promise<void> =>
  notify(tx, customer.id, {
    kind: 'withdrawal_refused',
    params: { amount, coin, reason: withdrawalReasons[code] },
  })
