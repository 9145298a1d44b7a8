import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { otcAds } from '@tessera/contract/desk/otc-ads/otc-ads.ts'
import { type AdSide, MAX_ADS } from '@tessera/domain/desk/otc-ads/ad.ts'
import { refusalOf } from '@tessera/domain/identity/eligibility/decide.ts'
import type { CodeOf } from '@tessera/domain/identity/eligibility/rules.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { requireNamed } from '#access/customers/require-named.ts'
import { checkEligibility } from '#identity/eligibility/check-eligibility.ts'
import { checkOutgoing } from '#identity/eligibility/check-outgoing.ts'
import { hold } from '#books/ledger/holds.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { countOpenAds, insertAd, lockAd, lockOwner, mustStepAd, reshapeAd } from './otc-ads.sql.ts'
import { findPair } from './pairs.sql.ts'
import { otcAdsFull, otcAdWrongStatus } from './refusals.ts'
import { readAmount, shapeOf } from './shape.ts'

type CreateRefused = (typeof otcAds.create.refusals)[number]
type EditRefused = (typeof otcAds.edit.refusals)[number]
type Gate =
  | CodeOf<AdSide>
  | 'KYC_REQUIRED'
  | 'SECURITY_FACTOR_REQUIRED'
  | 'ACCOUNT_FROZEN'
  | 'NICKNAME_REQUIRED'
  | 'OTC_SALE_FROZEN'
  | 'RECEIVABLE_OUTSTANDING'
  | 'WITHDRAWAL_IDENTITY_NEEDED'

/** Checks that a customer may deal: verified, secured, with a nickname, and allowed by `decide` to buy or sell the coin. A seller must also pass `checkOutgoing`. */
export async function mayDeal(tx: Tx, customerId: string, side: AdSide, coin: string): Promise<Outcome<void, Gate>> {
  const named = await requireNamed(tx, customerId)
  if (!named.ok) return named
  const {
    reasons: [reason],
  } = await checkEligibility(tx, customerId, side, { coin })
  if (reason !== undefined) return refusalOf(reason)
  if (side === 'buy') return ok(undefined)
  const may = await checkOutgoing(tx, customerId, 'p2p_sell')
  return may.ok ? ok(undefined) : may
}

/** Publishes an ad. The quantity of a sell ad is held from now on, so that every taker receives it. */
export async function createAd(
  tx: Tx,
  id: string,
  customerId: string,
  input: InputOf<typeof otcAds.create>,
): Promise<Outcome<{ id: string }, CreateRefused>> {
  const { side } = input
  await lockOwner(tx, customerId)
  const may = await mayDeal(tx, customerId, side, input.coin)
  if (!may.ok) return may
  const pair = await findPair(tx, input, tx.now)
  if (!pair.ok) return pair
  const quantity = readAmount(input.quantity, pair.value.coin_scale, 'quantity')
  if (!quantity.ok) return quantity
  const shape = await shapeOf(tx, { customerId, side, pair: pair.value, quantity: quantity.value }, input)
  if (!shape.ok) return shape
  if ((await countOpenAds(tx, customerId)) >= MAX_ADS) return otcAdsFull
  const { coin, fiat } = pair.value
  const from = { customer: customerId, kind: 'token' } as const
  const held = side === 'sell' ? await hold(tx, from, coin, quantity.value, { type: 'otc_ad', id }) : undefined
  if (held?.ok === false) return held
  const ad = { id, customer_id: customerId, side, coin, fiat, quantity: quantity.value }
  await insertAd(tx, { ...ad, ...shape.value, hold_id: held?.value.holdId ?? null })
  return ok({ id })
}

/** Changes an ad for future deals, and publishes it again if it was overdue. Existing deals keep their terms. */
export async function editAd(
  tx: Tx,
  customerId: string,
  { id, ...changes }: InputOf<typeof otcAds.edit>,
): Promise<Outcome<{ id: string }, EditRefused>> {
  await lockOwner(tx, customerId)
  const ad = await lockAd(tx, id)
  if (ad?.customer_id !== customerId) return refuse('NOT_FOUND')
  if (ad.status === 'closed') return otcAdWrongStatus
  const may = await mayDeal(tx, customerId, ad.side, ad.coin)
  if (!may.ok) return may
  const pair = await findPair(tx, ad, tx.now)
  if (!pair.ok) return otcAdWrongStatus
  const shape = await shapeOf(tx, { customerId, side: ad.side, pair: pair.value, quantity: ad.quantity }, changes)
  if (!shape.ok) return shape
  await reshapeAd(tx, id, shape.value)
  if (ad.status === 'overdue') await mustStepAd(tx, id, ad.open_deals > 0 ? 'renew_trading' : 'renew')
  return ok({ id })
}
