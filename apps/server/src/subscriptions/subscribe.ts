import type { InputOf } from '@tessera/contract/endpoint.ts'
import type { subscriptions } from '@tessera/contract/subscriptions.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import { subscriptionMachine } from '@tessera/domain/subscriptions/machine.ts'
import {
  quoteSubscription,
  type SubscriptionCost,
  type SubscriptionTerms,
} from '@tessera/domain/subscriptions/quote.ts'
import { requireSecured, type Standing } from '../customers/standing.sql.ts'
import { fiatAvailable } from '../ledger/available.sql.ts'
import { hold } from '../ledger/holds.sql.ts'
import { born } from '../platform/state.sql.ts'
import type { Tx } from '../platform/tx.ts'
import { type LockedProduct, lockProduct, versionHash } from '../products/products.sql.ts'
import { earlierUnits, insertSubscription, readSubscription, type SubscriptionRow } from './subscriptions.sql.ts'

type Refused = (typeof subscriptions.create.refusals)[number]
export type Quoted = { readonly product: LockedProduct; readonly standing: Standing; readonly cost: SubscriptionCost }

/** What `units` of a product cost this customer at this moment, every rule asked but the money. */
async function quote(
  tx: Tx,
  customerId: string,
  symbol: string,
  units: bigint,
): Promise<Outcome<Quoted, Exclude<Refused, 'SUBSCRIPTION_TERMS_CHANGED'>>> {
  const standing = await requireSecured(tx, customerId)
  if (!standing.ok) return standing
  const product = await lockProduct(tx, { symbol }, 'share')
  if (product === undefined || product.status === 'draft') return refuse('NOT_FOUND')
  const earlier = await earlierUnits(tx, customerId, product.id)
  const who = { investorClass: standing.value.investor_class, earlier }
  const cost = quoteSubscription(units, termsOf(product), who, tx.now)
  return cost.ok ? ok({ product, standing: standing.value, cost: cost.value }) : cost
}

/** The quote for the dialog; says beforehand what creating would refuse. */
export async function quoteFor(
  tx: Tx,
  customerId: string,
  { symbol, quantity }: Pick<InputOf<typeof subscriptions.quote>, 'symbol' | 'quantity'>,
): Promise<Outcome<Quoted & { readonly available: bigint }, (typeof subscriptions.quote.refusals)[number]>> {
  const quoted = await quote(tx, customerId, symbol, BigInt(quantity))
  if (!quoted.ok) return quoted
  return ok({ ...quoted.value, available: await fiatAvailable(tx, customerId, quoted.value.product.currency) })
}

/** Holds amount and fee until the allotment. Price and fee are the product's, never the caller's. */
export async function subscribe(
  tx: Tx,
  newId: () => string,
  customerId: string,
  asked: Pick<InputOf<typeof subscriptions.create>, 'symbol' | 'quantity' | 'acceptedVersion'>,
): Promise<Outcome<SubscriptionRow, Refused>> {
  const units = BigInt(asked.quantity)
  const quoted = await quote(tx, customerId, asked.symbol, units)
  if (!quoted.ok) return quoted
  const { product, standing, cost } = quoted.value
  if (product.version !== asked.acceptedVersion)
    return refuse('SUBSCRIPTION_TERMS_CHANGED', { params: { version: product.version } })
  const id = newId()
  const account = { customer: customerId, kind: 'fiat' } as const
  const held = await hold(tx, account, product.currency, cost.total, { type: 'subscription', id })
  if (!held.ok) return held
  await insertSubscription(tx, {
    id,
    productId: product.id,
    customerId,
    quantity: units,
    price: product.unit_price,
    currency: product.currency,
    amount: cost.amount,
    fee: cost.fee,
    holdId: held.value.holdId,
    version: product.version,
    hash: await versionHash(tx, product.id, product.version),
    kyc: standing.kyc_status,
    investorClass: standing.investor_class,
  })
  await born(tx, 'subscription', id, subscriptionMachine)
  return ok(await readSubscription(tx, id))
}

const termsOf = (product: LockedProduct): SubscriptionTerms => ({
  status: product.status,
  category: product.category,
  price: product.unit_price,
  fee: product.fee_ppm,
  supply: product.supply,
  min: product.min_units,
  step: product.step_units,
  max: product.max_units ?? undefined,
  opensAt: product.open_at,
  closesAt: product.close_at,
})
