import { adMachine, lapseReasons } from '@tessera/domain/desk/otc-ads/machine.ts'
import { adSides, MAX_METHODS, offerSorts, TERMS_LENGTH, windows } from '@tessera/domain/desk/otc-ads/ad.ts'
import { PRICE_BAND_PPM, priceTypes } from '@tessera/domain/desk/otc-ads/price.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { acquiringRefusals } from '#identity/eligibility/eligibility.refusals.ts'
import { MethodKind } from '#desk/payment-methods/payment-methods.ts'
import { AmountText, Coin, Id, keysetOf, note, PageRequest, Time, TimeKeysetRequest } from '#platform/http/shared.ts'

/** The direction: sells or buys the coin. */
export const Side = z.enum(adSides)
export const AdStatus = z.enum(statusesOf(adMachine)).meta({ id: 'OtcAdStatus' })
export const PayWindow = z.literal(windows)

/** An OTC customer as others see them, with figures of the last 30 days; a figure is null without deals. */
export const Dealer = z
  .object({
    /** The account ID, which can be blocked in the blacklist. */
    uid: z.string(),
    nickname: z.string(),
    finishedDeals: z.number().int(),
    /** Completed deals as a share of ended ones, in parts per million. */
    finishedPpm: z.number().int().nullable(),
    /** Median minutes from payment to release, as a seller. */
    releaseMinutes: z.number().int().nullable(),
  })
  .meta({ id: 'OtcDealer' })

/** An ad that the caller may take. */
export const Offer = z
  .object({
    id: Id,
    /** The side of the ad's owner. */
    side: Side,
    coin: Coin,
    fiat: Coin,
    priceType: z.enum(priceTypes),
    /** The current price of one coin. */
    price: AmountText,
    /** In the coin. */
    available: AmountText,
    /** Limits of one deal in the fiat currency; `max` is at most the remaining quantity. */
    min: AmountText,
    max: AmountText,
    methods: z.array(MethodKind),
    windowMinutes: PayWindow,
    terms: z.string(),
    owner: Dealer,
  })
  .meta({ id: 'OtcOffer' })

export const OwnAd = z
  .object({
    id: Id,
    /** The displayed number: PA, day and digits. */
    number: z.string(),
    side: Side,
    coin: Coin,
    fiat: Coin,
    priceType: z.enum(priceTypes),
    /** The current price; null without a current rate. Nobody can then take the ad. */
    price: AmountText.nullable(),
    /** Set for a floating price only. */
    marginPpm: z.number().int().nullable(),
    min: AmountText,
    max: AmountText,
    /**
     * In the coin: the published quantity, and the part that no deal has taken. The remaining part of a sell ad is
     * reserved.
     */
    quantity: AmountText,
    remaining: AmountText,
    /** `id` and `ending` are set for a sell ad, whose method is one of the owner's payment methods. */
    methods: z.array(
      z.object({ kind: MethodKind, id: Id.nullable(), ending: z.string().nullable(), usable: z.boolean() }),
    ),
    windowMinutes: PayWindow,
    terms: z.string(),
    status: AdStatus,
    /** The reason why the ad is overdue; null if it is not. */
    lapsed: z.enum(lapseReasons).nullable(),
    /** The text that the operator wrote when closing the ad. */
    customerMessage: z.string().nullable(),
    openDeals: z.number().int(),
    time: Time,
    statusAt: Time,
  })
  .meta({ id: 'OtcAd' })

const shape = {
  priceType: z.enum(priceTypes),
  /** For a fixed price: the price of one coin. */
  price: AmountText.optional(),
  /** For a floating price: parts per million above or below the rate. */
  marginPpm: z.number().int().min(-PRICE_BAND_PPM).max(PRICE_BAND_PPM).optional(),
  min: AmountText,
  max: AmountText,
  /** For a sell ad: own payment methods, one of each kind. */
  methodIds: z.array(Id).max(MAX_METHODS).optional(),
  /** For a buy ad: the kinds in which its owner pays. */
  methodKinds: z.array(MethodKind).max(MAX_METHODS).optional(),
  windowMinutes: PayWindow,
  terms: note(TERMS_LENGTH).optional(),
}
/** Refusals of customers who may not deal. */
export const otcGate = [
  'KYC_REQUIRED',
  'SECURITY_FACTOR_REQUIRED',
  'ACCOUNT_FROZEN',
  'NICKNAME_REQUIRED',
  'OTC_SALE_FROZEN',
  'RECEIVABLE_OUTSTANDING',
  'WITHDRAWAL_IDENTITY_NEEDED',
  'SUB_ACCOUNT_TRADING_CLOSED',
  ...acquiringRefusals,
] as const
const unfit = [
  'OTC_PRICE_INVALID',
  'OTC_PRICE_OUT_OF_BAND',
  'OTC_RATE_UNKNOWN',
  'OTC_AMOUNT_INVALID',
  'OTC_BOUNDS_INVALID',
  'OTC_METHODS_UNFIT',
  'OTC_METHOD_NEEDED',
  'PAYMENT_METHOD_UNUSABLE',
] as const

export const otcAds = endpoints({
  terms: {
    method: 'POST',
    path: 'ex/otc/ad/terms',
    summary: 'Coins and currencies of the OTC desk, and the limits of an ad',
    who: 'customer',
    reads: true,
    input: z.object({}),
    reply: z
      .object({
        coins: z.array(
          z.object({
            coin: Coin,
            decimals: z.number().int(),
            /** The quantity that may be offered now. */
            available: AmountText,
            /** Fee on the amount that a buyer gets, in parts per million. */
            feePpm: z.number().int(),
          }),
        ),
        fiats: z.array(z.object({ fiat: Coin, decimals: z.number().int() })),
        /** The pairs in which other customers have open ads, by the side of the caller. The ads may be out of reach for the caller. */
        offered: z.array(z.object({ side: Side, coin: Coin, fiat: Coin })),
        /** Current rates of one coin; a pair without a rate is missing. */
        rates: z.array(z.object({ coin: Coin, fiat: Coin, rate: AmountText })),
        priceDecimals: z.number().int(),
        priceBandPpm: z.number().int(),
        windows: z.array(PayWindow),
        mostAds: z.number().int(),
        openAds: z.number().int(),
        mostMethods: z.number().int(),
        termsLength: z.number().int(),
        /** The amount above which both sides of a deal get a reminder. */
        large: z.object({ amount: AmountText, fiat: Coin }),
        /**
         * Requirements that the caller must meet before taking or publishing an ad; `OTC_METHOD_NEEDED` is required
         * only for selling.
         */
        lacks: z.array(z.enum(['KYC_REQUIRED', 'SECURITY_FACTOR_REQUIRED', 'NICKNAME_REQUIRED', 'OTC_METHOD_NEEDED'])),
        /** Sales are paused until this time. */
        frozenUntil: Time.nullable(),
      })
      .meta({ id: 'OtcTerms' }),
    refusals: [],
  },
  create: {
    method: 'POST',
    path: 'ex/otc/ad/create',
    summary: 'Publishes an ad; the amount of a selling ad is held until it is sold or the ad is closed',
    who: 'approved',
    idempotent: 'tx',
    rate: { points: 60, seconds: 3600 },
    input: z.object({ side: Side, coin: Coin, fiat: Coin, quantity: AmountText, ...shape }),
    reply: OwnAd,
    refusals: [
      ...otcGate,
      'OTC_COIN_UNSUPPORTED',
      'OTC_FIAT_UNSUPPORTED',
      ...unfit,
      'OTC_ADS_FULL',
      'INSUFFICIENT_AVAILABLE_BALANCE',
    ],
  },
  edit: {
    method: 'POST',
    path: 'ex/otc/ad/edit',
    summary:
      'Changes one of the caller’s ads and publishes it again if it has expired; existing deals keep their terms',
    who: 'approved',
    idempotent: 'tx',
    rate: { points: 120, seconds: 3600 },
    input: z.object({ id: Id, ...shape }),
    reply: OwnAd,
    refusals: [...otcGate, 'NOT_FOUND', 'OTC_AD_WRONG_STATUS', ...unfit],
  },
  close: {
    method: 'POST',
    path: 'ex/otc/ad/close',
    summary: 'Closes one of the caller’s ads; the amount not in deals becomes available again, and open deals continue',
    who: 'customer',
    idempotent: 'tx',
    input: z.object({ id: Id }),
    reply: OwnAd,
    refusals: ['NOT_FOUND', 'OTC_AD_WRONG_STATUS'],
  },
  myList: {
    method: 'POST',
    path: 'ex/otc/ad/my_list',
    summary: 'The caller’s ads, newest first',
    who: 'customer',
    memberRight: 'view',
    input: z.object({ ...TimeKeysetRequest, status: AdStatus.optional(), side: Side.optional() }),
    reply: keysetOf(OwnAd),
    refusals: [],
  },
  search: {
    method: 'POST',
    path: 'ex/otc/search',
    summary: 'Ads that the caller can take now, except their own and those of blocked accounts',
    who: 'customer',
    memberRight: 'view',
    rate: { points: 600, seconds: 600 },
    input: z.object({
      /** The side of the caller: `buy` finds sell ads. */
      side: Side,
      coin: Coin,
      fiat: Coin,
      /** In the fiat currency: finds offers whose limits include it. */
      amount: AmountText.optional(),
      method: MethodKind.optional(),
      sort: z.enum(offerSorts).default('price'),
      pageSize: PageRequest.pageSize,
      /** `next` of the previous page. */
      after: z
        .string()
        .regex(/^-?\d{1,40}_[0-9a-f-]{36}$/)
        .optional(),
    }),
    reply: z
      .object({
        rows: z.array(Offer),
        next: z.string().nullable(),
        /** The current rate of one coin; null if it is unknown. Floating offers are then hidden. */
        rate: AmountText.nullable(),
      })
      .meta({ id: 'OtcOffers' }),
    refusals: ['OTC_COIN_UNSUPPORTED', 'OTC_FIAT_UNSUPPORTED', 'OTC_AMOUNT_INVALID'],
  },
  ticker: {
    method: 'POST',
    path: 'ex/otc/ticker',
    summary: 'The best price on each side of a pair, and the prices of the last deals',
    who: 'customer',
    memberRight: 'view',
    rate: { points: 600, seconds: 600 },
    input: z.object({ coin: Coin, fiat: Coin }),
    reply: z
      .object({
        coin: Coin,
        fiat: Coin,
        /** The lowest price for buying, and the highest for selling. */
        buy: AmountText.nullable(),
        sell: AmountText.nullable(),
        rate: AmountText.nullable(),
        /** Released deals, newest first. */
        last: z.array(z.object({ time: Time, price: AmountText, amount: AmountText })),
      })
      .meta({ id: 'OtcTicker' }),
    refusals: ['OTC_COIN_UNSUPPORTED', 'OTC_FIAT_UNSUPPORTED'],
  },
})
