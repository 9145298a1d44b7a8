import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { isWithinCollar } from '@tessera/domain/desk/otc-ads/price.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { lockCustomerState } from '#access/customers/customer-state.sql.ts'
import { findPair } from '#desk/otc-ads/pairs.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { DealRow } from './otc-deals.sql.ts'
import { otcOutOfCollar, otcReleaseOutOfCollar } from './refusals.ts'
import { otcAdGone, otcRateUnknown } from '#desk/otc-ads/refusals.ts'

async function isFrozen(tx: Tx, customerId: string): Promise<boolean> {
  const { withdraw_frozen_until: until, indebted } = await lockCustomerState(tx, customerId)
  return until !== null || indebted
}

/**
 * Limits deals of an account with frozen withdrawals to prices within 3 % of the rate, and refuses them without a rate.
 * The refusal does not reveal that the owner of an ad is frozen. Source: decision 0055, threat PRC-02.
 */
export async function mayAgree(
  tx: Tx,
  { takerId, ownerId }: { readonly takerId: string; readonly ownerId: string },
  price: Amount,
  rate: Amount | undefined,
): Promise<Outcome<void, 'OTC_OUT_OF_COLLAR' | 'OTC_RATE_UNKNOWN' | 'OTC_AD_GONE'>> {
  if (rate !== undefined && isWithinCollar(price, rate)) return ok(undefined)
  if (await isFrozen(tx, ownerId)) return otcAdGone
  if (!(await isFrozen(tx, takerId))) return ok(undefined)
  return rate === undefined ? otcRateUnknown : otcOutOfCollar
}

/**
 * Checks the collar again at release, because an account may have been frozen since the deal was made, or the rate may
 * have moved. A seller with frozen sales cannot release.
 */
export async function mayBeReleased(
  tx: Tx,
  { buyer_id: buyerId, seller_id: sellerId, coin, fiat, price }: DealRow,
): Promise<Outcome<void, 'OTC_RELEASE_OUT_OF_COLLAR' | 'OTC_RATE_UNKNOWN'>> {
  if (!(await isFrozen(tx, buyerId)) && !(await isFrozen(tx, sellerId))) return ok(undefined)
  const pair = await findPair(tx, { coin, fiat }, tx.now)
  const rate = pair.ok ? pair.value.rate : null
  if (rate === null) return otcRateUnknown
  return isWithinCollar(price, rate) ? ok(undefined) : otcReleaseOutOfCollar
}
