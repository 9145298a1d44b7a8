import { subscriptionRules } from '@tessera/domain/books/fees/subscription-rate.ts'
import { feeClasses, feeRules } from '@tessera/domain/books/fees/trading-rates.ts'
import { feeModes } from '@tessera/domain/payments/withdrawals/chain-fee.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { AmountText, Coin, Nothing, Time } from '#platform/http/shared.ts'

/** A ratio: '0.0015' is 0.15 %. */
const Ratio = AmountText
const rates = { maker: Ratio, taker: Ratio }
const Class = z.enum(feeClasses)

/** Rates from a volume of 30 days, in whole units of the reference currency. */
const Tier = z.object({ volume: AmountText, ...rates }).meta({ id: 'FeeTier' })
/** Rates that can replace those of a pair. */
const settingRates = {
  tiers: z.array(Tier),
  /** Rates of a class of customers: on all pairs, on the pairs of one product, and on one pair. */
  classes: z.array(z.object({ class: Class, ...rates })),
  products: z.array(z.object({ class: Class, product: Coin, ...rates })),
  pairs: z.array(z.object({ class: Class, pair: z.string(), ...rates })),
}

/** Discounts of a class on the fee of each product, and fees of a class on one product. */
const subscriptionRates = {
  classes: z.array(z.object({ class: Class, discount: Ratio })),
  products: z.array(z.object({ class: Class, product: Coin, fee: Ratio })),
}

/** The usual rate, and the rates of single coins. */
const coinFees = { usual: Ratio, coins: z.array(z.object({ coin: Coin, fee: Ratio })) }

/** The coin with which customers may pay trading fees, and the share of a fee that they save; null for none. */
const FeeCoin = z.object({ coin: Coin, discount: Ratio }).nullable()

/** A change of fees that applies from a later time. */
const PlannedFee = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('pair'), from: Time, symbol: z.string(), ...rates }),
    z.object({ kind: z.literal('trading'), from: Time, ...settingRates }),
    z.object({ kind: z.literal('subscription'), from: Time, ...subscriptionRates }),
    z.object({ kind: z.literal('otc'), from: Time, ...coinFees }),
    z.object({ kind: z.literal('transfer'), from: Time, ...coinFees }),
    z.object({
      kind: z.literal('fee_coin'),
      from: Time,
      coin: FeeCoin,
    }),
    z.object({
      kind: z.literal('withdrawal'),
      from: Time,
      coin: Coin,
      chain: z.string(),
      /** The fixed fee, or the maximum of a fee that follows the cost of the network. */
      fee: AmountText,
      mode: z.enum(feeModes),
    }),
    z.object({ kind: z.literal('payout'), from: Time, fiat: Coin, fee: AmountText }),
  ])
  .meta({ id: 'PlannedFee' })

const Fees = z
  .object({
    /** The rates of each pair. */
    trading: z.array(z.object({ symbol: z.string(), ...rates })),
    ...settingRates,
    /** The currency of the volumes. */
    currency: Coin,
    /** The fee of each offered product. */
    subscription: z.array(z.object({ symbol: z.string(), fee: Ratio })),
    subscriptionRates: z.object(subscriptionRates),
    withdrawal: z.array(
      z.object({
        coin: Coin,
        chain: z.string(),
        /** The fee now, to a receiver with a token account of the coin. */
        fee: AmountText,
        /** Either a fixed fee, or a fee that follows the cost of the network. */
        mode: z.enum(feeModes),
        max: AmountText,
        min: AmountText,
      }),
    ),
    /** Fiat withdrawals. */
    payout: z.array(z.object({ fiat: Coin, fee: AmountText, min: AmountText })),
    /** OTC fees, as a ratio of what the buyer receives. A coin that is not listed has no fee. */
    otc: z.array(z.object({ coin: Coin, fee: Ratio })),
    deposit: Ratio,
    /** Transfers to other customers, as a ratio of the amount. */
    transfer: Ratio,
    transferCoins: z.array(z.object({ coin: Coin, fee: Ratio })),
    feeCoin: FeeCoin,
    planned: z.array(PlannedFee),
    asOf: Time,
  })
  .meta({ id: 'Fees' })

const OwnFees = z
  .object({
    class: Class,
    /** The value of the trades of 30 days, in whole units of the currency. */
    volume: AmountText,
    currency: Coin,
    /** The last day (UTC) whose trades count; null before the first count. */
    through: z.string().nullable(),
    /** The number of the reached tier; 0 for none. */
    tier: z.number().int(),
    /**
     * `pays` is true if new orders pay their fees in the fee coin `coin`, which is null while there is none. `chooses`
     * is false for a sub-account, whose owner chooses.
     */
    payment: z.object({ coin: Coin.nullable(), pays: z.boolean(), chooses: z.boolean() }),
    trading: z.array(z.object({ symbol: z.string(), ...rates, rule: z.enum(feeRules) })),
    subscription: z.array(z.object({ symbol: z.string(), fee: Ratio, rule: z.enum(subscriptionRules) })),
  })
  .meta({ id: 'OwnFees' })

export const fees = endpoints({
  list: {
    method: 'GET',
    path: 'ex/api/v1/tenant/fee',
    summary: 'Fees of the exchange, and the changes that are planned',
    who: 'visitor',
    input: Nothing,
    reply: Fees,
    refusals: [],
  },
  own: {
    method: 'POST',
    path: 'ex/api/v1/fees/own',
    summary: 'The caller’s class, volume of 30 days and fee tier, and the rates on each pair with the rule they follow',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    keyScope: 'read',
    input: Nothing,
    reply: OwnFees,
    refusals: [],
  },
})
