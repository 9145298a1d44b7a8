import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { withdrawalMail } from '@tessera/contract/payments/withdrawals/withdrawal-mail.ts'
import { statusesAllowing } from '@tessera/domain/platform/machine/machine.ts'
import { formatAmount, minus } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { LinkState } from '@tessera/domain/payments/withdrawals/mail-confirmation.ts'
import { publicWithdrawalStatus, withdrawalMachine } from '@tessera/domain/payments/withdrawals/machine.ts'
import { networkOf } from '#books/coins/networks.sql.ts'
import { lockCustomerState } from '#access/customers/customer-state.sql.ts'
import { mayGiveBack } from '#payments/exits/give-back.ts'
import { freezeFor } from '#access/freezes/freeze-account.ts'
import { lockRoles } from '#profile/members/members.sql.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import type { Config } from '#platform/config/config.ts'
import type { Tx } from '#platform/database/tx.ts'
import { giveBack } from './end-withdrawal.ts'
import { refuseFrozen } from './may-withdraw.ts'
import { readMailToken } from '#services/mail/withdrawal-link.ts'
import { notifyRequested } from './notify-requested.ts'
import { approveAutomatically } from './review-tier.ts'
import { findLink, isDisowned, setConfirmed, setDisowned, type WithdrawalLink } from './withdrawal-mail.sql.ts'
import { lockWithdrawal, mustStep, type WithdrawalRow } from './withdrawals.sql.ts'
import { withdrawalLinkExpired } from './refusals.ts'

type Needs = { readonly config: Pick<Config, 'SECRET_KEY'> }
type Linked = ReplyOf<typeof withdrawalMail.look>
type Token = { readonly token: string }
type Found = { readonly link: WithdrawalLink; readonly w: WithdrawalRow; readonly until: Date }

/**
 * Returns the withdrawal of a link, locked. A wrong secret, an old link and a disowned withdrawal get the same refusal.
 */
async function lockLinked(
  tx: Tx,
  { config }: Needs,
  { token }: Token,
): Promise<Outcome<Found, 'WITHDRAWAL_LINK_EXPIRED'>> {
  const id = readMailToken(config, token)
  const link = id === undefined ? undefined : await findLink(tx, id)
  const w = link && (await lockWithdrawal(tx, link.withdrawal_id))
  if (link === undefined || w === undefined || w.confirm_by === null || w.confirm_by <= tx.now)
    return withdrawalLinkExpired
  return (await isDisowned(tx, w.id)) ? withdrawalLinkExpired : ok({ link, w, until: w.confirm_by })
}

/**
 * Returns the withdrawal of a link, so that its reader can compare the address. It changes nothing, because email
 * programs open links too.
 */
export const readLink = (needs: Needs, { inTx }: VisitorCall, request: Token) =>
  inTx(async (tx): Promise<Outcome<Linked, 'WITHDRAWAL_LINK_EXPIRED'>> => {
    const found = await lockLinked(tx, needs, request)
    return found.ok ? ok(await linkView(tx, found.value, stateOf(found.value.w))) : found
  })

const stateOf = ({ status }: WithdrawalRow): LinkState =>
  status === 'email_confirm' ? 'waiting' : publicWithdrawalStatus(status) === 'rejected' ? 'ended' : 'confirmed'

async function linkView(tx: Tx, { w, until }: Found, state: LinkState): Promise<Linked> {
  const network = await networkOf(tx, w.coin, w.chain)
  assert(network.ok, `${w.coin} on ${w.chain} is not listed`)
  const { scale } = network.value
  return {
    coin: w.coin,
    chain: w.chain,
    address: w.address,
    tag: w.tag,
    amount: formatAmount(w.amount, scale),
    fee: formatAmount(w.fee, scale),
    receives: formatAmount(minus(w.amount, w.fee), scale),
    requestedAt: w.requested_at.toISOString(),
    confirmUntil: until.toISOString(),
    state,
  }
}

type ConfirmRefusal = (typeof withdrawalMail.confirm.refusals)[number]

/**
 * Sends a withdrawal to review, once. Refused while its account or the requester is frozen, or withdrawals are paused.
 */
export const confirmByMail = (needs: Needs, { inTx }: VisitorCall, request: Token) =>
  inTx(async (tx): Promise<Outcome<Linked, ConfirmRefusal>> => {
    const found = await lockLinked(tx, needs, request)
    if (!found.ok) return found
    const { w, link } = found.value
    if (w.status !== 'email_confirm' || !(await mayStillPay(tx, found.value))) return withdrawalLinkExpired
    for (const id of new Set([w.customer_id, link.person_id])) {
      const customerState = await lockCustomerState(tx, id)
      if (customerState.status !== 'active') return refuse('ACCOUNT_FROZEN')
      const free = refuseFrozen(customerState)
      if (!free.ok) return free
    }
    await setConfirmed(tx, w.id)
    await mustStep(tx, w.id, 'confirm_by_mail')
    await notifyRequested(tx, w)
    await approveAutomatically(tx, w)
    return ok(await linkView(tx, found.value, 'confirmed'))
  })

/** False if the person was removed from the company or lost the role to pay after the email was sent. */
const mayStillPay = async (tx: Tx, { w, link }: Found): Promise<boolean> =>
  link.person_id === w.customer_id || (await lockRoles(tx, link.person_id))?.includes('pay') === true

/**
 * Handles "This was not me": freezes the requester, and cancels the withdrawal unless it was approved. The signer never
 * pays a disowned withdrawal. During a restore the money remains held, but the freeze takes effect.
 */
export const disownByMail = (needs: Needs, call: VisitorCall, request: Token) =>
  call.inTx(async (tx): Promise<Outcome<Record<string, never>, 'WITHDRAWAL_LINK_EXPIRED'>> => {
    const found = await lockLinked(tx, needs, request)
    if (!found.ok) return found
    const { w, link } = found.value
    await setDisowned(tx, link.id)
    const isCancellable = statusesAllowing(withdrawalMachine, 'cancel').includes(w.status)
    if (isCancellable && (await mayGiveBack(tx, 'customer')).ok) await giveBack(tx, w, 'cancel')
    await freezeFor(tx, link.person_id, call)
    return ok({})
  })
