import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import {
  type Doubt,
  type Found,
  judgeHistories,
  judgeAnswers,
  mayRepeat,
} from '@tessera/domain/payments/withdrawals/payment-evidence.ts'
import { withdrawalPaid } from '@tessera/domain/payments/withdrawals/postings.ts'
import { addressText } from '@tessera/domain/payments/withdrawals/tag.ts'
import { exchangeWallets } from '#books/coins/exchange-wallets.sql.ts'
import { networkOf } from '#books/coins/networks.sql.ts'
import { post } from '#books/ledger/post.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Chain } from '#payments/chain/chain.ts'
import { pendingAttempt, resolveAttempt, type Attempt } from './attempts.sql.ts'
import { adoptPayment, coinOf, expectedOf, leaveToReview } from './find-payment.ts'
import { type HostAnswer, hostAnswersOf } from './payment-evidence.sql.ts'
import {
  lockWithdrawal,
  mustStep,
  setPaid,
  setSignerRefusal,
  stepWithdrawal,
  withdrawalsIn,
  type WithdrawalRow,
} from './withdrawals.sql.ts'

export type AdvanceDeps = Pick<Deps, 'db' | 'inTx' | 'log' | 'random'> & { readonly chain: Chain }
const JOB = 'job:advance-withdrawals'

/**
 * Sends signed withdrawals and follows up sent ones. It needs no key, and is safe in concurrent runs and after any
 * crash.
 */
export async function advanceWithdrawalsOnce(deps: AdvanceDeps): Promise<void> {
  for (const w of await withdrawalsIn(deps, deps.chain.chain, 'signed')) await runLogged(deps, w, broadcastSigned)
  for (const w of await withdrawalsIn(deps, deps.chain.chain, 'broadcast')) await runLogged(deps, w, followUp)
}

type Step = (deps: AdvanceDeps, w: WithdrawalRow, attempt: Attempt) => Promise<void>

/** Advances one withdrawal. A failure must not block the others; the next run tries again. */
async function runLogged(deps: AdvanceDeps, w: WithdrawalRow, step: Step): Promise<void> {
  try {
    const attempt = await pendingAttempt(deps, w.id)
    if (attempt !== undefined) await step(deps, w, attempt)
  } catch (error) {
    deps.log.error({ err: error, withdrawal: w.id }, 'a sent withdrawal could not be advanced')
  }
}

/**
 * Sends exactly the stored bytes. The attempt is marked as sent before the response is known, because an error does not
 * prove that they will not be confirmed.
 */
export const broadcastSigned: Step = async (deps, w, attempt) => {
  await deps.inTx(JOB)(async (tx) => ok(await stepWithdrawal(tx, w.id, 'broadcast')))
  await send(deps, attempt)
}

async function send(deps: AdvanceDeps, attempt: Attempt): Promise<void> {
  await deps.chain.broadcast(attempt.wire).catch((error: unknown) => {
    deps.log.warn(
      { err: error, withdrawal: attempt.withdrawal_id, signature: attempt.signature },
      'a node did not accept a signed withdrawal',
    )
  })
}

/**
 * Follows the responses of all hosts at `finalized`. If they disagree, or a third attempt would be needed, people
 * decide.
 */
export const followUp: Step = async (deps, w, attempt) => {
  const lookups = await deps.chain.lookUpSignature(attempt.signature)
  const verdict = judgeAnswers(lookups, attempt.last_valid_height)
  if (verdict === 'finalized') return settle(deps, w.id, attempt, confirm)
  if (verdict === 'failed') return settle(deps, w.id, attempt, fail)
  if (verdict === 'search') return search(deps, w, attempt, lookups)
  if (verdict !== 'wait' && verdict !== 'send') return askPeople(deps, w, attempt, verdict, hostAnswersOf({ lookups }))
  if (w.signer_refusal !== null) await settle(deps, w.id, attempt, agree)
  if (verdict === 'send') await send(deps, attempt)
}

type SignatureLookups = Awaited<ReturnType<Chain['lookUpSignature']>>

/**
 * Runs when the attempt can never be confirmed. Another one is made only if no other payment was made for this
 * withdrawal.
 */
async function search(deps: AdvanceDeps, w: WithdrawalRow, attempt: Attempt, lookups: SignatureLookups): Promise<void> {
  const [hotWallet] = await exchangeWallets(deps, w.chain, 'hot')
  assert(hotWallet !== undefined, 'the signer has not stored its hot wallet')
  const histories = await deps.chain.histories(expectedOf(w, await coinOf(deps, w), hotWallet))
  const history = judgeHistories(histories)
  const answer = hostAnswersOf({ lookups, histories })
  if (typeof history === 'object') {
    if (history.found.signature === attempt.signature) return askPeople(deps, w, attempt, 'hosts_differ', answer)
    return settle(deps, w.id, attempt, adopt(deps, history.found))
  }
  const may = history === 'absent' ? mayRepeat({ attempts: attempt.n, hosts: deps.chain.hosts }) : history
  return may === 'sign' ? settle(deps, w.id, attempt, expire) : askPeople(deps, w, attempt, may, answer)
}

async function askPeople(
  deps: AdvanceDeps,
  w: WithdrawalRow,
  attempt: Attempt,
  doubt: Doubt,
  answer: readonly HostAnswer[],
): Promise<void> {
  await settle(deps, w.id, attempt, async (tx) => {
    if (await leaveToReview(tx, w.id, doubt, answer))
      deps.log.error(
        { withdrawal: w.id, peopleDecide: doubt },
        'the chain nodes disagree about a withdrawal: two people must decide it',
      )
  })
}

type Ending = (tx: Tx, w: WithdrawalRow, attempt: Attempt) => Promise<void>

/**
 * Ends the attempt and changes its withdrawal in one transaction. A second caller finds both changed and does nothing.
 */
async function settle(deps: AdvanceDeps, id: string, attempt: Attempt, ending: Ending): Promise<void> {
  await deps.inTx(JOB)(async (tx) => {
    const w = await lockWithdrawal(tx, id)
    const isPending = (await pendingAttempt(tx, id))?.id === attempt.id
    if (w?.status === 'broadcast' && isPending) await ending(tx, w, attempt)
    return ok(undefined)
  })
}

const agree: Ending = async (tx, w) => void (await setSignerRefusal(tx, w.id, null))

const adopt =
  (deps: Pick<Deps, 'random'>, found: Found): Ending =>
  async (tx, w, attempt) => {
    assert(await resolveAttempt(tx, attempt.id, 'expired'), `attempt ${attempt.id} cannot expire`)
    await adoptPayment(tx, deps.random, w, found)
  }

/** Captures the hold for an attempt that is finalized on the chain. */
export const confirm: Ending = async (tx, w, attempt) => {
  assert(await resolveAttempt(tx, attempt.id, 'finalised'), `attempt ${attempt.id} cannot be finalised`)
  await setSignerRefusal(tx, w.id, null)
  const posted = await post(tx, {
    kind: 'withdraw_capture',
    ref: { type: 'withdrawal', id: w.id },
    transfers: withdrawalPaid({ customer: w.customer_id, coin: w.coin, amount: w.amount, fee: w.fee }),
    captures: [{ hold: w.hold_id, amount: w.amount }],
  })
  assert(posted.ok, `the hold does not cover withdrawal ${w.id}`)
  await setPaid(tx, w.id, posted.value.journalId)
  await mustStep(tx, w.id, 'confirm')
  await notifyPaid(tx, w, attempt)
}

async function notifyPaid(tx: Tx, { id, customer_id, coin, chain, amount, ...to }: WithdrawalRow, attempt: Attempt) {
  const network = await networkOf(tx, coin, chain)
  assert(network.ok, `${coin} on ${chain} is not listed`)
  const address = addressText(to)
  const params = { amount: formatAmount(amount, network.value.scale), coin, address, txId: attempt.signature }
  await notify(tx, customer_id, { kind: 'withdrawal_paid', params }, id)
}

const fail: Ending = async (tx, w, attempt) => {
  assert(await resolveAttempt(tx, attempt.id, 'failed_onchain'), `attempt ${attempt.id} cannot fail`)
  await setSignerRefusal(tx, w.id, null)
  await mustStep(tx, w.id, 'fail')
}

/** Abandons an attempt, so that the withdrawal waits for the signer again. */
export const expire: Ending = async (tx, w, attempt) => {
  assert(await resolveAttempt(tx, attempt.id, 'expired'), `attempt ${attempt.id} cannot expire`)
  await setSignerRefusal(tx, w.id, null)
  await mustStep(tx, w.id, 'expire')
  await mustStep(tx, w.id, 'approve')
}
