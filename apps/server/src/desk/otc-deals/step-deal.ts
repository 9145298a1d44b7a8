import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { otcDeals } from '@tessera/contract/desk/otc-deals/otc-deals.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { APPEAL_HOURS, type DealAction, mayDoWith } from '@tessera/domain/desk/otc-deals/rules.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { notify } from '#services/messages/notify.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { checkOutgoing } from '#identity/eligibility/check-outgoing.ts'
import { appealActs, insertAppeal, openAppeal } from './appeals.sql.ts'
import { mayBeReleased } from './collar.ts'
import { cancelDeal, releaseToBuyer } from './end-deal.ts'
import { type DealRow, dueDeals, lockDeal, mustStepDeal, setPaid, sideOf } from './otc-deals.sql.ts'
import { ownPicture } from './picture.ts'
import { dealNumber, messageValues } from './message-values.ts'
import { openReasonText } from '#platform/settings/reasons.sql.ts'
import { otcAppealOpen, otcAppealOver, otcAppealReasonClosed, otcDealWrongStatus, otcPayTimeOver } from './refusals.ts'

type Refused<E extends keyof typeof otcDeals> = (typeof otcDeals)[E]['refusals'][number]
const DUE_AT_ONCE = 200

/** Locks a deal of the customer. Returns it with the actions that are allowed now. */
async function lockOwn(
  tx: Tx,
  customerId: string,
  id: string,
): Promise<Outcome<{ deal: DealRow; may: DealAction[] }, 'NOT_FOUND'>> {
  const deal = await lockDeal(tx, id)
  if (deal === undefined || ![deal.seller_id, deal.buyer_id].includes(customerId)) return refuse('NOT_FOUND')
  return ok({ deal, may: mayDo(deal, customerId, (await openAppeal(tx, id)) !== undefined, tx.now) })
}

/** Returns the actions that a customer may take in an own deal. */
export const mayDo = (deal: DealRow, customerId: string, appealOpen: boolean, now: Date): DealAction[] =>
  mayDoWith(
    {
      status: deal.status,
      side: sideOf(deal, customerId),
      payBy: deal.pay_by,
      endedAt: deal.ended_at,
      appealOpen,
    },
    now,
  )

/** Marks the deal as paid for the buyer; from now on it does not expire. */
export async function markPaid(
  tx: Tx,
  customerId: string,
  { id, proof }: InputOf<typeof otcDeals.markPaid>,
): Promise<Outcome<void, Refused<'markPaid'>>> {
  const own = await lockOwn(tx, customerId, id)
  if (!own.ok) return own
  const { deal, may } = own.value
  if (!may.includes('pay')) {
    const isLate = deal.buyer_id === customerId && (deal.status === 'created' || deal.cancelled_by === 'time')
    return isLate ? otcPayTimeOver : otcDealWrongStatus
  }
  const picture = await ownPicture(tx, customerId, proof, 'proof')
  if (!picture.ok) return picture
  await setPaid(tx, id, picture.value)
  await mustStepDeal(tx, id, 'pay')
  for (const each of [deal.seller_id, deal.buyer_id])
    await notify(tx, each, { kind: 'otc_deal_paid', params: messageValues(deal) })
  return ok(undefined)
}

/** Cancels the deal for the buyer. */
export async function cancelByBuyer(tx: Tx, customerId: string, id: string): Promise<Outcome<void, Refused<'cancel'>>> {
  const own = await lockOwn(tx, customerId, id)
  if (!own.ok) return own
  if (!own.value.may.includes('cancel')) return otcDealWrongStatus
  await cancelDeal(tx, own.value.deal, 'buyer')
  return ok(undefined)
}

/**
 * Confirms the payment for the seller and releases the coins. The proof is bound to this deal, and the checks are those
 * of a withdrawal, because a release cannot be undone.
 */
export async function release(
  tx: Tx,
  customerId: string,
  { id, verifyToken: token }: InputOf<typeof otcDeals.release>,
): Promise<Outcome<void, Refused<'release'>>> {
  const own = await lockOwn(tx, customerId, id)
  if (!own.ok) return own
  const { deal, may } = own.value
  if (!may.includes('release')) return otcDealWrongStatus
  const customerState = await checkOutgoing(tx, customerId, 'p2p_sell')
  if (!customerState.ok) return customerState
  const collar = await mayBeReleased(tx, deal)
  if (!collar.ok) return collar
  const payload = {
    dealId: id,
    number: dealNumber(deal),
    coin: deal.coin,
    amount: formatAmount(deal.amount, deal.coin_scale),
    fiat: deal.fiat,
    fiatAmount: formatAmount(deal.fiat_amount, deal.fiat_scale),
  }
  const code = await consumeVerifyToken(tx, { customerId, scene: 'otc_release', token, payload })
  if (!code.ok) return code
  await releaseToBuyer(tx, deal, code.value.factor)
  return ok(undefined)
}

/** Asks operators to decide, for either side. The coins of an open deal are held until then. */
export async function appeal(
  tx: Tx,
  appealId: string,
  customerId: string,
  { id, reason, text }: InputOf<typeof otcDeals.appeal>,
): Promise<Outcome<void, Refused<'appeal'>>> {
  const own = await lockOwn(tx, customerId, id)
  if (!own.ok) return own
  const { deal, may } = own.value
  if (!may.includes('appeal')) return (await openAppeal(tx, id)) === undefined ? otcAppealOver : otcAppealOpen
  const side = sideOf(deal, customerId)
  const reasonText = await openReasonText(tx, appealActs[side], reason)
  if (reasonText === undefined) return otcAppealReasonClosed
  const due = new Date(tx.now.getTime() + APPEAL_HOURS * HOUR_MS)
  await insertAppeal(tx, { id: appealId, deal_id: id, by_side: side, reason, text, due_at: due })
  if (deal.status === 'paid') await mustStepDeal(tx, id, 'appeal')
  const params = { number: dealNumber(deal), reason: reasonText, due }
  for (const each of [deal.seller_id, deal.buyer_id]) await notify(tx, each, { kind: 'otc_deal_appealed', params })
  return ok(undefined)
}

/** Cancels unpaid deals after their deadline, each in a separate transaction. */
export async function endDueDeals(deps: Pick<Deps, 'inTx'>): Promise<void> {
  const inTx = deps.inTx('job:otc_deals')
  const due = await inTx(async (tx) => ok(await dueDeals(tx, DUE_AT_ONCE)))
  for (const { id } of due.value)
    await inTx(async (tx) => {
      const deal = await lockDeal(tx, id)
      // The deal may have been marked as paid since the list was read.
      if (deal?.status === 'created' && deal.pay_by <= tx.now) await cancelDeal(tx, deal, 'time')
      return ok(undefined)
    })
}
