import { formatAmount } from '@tessera/domain/money/amount.ts'
import { assert, ok } from '@tessera/domain/outcome.ts'
import { withdrawalPaid } from '@tessera/domain/withdrawals/postings.ts'
import { networkOf } from '../coins/networks.sql.ts'
import { post } from '../ledger/post.sql.ts'
import { notify } from '../messages/notify.ts'
import type { Deps } from '../platform/deps.ts'
import type { Tx } from '../platform/tx.ts'
import type { Chain } from '../providers/chain.ts'
import { pendingAttempt, resolveAttempt, type Attempt } from './attempts.sql.ts'
import {
  lockWithdrawal,
  mustStep,
  setPaid,
  stepWithdrawal,
  withdrawalsIn,
  type WithdrawalRow,
} from './withdrawals.sql.ts'

export type AdvanceDeps = Pick<Deps, 'db' | 'inTx' | 'log'> & { readonly chain: Chain }
const JOB = 'job:advance-withdrawals'

/** Sends what is signed and finds out what became of what was sent. Needs no key. Safe twice at once and after any kill. */
export async function advanceWithdrawalsOnce(deps: AdvanceDeps): Promise<void> {
  for (const w of await withdrawalsIn(deps, deps.chain.chain, 'signed')) await attend(deps, w, broadcastSigned)
  for (const w of await withdrawalsIn(deps, deps.chain.chain, 'broadcast')) await attend(deps, w, followUp)
}

type Step = (deps: AdvanceDeps, w: WithdrawalRow, attempt: Attempt) => Promise<void>

/** One that cannot be moved must not keep the others waiting; the next run tries it again. */
async function attend(deps: AdvanceDeps, w: WithdrawalRow, step: Step): Promise<void> {
  try {
    const attempt = await pendingAttempt(deps, w.id)
    if (attempt !== undefined) await step(deps, w, attempt)
  } catch (error) {
    deps.log.error({ err: error, withdrawal: w.id })
  }
}

/** The stored bytes and no others. Marked as sent before the answer is known: an error does not mean that they will not land. */
export const broadcastSigned: Step = async (deps, w, attempt) => {
  await deps.inTx(JOB)(async (tx) => ok(await stepWithdrawal(tx, w.id, 'broadcast')))
  await send(deps, attempt)
}

async function send(deps: AdvanceDeps, attempt: Attempt): Promise<void> {
  await deps.chain.broadcast(attempt.wire).catch((error: unknown) => {
    deps.log.warn({ err: error, withdrawal: attempt.withdrawal_id, signature: attempt.signature })
  })
}

/** The height is read before the state: absent after the last valid height has become final means it can never land. */
export const followUp: Step = async (deps, w, attempt) => {
  const height = await deps.chain.finalizedHeight()
  const state = await deps.chain.stateOf(attempt.signature)
  if (state === 'finalized') return settle(deps, w.id, attempt, confirm)
  if (state === 'failed') return settle(deps, w.id, attempt, fail)
  if (state !== 'absent') return
  return height > attempt.last_valid_height ? settle(deps, w.id, attempt, expire) : send(deps, attempt)
}

type Ending = (tx: Tx, w: WithdrawalRow, attempt: Attempt) => Promise<void>

/** Ends the attempt and moves its withdrawal in one transaction; who comes second finds both moved and does nothing. */
async function settle(deps: AdvanceDeps, id: string, attempt: Attempt, ending: Ending): Promise<void> {
  await deps.inTx(JOB)(async (tx) => {
    const w = await lockWithdrawal(tx, id)
    if (w?.status === 'broadcast') await ending(tx, w, attempt)
    return ok(undefined)
  })
}

const confirm: Ending = async (tx, w, attempt) => {
  assert(await resolveAttempt(tx, attempt.id, 'finalised'), `attempt ${attempt.id} finalised`)
  const posted = await post(tx, {
    kind: 'withdraw_capture',
    ref: { type: 'withdrawal', id: w.id },
    transfers: withdrawalPaid({ customer: w.customer_id, coin: w.coin, amount: w.amount, fee: w.fee }),
    captures: [{ hold: w.hold_id, amount: w.amount }],
  })
  assert(posted.ok, `the hold covers withdrawal ${w.id}`)
  await setPaid(tx, w.id, posted.value.journalId)
  await mustStep(tx, w.id, 'confirm')
  await tellPaid(tx, w, attempt)
}

async function tellPaid(tx: Tx, { customer_id, coin, chain, amount, address }: WithdrawalRow, attempt: Attempt) {
  const network = await networkOf(tx, coin, chain)
  assert(network.ok, `${coin} on ${chain} is listed`)
  const params = { amount: formatAmount(amount, network.value.scale), coin, address, txId: attempt.signature }
  await notify(tx, customer_id, { kind: 'withdrawal_paid', params })
}

const fail: Ending = async (tx, w, attempt) => {
  assert(await resolveAttempt(tx, attempt.id, 'failed_onchain'), `attempt ${attempt.id} failed`)
  await mustStep(tx, w.id, 'fail')
}

const expire: Ending = async (tx, w, attempt) => {
  assert(await resolveAttempt(tx, attempt.id, 'expired'), `attempt ${attempt.id} expired`)
  await mustStep(tx, w.id, 'expire')
  await mustStep(tx, w.id, 'approve')
}
