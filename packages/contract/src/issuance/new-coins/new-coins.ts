import { saleStages } from '@tessera/domain/issuance/new-coins/stages.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { saleLinkKinds } from '#issuance/products/new-coin-sale.ts'
import {
  ProductDocument,
  ProductStatus,
  Ratio,
  SubscriptionProgress,
  SubscriptionReason,
} from '#issuance/products/products.ts'
import { Units } from '#issuance/products/units.ts'
import { InvestorClass } from '#identity/investor-classes/investor-shapes.ts'
import { ProductSymbol, AmountText, Coin, KeysetRequest, keysetOf, PageRequest, Time } from '#platform/http/shared.ts'
import { Subscription, subscriptionRuleRefusals } from '#issuance/subscriptions/subscriptions.ts'

export const SaleStage = z.enum(saleStages).meta({ id: 'SaleStage' })

const price = { coin: Coin, decimals: z.number().int(), unitPrice: AmountText }

const card = {
  /** The ticker of the token; other endpoints name it `id`. */
  id: ProductSymbol,
  version: z.number().int(),
  /** In the reader's language, like all texts. */
  name: z.string(),
  issuer: z.string(),
  summary: z.string(),
  stage: SaleStage,
  status: ProductStatus,
  category: InvestorClass,
  /** The price of one unit in the currency of the sale, and in each coin that pays. */
  currency: Coin,
  unitPrice: AmountText,
  payCoins: z.array(z.object(price)),
  softCap: Units.nullable(),
  /** Units for sale. */
  hardCap: Units,
  /** In units; `amount` is the value of all units at the price in the currency. */
  progress: SubscriptionProgress,
  opensAt: Time,
  closesAt: Time,
}
export const NewCoinCard = z.object(card).meta({ id: 'NewCoinCard' })

/** The unlock times of bought tokens. */
export const TokenUnlock = z.object({ at: Time, amount: AmountText, free: z.boolean() }).meta({ id: 'TokenUnlock' })

export const NewCoinPurchase = Subscription.extend({
  decimals: z.number().int(),
  /** Empty before delivery, and if no tokens are locked. */
  unlocks: z.array(TokenUnlock),
  /** The purchased tokens that are still locked. */
  locked: AmountText,
}).meta({ id: 'NewCoinPurchase' })

export const NewCoin = z
  .object({
    ...card,
    region: z.string(),
    description: z.string(),
    risk: z.string(),
    token: z.object({
      ticker: z.string(),
      network: z.string().nullable(),
      contractAddress: z.string().nullable(),
      protocol: z.string().nullable(),
      decimals: z.number().int(),
      totalSupply: Units,
      /** The part of the total supply that is for sale, rounded down. */
      saleShare: Ratio,
    }),
    allocation: z.array(z.object({ to: z.string(), share: Ratio })),
    unlocks: z.array(z.object({ at: Time, share: Ratio })),
    excludedCountries: z.array(z.string()),
    links: z.array(z.object({ kind: z.enum(saleLinkKinds), url: z.string() })),
    minUnits: Units,
    stepUnits: Units,
    maxUnits: Units.nullable(),
    fee: Ratio,
    allotmentExpectedAt: Time,
    documents: z.array(ProductDocument),
    members: z.array(z.object({ name: z.string(), role: z.string(), about: z.string() })),
    faq: z.array(z.object({ question: z.string(), answer: z.string() })),
    /** Raised so far in each coin that was paid with. */
    raised: z.array(z.object({ coin: Coin, amount: AmountText })),
    /**
     * For a logged-in customer: whether the customer may buy now, or the reasons against it. Also the available balance
     * of each coin that pays, and the purchases.
     */
    own: z
      .object({
        allowed: z.boolean(),
        reason: SubscriptionReason.nullable(),
        available: z.array(z.object({ coin: Coin, amount: AmountText })),
        /** Units of all purchases that were not rejected. They count towards the maximum per person. */
        units: Units,
        purchases: z.array(NewCoinPurchase),
      })
      .nullable(),
  })
  .meta({ id: 'NewCoin' })

/**
 * Token sales: products of the type `token_sale`, whose subscriptions are paid in one of several coins (decision 0050).
 */
export const newCoins = endpoints({
  list: {
    method: 'POST',
    path: 'ex/newcoin/list',
    summary: 'Upcoming, open and ended token sales, those that close soonest first',
    who: 'visitor',
    input: z.object({ ...PageRequest, after: ProductSymbol.optional(), status: SaleStage.optional() }),
    reply: keysetOf(NewCoinCard).extend({ counts: z.record(SaleStage, z.number().int()) }),
    refusals: [],
  },
  detail: {
    method: 'POST',
    path: 'ex/newcoin/detail',
    summary: 'One token sale; a logged-in caller also gets their eligibility and purchases',
    who: 'visitor',
    input: z.object({ id: ProductSymbol }),
    reply: NewCoin,
    refusals: ['NOT_FOUND'],
  },
  purchase: {
    method: 'POST',
    path: 'ex/newcoin/purchase',
    summary:
      'Buys whole units of an open sale: `amount` of the pay coin and its fee are held until the allotment, at the price of the sale. The clientRequestId is the Idempotency-Key',
    who: 'approved',
    memberRight: 'pay',
    idempotent: 'tx',
    rate: { points: 30, seconds: 60 },
    input: z.object({
      id: ProductSymbol,
      payCoin: Coin,
      /** The price of the units without the fee. */
      amount: AmountText,
      /** The version of terms and documents that was displayed and accepted. */
      acceptedVersion: z.number().int(),
    }),
    reply: NewCoinPurchase,
    refusals: [
      ...subscriptionRuleRefusals,
      'SUBSCRIPTION_TERMS_CHANGED',
      'SIGNATURE_NEEDED',
      'NEW_COIN_PAY_COIN_UNKNOWN',
      'NEW_COIN_AMOUNT_NOT_WHOLE',
    ],
  },
  records: {
    method: 'POST',
    path: 'ex/newcoin/records',
    summary: 'The caller’s purchases in token sales, newest first, with unlock dates',
    who: 'customer',
    memberRight: 'view',
    input: z.object({ ...KeysetRequest, id: ProductSymbol.optional() }),
    reply: keysetOf(NewCoinPurchase),
    refusals: [],
  },
})
