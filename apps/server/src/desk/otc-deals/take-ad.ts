import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { otcDeals } from '@tessera/contract/desk/otc-deals/otc-deals.ts'
import { type Amount, formatAmount, negated } from '@tessera/domain/books/money/amount.ts'
import { CANCELS_READ_HOURS, mayTakeAgain } from '@tessera/domain/desk/otc-deals/cancellations.ts'
import { MAX_OPEN_DEALS } from '@tessera/domain/desk/otc-deals/rules.ts'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { hold } from '#books/ledger/holds.sql.ts'
import { type SingleSignatureAct, countSingleSignatureAct, mayActAlone } from '#profile/members/signature-rule.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { dealersOf } from '#desk/otc-ads/dealers.sql.ts'
import { addRemaining, findAd, lockAd, mustStepAd } from '#desk/otc-ads/otc-ads.sql.ts'
import { availableCoins } from '#desk/otc-ads/pairs.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { priceText } from '#books/rates/price-text.ts'
import { countUse, type CustomerLimits, limitsOf, withinAllLimits } from '#payments/withdrawals/limits.sql.ts'
import { checkDeal, type CheckedDeal, type DealRequest } from './check-deal.ts'
import { cancelledSince, countOpenDeals, findDeal, insertDeal, lockTwo } from './otc-deals.sql.ts'
import { messageValues } from './message-values.ts'
import { otcDealsFull, otcPriceChanged, otcSellerLimit, signatureNotPossible } from './refusals.ts'
import { otcAdGone } from '#desk/otc-ads/refusals.ts'

type Preview = typeof otcDeals.preview
type Take = typeof otcDeals.take

/** Returns the figures of a deal without holding anything. */
export async function previewDeal(
  tx: Tx,
  takerId: string,
  dealRequest: DealRequest,
): Promise<Outcome<ReplyOf<Preview>, Preview['refusals'][number]>> {
  const agreed = await checkDeal(tx, takerId, await findAd(tx, dealRequest.adId, tx.now), dealRequest)
  if (!agreed.ok) return agreed
  const counted = await withinCounts(tx, takerId, agreed.value)
  if (!counted.ok) return counted
  const { ad, pair, side, price, amount, fee, receives, fiatAmount, large, method, payerName } = agreed.value
  const own = (await availableCoins(tx, takerId)).find(({ coin }) => coin === ad.coin)
  if (side === 'sell' && (own === undefined || own.available < amount)) return refuse('INSUFFICIENT_AVAILABLE_BALANCE')
  const other = (await dealersOf(tx, [ad.customer_id], tx.now)).get(ad.customer_id)
  assert(other, 'the owner of an ad cannot be read')
  const inCoin = (minor: typeof amount) => formatAmount(minor, pair.coin_scale)
  return ok({
    coin: ad.coin,
    fiat: ad.fiat,
    price: priceText(price),
    amount: inCoin(amount),
    fee: inCoin(fee),
    receives: inCoin(receives),
    fiatAmount: formatAmount(fiatAmount, pair.fiat_scale),
    large,
    side,
    windowMinutes: ad.window_minutes,
    terms: ad.terms,
    other,
    payerName,
    accountName: method.account_name,
  })
}

/**
 * Takes a part of an ad: reduces its remaining quantity and holds the seller's coins for the buyer. It holds the lock
 * of the ad, so that concurrent takers never get the same part. Both customers are locked, always in the same order.
 */
export async function takeAd(
  tx: Tx,
  id: string,
  takerId: string,
  { price: displayedPrice, ...dealRequest }: InputOf<Take>,
): Promise<Outcome<{ id: string }, Take['refusals'][number]>> {
  const found = await findAd(tx, dealRequest.adId, tx.now)
  if (found === undefined) return otcAdGone
  if (found.customer_id !== takerId) await lockTwo(tx, takerId, found.customer_id)
  const agreed = await checkDeal(tx, takerId, await lockAd(tx, dealRequest.adId), dealRequest)
  if (!agreed.ok) return agreed
  const { ad, sellerId, price, value, dollars, amount } = agreed.value
  if (priceText(price) !== displayedPrice) return otcPriceChanged(priceText(price), ad.fiat)
  const counted = await withinCounts(tx, takerId, agreed.value)
  if (!counted.ok) return counted
  const holdId = await holdFor(tx, id, agreed.value)
  if (!holdId.ok) return holdId
  await countSingleSignatureAct(tx, { ...soldAlone(sellerId, dollars), dealId: id })
  await addRemaining(tx, ad.id, negated(amount))
  await countUse(tx, sellerId, value, counted.value)
  await write(tx, { id, takerId, holdId: holdId.value, currency: counted.value.currency }, agreed.value)
  if (ad.status === 'published') await mustStepAd(tx, ad.id, 'take')
  const deal = await findDeal(tx, id)
  assert(deal, `deal ${id} was just changed but cannot be read`)
  const params = { ...messageValues(deal), until: deal.pay_by }
  for (const each of [deal.buyer_id, deal.seller_id]) await notify(tx, each, { kind: 'otc_deal_opened', params })
  return ok({ id })
}

/** Checks the counts: open and cancelled deals of the taker as buyer, and the seller's remaining withdrawal limit. */
async function withinCounts(
  tx: Tx,
  takerId: string,
  { ad, pair, sellerId, amount, value, dollars }: CheckedDeal,
): Promise<
  Outcome<
    CustomerLimits,
    | 'OTC_DEALS_FULL'
    | 'OTC_CANCELLED_OFTEN'
    | 'OTC_TAKING_BLOCKED'
    | 'OTC_SELLER_LIMIT'
    | 'SIGNATURE_NOT_POSSIBLE'
    | 'WITHDRAWAL_DAY_LIMIT_REACHED'
    | 'WITHDRAWAL_CALENDAR_DAY_LIMIT_REACHED'
    | 'WITHDRAWAL_MONTH_LIMIT_REACHED'
  >
> {
  if ((await countOpenDeals(tx, takerId)) >= MAX_OPEN_DEALS) return otcDealsFull
  const again = mayTakeAgain(await cancelledSince(tx, takerId, CANCELS_READ_HOURS), tx.now)
  if (!again.ok) return again
  // A deal cannot wait for a second signature.
  const single = await mayActAlone(tx, soldAlone(sellerId, dollars))
  if (!single.ok) return sellerId === takerId ? signatureNotPossible(single.params ?? {}) : otcSellerLimit
  const limits = await limitsOf(tx, sellerId, 'read')
  const limitCheck = await withinAllLimits(tx, sellerId, limits, {
    coin: ad.coin,
    scale: pair.coin_scale,
    amount,
    value,
  })
  if (limitCheck.ok) return ok(limits)
  // The buyer must not learn the seller's remaining limit, so the refusal does not name it.
  return sellerId === takerId ? limitCheck : otcSellerLimit
}

/** Counts a sale for the owner of the seller's account, because no other person of a company can deal. */
const soldAlone = (sellerId: string, value: Amount | undefined): SingleSignatureAct => ({
  accountId: sellerId,
  loginId: sellerId,
  group: 'money',
  value,
})

/** Returns the hold for the deal: part of a sell ad's hold, or a new hold on the taker of a buy ad. */
async function holdFor(
  tx: Tx,
  id: string,
  { ad, sellerId, amount }: CheckedDeal,
): Promise<Outcome<string, 'INSUFFICIENT_AVAILABLE_BALANCE'>> {
  if (ad.hold_id !== null) return ok(ad.hold_id)
  const held = await hold(tx, { customer: sellerId, kind: 'token' }, ad.coin, amount, { type: 'otc_deal', id })
  return held.ok ? ok(held.value.holdId) : held
}

const write = (
  tx: Tx,
  {
    id,
    takerId,
    holdId,
    currency,
  }: { readonly id: string; readonly takerId: string; readonly holdId: string; readonly currency: string },
  { ad, sellerId, buyerId, price, amount, fee, fiatAmount, value, large, method, payerName }: CheckedDeal,
): Promise<void> =>
  insertDeal(tx, {
    id,
    ad_id: ad.id,
    seller_id: sellerId,
    buyer_id: buyerId,
    taker_id: takerId,
    coin: ad.coin,
    fiat: ad.fiat,
    price,
    amount,
    fee,
    fiat_amount: fiatAmount,
    limit_value: value,
    limit_currency: currency,
    large,
    window_minutes: ad.window_minutes,
    terms: ad.terms,
    method_kind: method.kind,
    payment_method_id: method.id,
    account_name: method.account_name,
    bank: method.bank,
    branch: method.branch,
    bank_code: method.bank_code,
    account_sealed: method.account_sealed,
    account_ending: method.ending,
    qr_id: method.qr_id,
    payer_name: payerName,
    hold_id: holdId,
    pay_by: new Date(tx.now.getTime() + ad.window_minutes * MINUTE_MS),
    seller_kyc: 'approved',
    buyer_kyc: 'approved',
  })
