import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { limitValueOf } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { type Amount, formatAmount, parseAmount, type Ppm } from '@tessera/domain/books/money/amount.ts'
import { unitsFor } from '@tessera/domain/issuance/new-coins/sale.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { subscriptionMachine } from '@tessera/domain/issuance/subscriptions/machine.ts'
import {
  quoteSubscription,
  type SubscriptionCost,
  type SubscriptionTerms,
} from '@tessera/domain/issuance/subscriptions/quote.ts'
import { refusalOf } from '@tessera/domain/identity/eligibility/decide.ts'
import { requireSecured, type CustomerState } from '#access/customers/customer-state.sql.ts'
import { checkEligibility, lockHolding } from '#identity/eligibility/check-eligibility.ts'
import { subscriptionRateOf } from '#books/fees/rates-of.ts'
import { availableIn } from '#books/ledger/available.sql.ts'
import { hold } from '#books/ledger/holds.sql.ts'
import { requireOneSignature } from '#profile/members/signature-rule.sql.ts'
import { recordFirstStatus } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { investingStopped, isTrue } from '#platform/settings/running-stops.sql.ts'
import { type PaymentOption, paymentOptions } from '#issuance/products/pay.ts'
import { dollarPrices } from '#payments/withdrawals/limit-prices.ts'
import { type LockedProduct, lockProduct, versionHash } from '#issuance/products/products.sql.ts'
import { earlierUnits, insertSubscription, readSubscription, type SubscriptionRow } from './subscriptions.sql.ts'
import { newCoinAmountNotWhole, newCoinPayCoinUnknown, subscriptionTermsChanged } from './refusals.ts'
import { subscriptionNotOpen } from '@tessera/domain/issuance/subscriptions/refusals.ts'

type Refused = (typeof subscriptions.create.refusals)[number]
export type Quoted = {
  readonly product: LockedProduct
  readonly customerState: CustomerState
  readonly pay: PaymentOption
  readonly units: bigint
  readonly cost: SubscriptionCost
  /** The rate of the fee for this customer. */
  readonly rate: Ppm
}

/** A request: units of a product, or an amount of a coin for a token sale. */
export type SubscriptionRequest = { readonly symbol: string } & (
  | { readonly quantity: string }
  | { readonly payCoin: string; readonly amount: string }
)
type QuoteRefused =
  | Exclude<Refused, 'SUBSCRIPTION_TERMS_CHANGED' | 'SIGNATURE_NEEDED'>
  | 'NEW_COIN_PAY_COIN_UNKNOWN'
  | 'NEW_COIN_AMOUNT_NOT_WHOLE'

/** Returns the price of a request for this customer now, after all checks except the balance. */
export async function quote(
  tx: Tx,
  customerId: string,
  subscriptionRequest: SubscriptionRequest,
): Promise<Outcome<Quoted, QuoteRefused>> {
  await lockHolding(tx, customerId, subscriptionRequest.symbol)
  const customerState = await requireSecured(tx, customerId)
  if (!customerState.ok) return customerState
  const product = await lockProduct(tx, { symbol: subscriptionRequest.symbol }, 'share')
  const isSale = 'payCoin' in subscriptionRequest
  if (product === undefined || (product.type === 'token_sale') !== isSale) return refuse('NOT_FOUND')
  const pays = await paymentOptions(tx, product)
  const pay = isSale ? pays.find(({ coin }) => coin === subscriptionRequest.payCoin) : pays[0]
  if (pay === undefined) return newCoinPayCoinUnknown
  if (await isTrue(tx, investingStopped(product.symbol, pay.coin))) return subscriptionNotOpen
  const units = isSale ? unitsOfPayment(subscriptionRequest.amount, pay) : ok(BigInt(subscriptionRequest.quantity))
  if (!units.ok) return units
  const field = isSale ? 'amount' : 'quantity'
  const { fee: rate } = await subscriptionRateOf(tx, customerId, product)
  const cost = quoteSubscription(units.value, termsOf(product, pay, rate), tx.now)
  if (!cost.ok) return cost.field === undefined ? cost : { ...cost, field }
  const unit = 10n ** BigInt(product.decimals)
  const had = unit * (await earlierUnits(tx, customerId, product.id))
  const adds = unit * units.value
  const {
    reasons: [reason],
  } = await checkEligibility(tx, customerId, 'subscribe', { coin: product.symbol, adds, had })
  if (reason !== undefined) return refusalOf(reason, field)
  const {
    reasons: [owed],
  } = await checkEligibility(tx, customerId, 'spend', { coin: null, spends: pay.coin })
  if (owed !== undefined) return refusalOf(owed)
  return ok({ product, customerState: customerState.value, pay, units: units.value, cost: cost.value, rate })
}

/** Returns the whole units for a payment. The payment must be exactly their price, so that nothing is rounded. */
function unitsOfPayment(
  text: string,
  { coin, scale, price }: PaymentOption,
): Outcome<bigint, 'NEW_COIN_AMOUNT_NOT_WHOLE'> {
  const payment = parseAmount(text, scale)
  const units = payment === undefined ? undefined : unitsFor(payment, price)
  return units === undefined ? newCoinAmountNotWhole({ price: formatAmount(price, scale), coin }) : ok(units)
}

/** Returns the quote for the dialog, with the reason if creating would be refused. */
export async function quoteFor(
  tx: Tx,
  customerId: string,
  { symbol, quantity }: Pick<InputOf<typeof subscriptions.quote>, 'symbol' | 'quantity'>,
): Promise<Outcome<Quoted & { readonly available: bigint }, (typeof subscriptions.quote.refusals)[number]>> {
  const quoted = ofProduct(await quote(tx, customerId, { symbol, quantity }))
  if (!quoted.ok) return quoted
  const { place, coin } = quoted.value.pay
  return ok({ ...quoted.value, available: await availableIn(tx, customerId, place, coin) })
}

/** Holds amount and fee until the allotment. Price and fee come from the product and the settings, never from the request. */
export async function subscribe(
  tx: Tx,
  newId: () => string,
  customerId: string,
  input: Pick<InputOf<typeof subscriptions.create>, 'symbol' | 'quantity' | 'acceptedVersion'>,
): Promise<Outcome<SubscriptionRow, Refused>> {
  const quoted = ofProduct(await quote(tx, customerId, input))
  return quoted.ok ? storeSubscription(tx, newId(), customerId, quoted.value, input.acceptedVersion) : quoted
}

type OfSale = 'NEW_COIN_PAY_COIN_UNKNOWN' | 'NEW_COIN_AMOUNT_NOT_WHOLE'
const isOfSale = (code: string): code is OfSale => code.startsWith('NEW_COIN_')
/** Narrows the refusals to those of a product; the others concern token sales only. */
function ofProduct<T>(quoted: Outcome<T, QuoteRefused>): Outcome<T, Exclude<QuoteRefused, OfSale>> {
  if (quoted.ok) return quoted
  const { code } = quoted
  assert(!isOfSale(code), `refusal ${code} concerns token sales, but the product is not one`)
  return { ...quoted, code }
}

/** Holds the quoted amount in the coin that pays, and stores what the customer accepted. */
export async function storeSubscription(
  tx: Tx,
  id: string,
  customerId: string,
  { product, customerState, pay, units, cost, rate }: Quoted,
  acceptedVersion: number,
): Promise<
  Outcome<SubscriptionRow, 'SUBSCRIPTION_TERMS_CHANGED' | 'SIGNATURE_NEEDED' | 'INSUFFICIENT_AVAILABLE_BALANCE'>
> {
  if (product.version !== acceptedVersion) return subscriptionTermsChanged(product.version)
  const single = await requireOneSignature(tx, customerId, 'money', await worthOf(tx, pay, cost.total))
  if (!single.ok) return single
  const account = { customer: customerId, kind: pay.place }
  const held = await hold(tx, account, pay.coin, cost.total, { type: 'subscription', id })
  if (!held.ok) return held
  await insertSubscription(tx, {
    id,
    productId: product.id,
    customerId,
    quantity: units,
    price: pay.price,
    currency: pay.coin,
    amount: cost.amount,
    fee: cost.fee,
    rate,
    holdId: held.value.holdId,
    version: product.version,
    hash: await versionHash(tx, product.id, product.version),
    kyc: customerState.kyc_status,
    investorClass: customerState.investor_class,
  })
  await recordFirstStatus(tx, 'subscription', id, subscriptionMachine)
  return ok(await readSubscription(tx, id))
}

/** Returns the value of a payment in US dollars; undefined if there is no rate. */
const worthOf = async (tx: Tx, { coin, place, scale }: PaymentOption, total: Amount): Promise<Amount | undefined> =>
  limitValueOf({ coin, kind: place, scale }, total, await dollarPrices(tx))

const termsOf = (product: LockedProduct, pay: PaymentOption, fee: Ppm): SubscriptionTerms => ({
  status: product.status,
  price: pay.price,
  fee,
  supply: product.supply,
  min: product.min_units,
  step: product.step_units,
  opensAt: product.open_at,
  closesAt: product.close_at,
})
