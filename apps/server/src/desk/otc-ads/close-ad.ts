import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { releasePart } from '#books/ledger/holds.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type AdRow, lockAd, lockOwner, mustStepAd, setClosed } from './otc-ads.sql.ts'
import { otcAdWrongStatus } from './refusals.ts'

type Said = { readonly reason: string | null; readonly told: string | null }
const nothing: Said = { reason: null, told: null }

/** Closes an ad that the caller holds: what no deal has taken is free again, what deals hold stays held. */
export async function endAd(tx: Tx, ad: AdRow, said: Said = nothing): Promise<void> {
  if (ad.hold_id !== null && ad.remaining > 0n) await releasePart(tx, ad.hold_id, ad.remaining)
  await setClosed(tx, ad.id, said)
  await mustStepAd(tx, ad.id, 'close')
}

/** By its owner. */
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

/** After a deal of it has ended: an ad without open deals is published again, one of which nothing is left is closed. */
export async function settleAd(tx: Tx, id: string): Promise<void> {
  const ad = await lockAd(tx, id)
  assert(ad, `ad ${id}`)
  if (ad.open_deals > 0 || ad.status === 'closed') return
  if (ad.remaining === 0n) await endAd(tx, ad)
  else if (ad.status === 'trading') await mustStepAd(tx, id, 'settle')
}
