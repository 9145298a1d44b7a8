import { AllotmentFile } from './allotment-file.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { rejectCauses, subscriptionMachine } from '@tessera/domain/issuance/subscriptions/machine.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { ProductType, Ratio } from '#issuance/products/products.ts'
import { Units } from '#issuance/products/units.ts'
import { InvestorClass } from '#identity/investor-classes/investor-shapes.ts'
import { ProductSymbol, AmountText, Coin, Id, KeysetRequest, keysetOf, Time } from '#platform/http/shared.ts'

export const SubscriptionStatus = z.enum(statusesOf(subscriptionMachine)).meta({ id: 'SubscriptionStatus' })

export const Subscription = z
  .object({
    id: Id,
    /** The displayed number: SB, date and digits. */
    number: z.string(),
    date: Time,
    symbol: ProductSymbol,
    project: z.string(),
    type: ProductType,
    count: Units,
    price: AmountText,
    currency: Coin,
    /** Number of units × price. */
    amount: AmountText,
    fee: AmountText,
    status: SubscriptionStatus,
    /** The reason of a rejection. */
    cause: z.enum(rejectCauses).nullable(),
    /** After the allotment: allotted units, their price, the fee on it, and the refund. */
    allotted: Units.nullable(),
    paid: AmountText.nullable(),
    paidFee: AmountText.nullable(),
    /** Identifies the subscription in the published result of the allotment, without revealing its owner. */
    pseudonym: z.string(),
    /** The certificate number in the product's register, once the units are delivered. */
    certificate: z.string().nullable(),
    refunded: AmountText.nullable(),
    closesAt: Time,
    cancellable: z.boolean(),
  })
  .meta({ id: 'Subscription' })

export const SubscriptionQuote = z
  .object({
    symbol: ProductSymbol,
    version: z.number().int(),
    quantity: Units,
    unitPrice: AmountText,
    currency: Coin,
    amount: AmountText,
    feeRate: Ratio,
    fee: AmountText,
    /** Amount and fee, which are reserved until the allotment. */
    total: AmountText,
    available: AmountText,
    allotmentExpectedAt: Time,
    closesAt: Time,
    /** The documents that were accepted with the subscription. */
    documents: z.array(z.object({ id: Id, title: z.string(), url: z.string() })),
    category: InvestorClass,
  })
  .meta({ id: 'SubscriptionQuote' })

export const subscriptionRuleRefusals = [
  'NOT_FOUND',
  'KYC_REQUIRED',
  'SECURITY_FACTOR_REQUIRED',
  'ACCOUNT_FROZEN',
  'SUBSCRIPTION_NOT_OPEN',
  'COUNTRY_RESTRICTED',
  'SUBSCRIPTION_CLASS_NOT_ALLOWED',
  'SUBSCRIPTION_COUNTRY_NOT_ALLOWED',
  'RISK_TEST_REQUIRED',
  'SUBSCRIPTION_BELOW_MINIMUM',
  'SUBSCRIPTION_OFF_STEP',
  'SUBSCRIPTION_ABOVE_MAXIMUM',
  'SUBSCRIPTION_ABOVE_SUPPLY',
  'RECEIVABLE_IN_COIN',
  'INSUFFICIENT_AVAILABLE_BALANCE',
] as const

/** The published result of an allotment. Anybody can recompute it. */
export const AllotmentResult = z
  .object({
    symbol: ProductSymbol,
    /** JSON text with the rule, its inputs and the units of each subscription under a pseudonym. */
    file: z.string(),
    /** SHA-256 of the text, which two operators approved. */
    sha256: z.string(),
    /** The parts of the file that screens show. */
    result: AllotmentFile,
  })
  .meta({ id: 'AllotmentResult' })

export const subscriptions = endpoints({
  allotmentResult: {
    method: 'GET',
    path: 'ex/api/v1/subscriptions/allotment_result',
    summary: 'The published result of an allotment, with pseudonyms instead of names',
    who: 'visitor',
    input: z.object({ symbol: ProductSymbol }),
    reply: AllotmentResult,
    refusals: ['NOT_FOUND'],
  },
  quote: {
    method: 'POST',
    path: 'ex/api/v1/subscriptions/quote',
    summary: 'Quote for a subscription, or the first reason against it',
    who: 'approved',
    memberRight: 'pay',
    keyScope: 'read',
    reads: true,
    input: z.object({ symbol: ProductSymbol, quantity: Units }),
    reply: SubscriptionQuote,
    refusals: subscriptionRuleRefusals,
  },
  create: {
    method: 'POST',
    path: 'ex/api/v1/subscriptions/create',
    summary: 'Subscribes: holds amount and fee until the allotment; the server sets price and fee',
    who: 'approved',
    memberRight: 'pay',
    keyScope: 'trade',
    idempotent: 'tx',
    rate: { points: 30, seconds: 60 },
    input: z.object({
      symbol: ProductSymbol,
      quantity: Units,
      /** The version of terms and documents that was displayed and accepted. */
      acceptedVersion: z.number().int(),
    }),
    reply: Subscription,
    refusals: [...subscriptionRuleRefusals, 'SUBSCRIPTION_TERMS_CHANGED', 'SIGNATURE_NEEDED'],
  },
  withdraw: {
    method: 'POST',
    path: 'ex/api/v1/subscriptions/withdraw',
    summary:
      'Withdraws a subscription until the product closes, or for two days after an accepted document changed; the hold is released in full',
    who: 'customer',
    memberRight: 'pay',
    keyScope: 'trade',
    idempotent: 'tx',
    input: z.object({ id: Id }),
    reply: Subscription,
    refusals: ['NOT_FOUND', 'SUBSCRIPTION_WRONG_STATUS'],
  },
  list: {
    method: 'POST',
    path: 'ex/api/v1/subscriptions/list',
    summary: 'The caller’s subscriptions, newest first (screen applyList)',
    who: 'customer',
    memberRight: 'view',
    keyScope: 'read',
    input: z.object({
      ...KeysetRequest,
      status: SubscriptionStatus.optional(),
      symbol: ProductSymbol.optional(),
      from: Time.optional(),
      to: Time.optional(),
    }),
    reply: keysetOf(Subscription),
    refusals: [],
  },
  get: {
    method: 'POST',
    path: 'ex/api/v1/subscriptions/get',
    summary: 'One of the caller’s subscriptions',
    who: 'customer',
    memberRight: 'view',
    keyScope: 'read',
    input: z.object({ id: Id }),
    reply: Subscription,
    refusals: ['NOT_FOUND'],
  },
})
