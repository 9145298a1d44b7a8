import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { releasePart } from '#books/ledger/holds.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type AdRow, lockAd, lockOwner, mustStepAd, setClosed } from './otc-ads.sql.ts'
import { otcAdWrongStatus } from './refusals.ts'

type Closing = { readonly reason: string | null; readonly customerMessage: string | null }
const nothing: Closing = { reason: null, customerMessage: null }

/** Closes a locked ad: releases the coins that no deal has taken, and keeps the holds of open deals. */
export async function endAd(tx: Tx, ad: AdRow, closing: Closing = nothing): Promise<void> {
  if (ad.hold_id !== null && ad.remaining > 0n) await releasePart(tx, ad.hold_id, ad.remaining)
  await setClosed(tx, ad.id, closing)
  await mustStepAd(tx, ad.id, 'close')
}

/** Closes the ad for its owner. */
export async function closeAd(
  tx: Tx,
  customerId: string,
  id: string,
): Promise<Outcome<void, 'NOT_FOUND' | 'OTC_AD_WRONG_STATUS'>> {
  await lockOwner(tx, customerId)
  const ad = await lockAd(tx, id)
  if (ad?.customer_id !== customerId) return refuse('NOT_FOUND')
  if (ad.status === 'closed') return otcAdWrongStatus
  await endAd(tx, ad)
  return ok(undefined)
}

/** Runs after a deal of the ad ended. Publishes the ad again if no deal is open, or closes it if nothing remains. */
export async function settleAd(tx: Tx, id: string): Promise<void> {
  const ad = await lockAd(tx, id)
  assert(ad, `ad ${id} was just changed but cannot be read`)
  if (ad.open_deals > 0 || ad.status === 'closed') return
  if (ad.remaining === 0n) await endAd(tx, ad)
  else if (ad.status === 'trading') await mustStepAd(tx, id, 'settle')
}
