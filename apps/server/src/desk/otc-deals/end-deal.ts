import { dealReleased } from '@tessera/domain/desk/otc-deals/postings.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { releasePart } from '#books/ledger/holds.sql.ts'
import { post } from '#books/ledger/post.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { settleAd } from '#desk/otc-ads/close-ad.ts'
import { addRemaining, findAd } from '#desk/otc-ads/otc-ads.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { returnUse } from '#payments/withdrawals/limits.sql.ts'
import { endAppeal, openAppeal } from './appeals.sql.ts'
import { type DealRow, mustStepDeal, setCancelled, setReleased } from './otc-deals.sql.ts'
import { messageValues } from './message-values.ts'

/** What is held for a deal goes to its buyer, by one journal. The caller holds the deal, writes what it came to, and settles the ad. */
export async function moveCoin(tx: Tx, deal: DealRow): Promise<string> {
  const { id, seller_id: seller, buyer_id: buyer, coin, amount, fee } = deal
  const posted = await post(tx, {
    kind: 'otc_release',
    ref: { type: 'otc_deal', id },
    transfers: dealReleased({ seller, buyer, coin, amount, fee }),
    captures: [{ hold: deal.hold_id, amount }],
  })
  assert(posted.ok, `the hold covers deal ${id}`)
  return posted.value.journalId
}

/** What is held for a deal is the seller's again: part of what the ad offers while that is open. What the limits counted goes back. */
export async function giveBack(tx: Tx, deal: DealRow): Promise<void> {
  const ad = await findAd(tx, deal.ad_id, tx.now)
  assert(ad, `ad of deal ${deal.id}`)
  if (ad.hold_id !== deal.hold_id || ad.status === 'closed') await releasePart(tx, deal.hold_id, deal.amount)
  if (ad.status !== 'closed') await addRemaining(tx, ad.id, deal.amount)
  await returnUse(tx, deal.seller_id, deal.limit_value, deal.created_at)
}

/** The two have ended it themselves: nothing is left to decide. */
async function settleAppeal(tx: Tx, deal: DealRow): Promise<void> {
  const open = await openAppeal(tx, deal.id)
  if (open !== undefined) await endAppeal(tx, open.id)
}

/** The seller lets the coin go. The caller holds the deal and has looked at it. */
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

/** The buyer gives up, or time is over. The caller holds the deal and has looked at it. */
export async function cancelDeal(tx: Tx, deal: DealRow, by: 'buyer' | 'time'): Promise<void> {
  await settleAppeal(tx, deal)
  await setCancelled(tx, deal.id, by)
  await mustStepDeal(tx, deal.id, by === 'buyer' ? 'cancel' : 'expire')
  await giveBack(tx, deal)
  await settleAd(tx, deal.ad_id)
  const kind = by === 'buyer' ? 'otc_deal_cancelled' : 'otc_deal_expired'
  for (const each of [deal.buyer_id, deal.seller_id]) await notify(tx, each, { kind, params: messageValues(deal) })
}
