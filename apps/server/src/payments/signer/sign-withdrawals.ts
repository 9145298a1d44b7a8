import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { minus } from '@tessera/domain/books/money/amount.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import {
  accountRefusal,
  type Approvers,
  capOf,
  capRefusal,
  isDecidedByPeople,
  type SignerRefusal,
  tierCeiling,
  tierRefusal,
} from '@tessera/domain/payments/withdrawals/signing-policy.ts'
import { copyRefusal } from '#services/audit/copy.sql.ts'
import { lockCustomerState } from '#access/customers/customer-state.sql.ts'
import { exitStop } from '#payments/exits/gate.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { CoinOnChain } from '#payments/chain/chain-node.ts'
import type { SignedPayment } from '#payments/chain/chain-payments.ts'
import { areNetworkWithdrawalsStopped } from '#platform/settings/running-stops.sql.ts'
import { refuseInternal } from '#payments/withdrawals/address-book.sql.ts'
import { approversOf } from '#payments/withdrawals/approvers.sql.ts'
import { insertAttempt, lockVelocity } from '#payments/withdrawals/attempts.sql.ts'
import { coinOf } from '#payments/withdrawals/find-payment.ts'
import { sealedContent } from '#payments/withdrawals/seal.ts'
import { signedCap } from '#payments/withdrawals/signed-cap.ts'
import { isDisowned } from '#payments/withdrawals/withdrawal-mail.sql.ts'
import {
  lockWithdrawal,
  mustStep,
  setSignerRefusal,
  withdrawalsIn,
  type WithdrawalRow,
} from '#payments/withdrawals/withdrawals.sql.ts'
import { automaticRefusal } from './automatic-tier.ts'
import { bookStillNames, isApprovalRecorded } from './evidence.sql.ts'
import type { SignerDeps } from './open-signer.ts'
import {
  type Histories,
  isSearchCurrent,
  readForOlder,
  type Searched,
  searchPayment,
  storeFound,
} from './search-payment.ts'

const JOB = 'job:sign-withdrawals'

/** Signs each approved withdrawal that passes the signer's own checks, and stores the bytes. Sends nothing. */
export async function signWithdrawalsOnce(deps: SignerDeps): Promise<void> {
  await deps.life.refresh()
  const waiting = await withdrawalsIn(deps, deps.chain.chain, 'approved')
  const read = await readForOlder(deps, waiting)
  for (const w of waiting) {
    try {
      await signOne(deps, w, read.get(w.id))
    } catch (error) {
      deps.log.error({ err: error, withdrawal: w.id }, 'a withdrawal could not be signed')
    }
  }
}

/**
 * Signs one withdrawal. Until the bytes are stored, no other process has them, so they are lost if this process
 * crashes.
 */
export async function signOne(deps: SignerDeps, w: WithdrawalRow, read?: Histories): Promise<void> {
  const searched = await searchPayment(deps, w, read)
  const { verdict } = searched
  if (verdict !== 'sign') {
    await deps.inTx(JOB)((tx) => storeFound(tx, deps, w.id, { ...searched, verdict }))
    return
  }
  const coin = await coinOf(deps, w)
  const receives = minus(w.amount, w.fee)
  const hot = await hotWallet(deps, coin, w.address)
  const signed = await signPayment(deps, w, coin, receives)
  await deps.inTx(JOB)((tx) => store(tx, deps, w, { signed, hot, searched }))
}

type Bytes = { readonly signed: SignedPayment; readonly hot: HotWallet; readonly searched: Searched }

/**
 * Decides and stores while holding the withdrawal's lock. Of two signers one stores, and the bytes of the other are
 * discarded.
 */
async function store(
  tx: Tx,
  deps: SignerDeps,
  read: WithdrawalRow,
  { signed, hot, searched }: Bytes,
): Promise<Outcome<void>> {
  const { id } = read
  const w = await lockWithdrawal(tx, id)
  if (w?.status !== 'approved' || !(await isSearchCurrent(tx, deps, id, searched))) return ok(undefined)
  const approvers = await approversOf(tx, deps.approvalSeal, id)
  // The transaction was built from the row as read before the lock, so that row must match the seal.
  const isRead = deps.withdrawalSeal.holds(sealedContent(read), w.seal)
  const why = isRead ? await refusalOf(tx, deps, w, { hot, approvers }) : 'seal_broken'
  const news = await setSignerRefusal(tx, id, why ?? null)
  if (why !== undefined) {
    if (news > 0n) deps.log.error({ withdrawal: id, signerRefuses: why }, 'the signer refuses a withdrawal')
    // Nobody approved it, so people now decide about it, with the signer's reason.
    if (approvers === 0 && isDecidedByPeople(why) && (await isApprovalRecorded(tx, id)))
      await mustStep(tx, id, 'recall')
    return ok(undefined)
  }
  const { coin, amount, fee } = w
  const paid = { withdrawalId: id, coin, amount: minus(amount, fee), opensAccount: hot.opensAccount, approvers }
  const attempt = { ...signed, ...paid, id: deps.random.uuid() }
  await insertAttempt(tx, attempt)
  await mustStep(tx, id, 'sign')
  return ok(undefined)
}

type Seen = { readonly hot: HotWallet; readonly approvers: Approvers }

/**
 * Returns the reason for which the signer refuses. It trusts no row: it checks the seal, the people who approved, the
 * address book, the freeze, the ledger and its own caps. For a payment without approvals it also checks limits and the
 * address's age.
 */
async function refusalOf(tx: Tx, deps: SignerDeps, w: WithdrawalRow, seen: Seen): Promise<SignerRefusal | undefined> {
  if (!deps.withdrawalSeal.holds(sealedContent(w), w.seal)) return 'seal_broken'
  if (!(await bookStillNames(tx, w))) return 'address_changed'
  if (w.address === seen.hot.address || !(await refuseInternal(tx, w.chain, w.address)).ok) return 'address_internal'
  const stop = await stopOf(tx, deps)
  if (stop !== undefined) return stop
  if (await areNetworkWithdrawalsStopped(tx, w.coin, w.chain)) return 'stopped'
  const customerState = await lockCustomerState(tx, w.customer_id)
  if (customerState.status !== 'active' || customerState.kyc_status !== 'approved') return 'standing_lost'
  // Freezing the person does not freeze the company's account, and a frozen account may be active again, so this is
  // checked separately.
  if (await isDisowned(tx, w.id)) return 'standing_lost'
  if (customerState.withdraw_frozen_until !== null || customerState.indebted) return 'frozen'
  return (await unaffordable(tx, deps, w, seen)) ?? (seen.approvers === 0 ? automaticRefusal(tx, w) : undefined)
}

/** Returns the stop of all payments: one of the gate, or one of the audit copy. */
async function stopOf(tx: Tx, { config, life }: SignerDeps): Promise<SignerRefusal | undefined> {
  const since = life.serverSince()
  return (await exitStop(tx)) ?? (since === undefined ? 'copy_silent' : await copyRefusal(tx, config, since))
}

/** Returns the refusal by the ceilings or the hot wallet's balance, counting pending payments. */
async function unaffordable(
  tx: Tx,
  deps: SignerDeps,
  w: WithdrawalRow,
  { hot, approvers }: Seen,
): Promise<SignerRefusal | undefined> {
  const { config } = deps
  const amount = minus(w.amount, w.fee)
  const velocity = await lockVelocity(tx, { coin: w.coin, since: hot.readAt, approvers })
  const { opened, opening } = velocity
  const { opensAccount: opens, lamports, decimals } = hot
  const network = { coin: w.coin, chain: w.chain, decimals }
  const signed = await signedCap(tx, deps, network, tx.now)
  const tiers = { automatic: config.SIGNER_AUTOMATIC, onePerson: config.SIGNER_ONE_PERSON }
  return (
    (approvers === 2
      ? undefined
      : tierRefusal({ amount, signedIn24Hours: velocity.byAsMany }, tierCeiling(tiers, approvers, w.coin, decimals))) ??
    (signed !== undefined && amount > signed ? 'cap_unsigned' : undefined) ??
    capRefusal({ amount, signedIn24Hours: velocity.in24Hours }, capOf(config.SIGNER_CEILINGS, w.coin, decimals)) ??
    (opens && !w.may_open_account ? 'account_missing' : undefined) ??
    accountRefusal({ opens, openedIn24Hours: opened, opening, lamports }) ??
    (hot.balance < velocity.pending + amount ? 'funds_short' : undefined)
  )
}

type HotWallet = {
  readonly address: string
  /** Decimals of the coin with which the payment is signed; its mint has the same. */
  readonly decimals: number
  /** All values below were read after this time. */
  readonly readAt: Date
  readonly balance: bigint
  readonly lamports: bigint
  readonly opensAccount: boolean
}

async function hotWallet({ keys, chain, inTx }: SignerDeps, coin: CoinOnChain, to: string): Promise<HotWallet> {
  const { address } = await keys.hotWallet()
  const { value: readAt } = await inTx(JOB)(async (tx) => ok(tx.now))
  const balance = await chain.tokenBalance(await chain.tokenAccountOf(address, coin))
  const opensAccount = !(await chain.exists(await chain.tokenAccountOf(to, coin)))
  return { address, decimals: coin.decimals, readAt, balance, lamports: await chain.lamportsOf(address), opensAccount }
}

async function signPayment(
  deps: SignerDeps,
  w: WithdrawalRow,
  coin: CoinOnChain,
  receives: Amount,
): Promise<SignedPayment> {
  const hot = await deps.keys.hotWallet()
  const to = { to: w.address, tag: w.tag }
  const opensAccount = w.may_open_account
  return deps.chain.signPayment({ from: hot, feePayer: hot, ...to, coin, amount: receives, memo: w.id, opensAccount })
}
