import { dealReleased } from '@tessera/domain/desk/otc-deals/postings.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { releasePart } from '#books/ledger/holds.sql.ts'
import { post } from '#books/ledger/post.sql.ts'
import { uncountDeal } from '#profile/members/signature-rule.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { settleAd } from '#desk/otc-ads/close-ad.ts'
import { addRemaining, findAd } from '#desk/otc-ads/otc-ads.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { returnUse } from '#payments/withdrawals/limits.sql.ts'
import { endAppeal, openAppeal } from './appeals.sql.ts'
import { type DealRow, mustStepDeal, setCancelled, setReleased } from './otc-deals.sql.ts'
import { messageValues } from './message-values.ts'

/**
 * Moves the held coins of a deal to the buyer by one journal. The caller must have locked the deal, and then records
 * the result and updates the ad.
 */
export async function moveCoin(tx: Tx, deal: DealRow): Promise<string> {
  const { id, seller_id: seller, buyer_id: buyer, coin, amount, fee } = deal
  const posted = await post(tx, {
    kind: 'otc_release',
    ref: { type: 'otc_deal', id },
    transfers: dealReleased({ seller, buyer, coin, amount, fee }),
    captures: [{ hold: deal.hold_id, amount }],
  })
  assert(posted.ok, `the hold does not cover deal ${id}`)
  return posted.value.journalId
}

/**
 * Returns the held coins of a deal to the seller, or to the ad while it is open. Restores the seller's limits, and the
 * amount that a company may move with one signature. Otherwise strangers could use them up by taking ads and
 * cancelling.
 */
export async function giveBack(tx: Tx, deal: DealRow): Promise<void> {
  const ad = await findAd(tx, deal.ad_id, tx.now)
  assert(ad, `the ad of deal ${deal.id} cannot be read`)
  if (ad.hold_id !== deal.hold_id || ad.status === 'closed') await releasePart(tx, deal.hold_id, deal.amount)
  if (ad.status !== 'closed') await addRemaining(tx, ad.id, deal.amount)
  await uncountDeal(tx, deal.id)
  await returnUse(tx, deal.seller_id, { value: deal.limit_value, currency: deal.limit_currency }, deal.created_at)
}

/** The parties ended the deal themselves, so the appeal needs no decision. */
async function settleAppeal(tx: Tx, deal: DealRow): Promise<void> {
  const open = await openAppeal(tx, deal.id)
  if (open !== undefined) await endAppeal(tx, open.id)
}

/** Releases the coins for the seller. The caller must have locked and checked the deal. */
export async function releaseToBuyer(tx: Tx, deal: DealRow, factor: string): Promise<void> {
  await settleAppeal(tx, deal)
  const params = messageValues(deal)
  await notify(tx, deal.seller_id, { kind: 'otc_deal_sold', params })
  await notify(tx, deal.buyer_id, { kind: 'otc_deal_bought', params })
  const journalId = await moveCoin(tx, deal)
  await setReleased(tx, deal.id, { journalId, factor })
  await mustStepDeal(tx, deal.id, 'release')
  await settleAd(tx, deal.ad_id)
}

/** Cancels a deal, by the buyer or by time. The caller must have locked and checked it. */
export async function cancelDeal(tx: Tx, deal: DealRow, by: 'buyer' | 'time'): Promise<void> {
  await settleAppeal(tx, deal)
  await setCancelled(tx, deal.id, by)
  await mustStepDeal(tx, deal.id, by === 'buyer' ? 'cancel' : 'expire')
  await giveBack(tx, deal)
  await settleAd(tx, deal.ad_id)
  const kind = by === 'buyer' ? 'otc_deal_cancelled' : 'otc_deal_expired'
  for (const each of [deal.buyer_id, deal.seller_id]) await notify(tx, each, { kind, params: messageValues(deal) })
}
