import { statusesOf } from '@tessera/domain/machine/machine.ts'
import { appealMachine, dealMachine, outcomes } from '@tessera/domain/otc-deals/machine.ts'
import { dealActions, MESSAGE_LENGTH } from '@tessera/domain/otc-deals/rules.ts'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { Dealer, PayWindow, Side, otcGate } from './otc-ads.ts'
import { appealReasonCodes, outcomeReasonCodes } from './otc-reasons.ts'
import { MethodKind } from './payment-methods.ts'
import { AmountText, Coin, FileReply, Id, keysetOf, KeysetRequest, note, Time, TimeKeysetRequest } from './shared.ts'
import { VerifyToken } from './verification.ts'

export const DealStatus = z.enum(statusesOf(dealMachine)).meta({ id: 'OtcDealStatus' })

/** Where the buyer pays, as it was agreed on: a change of the seller's account changes no deal. */
export const PayTo = z.object({
  kind: MethodKind,
  accountName: z.string(),
  /** Whole for the buyer while the deal is open, by its end otherwise. */
  account: z.string(),
  bank: z.string().nullable(),
  branch: z.string().nullable(),
  bankCode: z.string().nullable(),
})
export const Appeal = z
  .object({
    status: z.enum(statusesOf(appealMachine)),
    by: Side,
    reason: z.enum(appealReasonCodes),
    text: z.string(),
    at: Time,
    /** When the house answers at the latest. */
    dueAt: Time,
    /** What the house decided, and why. */
    resolution: z
      .object({
        outcome: z.enum(outcomes),
        reason: z.enum(outcomeReasonCodes),
        told: z.string().nullable(),
        at: Time,
      })
      .nullable(),
  })
  .meta({ id: 'OtcAppeal' })

const figures = {
  coin: Coin,
  fiat: Coin,
  price: AmountText,
  /** What the seller gives. */
  amount: AmountText,
  /** Of the coin, taken from what the buyer gets. */
  fee: AmountText,
  receives: AmountText,
  /** What the buyer pays. */
  fiatAmount: AmountText,
  /** Worth more than 50,000 CNY, or of a worth that nobody knows now. */
  large: z.boolean(),
}

export const DealFigures = z.object(figures)

export const Deal = z
  .object({
    id: Id,
    /** For people: PP, date and number. */
    number: z.string(),
    adId: Id,
    time: Time,
    /** What the caller does. */
    side: Side,
    ...figures,
    status: DealStatus,
    statusAt: Time,
    /** While it is `created`: paid by then, or it ends. */
    payBy: Time,
    windowMinutes: PayWindow,
    paidAt: Time.nullable(),
    endedAt: Time.nullable(),
    /** How it ended: by the buyer, or by time. */
    cancelledBy: z.enum(['buyer', 'time']).nullable(),
    other: Dealer,
    /** The verified name of the buyer: a payment of anybody else is not of this deal. */
    payerName: z.string(),
    payTo: PayTo.extend({ qr: Id.nullable() }), // the seller's account and QR code, shown to the buyer while the deal is open
    terms: z.string(),
    /** A picture that the buyer sent with the mark that it is paid. */
    proof: Id.nullable(),
    /** The newest. */
    appeal: Appeal.nullable(),
    /** What the caller may do now. */
    may: z.array(z.enum(dealActions)),
    messages: z.number().int(),
    /** What time it is here. */
    now: Time,
  })
  .meta({ id: 'OtcDeal' })

const wish = {
  adId: Id,
  /** One of the two: of the coin, or of the fiat currency. */
  amount: AmountText.optional(),
  fiatAmount: AmountText.optional(),
  method: MethodKind,
  /** Where the caller sells: the own way to be paid, of that kind. */
  paymentMethodId: Id.optional(),
}
const gate = [
  ...otcGate,
  'OTC_AD_GONE',
  'OTC_OWN_AD',
  'OTC_METHOD_NOT_OFFERED',
  'OTC_METHOD_NEEDED',
  'PAYMENT_METHOD_UNUSABLE',
  'OTC_AMOUNT_INVALID',
  'OTC_AMOUNT_OUT_OF_BOUNDS',
  'OTC_REMAINING_TOO_LOW',
  'OTC_RATE_UNKNOWN',
  'OTC_OUT_OF_COLLAR',
  'WITHDRAWAL_DAY_LIMIT_REACHED',
  'WITHDRAWAL_MONTH_LIMIT_REACHED',
  ...(['OTC_SELLER_LIMIT', 'SIGNATURE_NOT_POSSIBLE'] as const),
  'OTC_DEALS_FULL',
  'OTC_CANCELLED_OFTEN',
  'OTC_TAKING_BLOCKED',
  'INSUFFICIENT_AVAILABLE_BALANCE',
] as const

export const otcDeals = endpoints({
  preview: {
    method: 'POST',
    path: 'ex/otc/deal/preview',
    summary: 'What taking an ad would come to; nothing is held, and everything that stands against it is said',
    who: 'approved',
    rate: { points: 300, seconds: 600 },
    input: z.object(wish),
    reply: z
      .object({
        ...figures,
        /** What the caller does. */
        side: Side,
        windowMinutes: PayWindow,
        terms: z.string(),
        other: Dealer,
        /** The name that the buyer pays in, and the one that the seller is paid in. */
        payerName: z.string(),
        accountName: z.string(),
      })
      .meta({ id: 'OtcDealPreview' }),
    refusals: gate,
  },
  take: {
    method: 'POST',
    path: 'ex/otc/deal/take',
    summary: 'Takes an ad: the seller’s coin is held for the buyer, who pays within the window',
    who: 'approved',
    idempotent: 'tx',
    rate: { points: 60, seconds: 600 },
    input: z.object({
      ...wish,
      /** As the preview said: a changed price is refused, not charged. */
      price: AmountText,
    }),
    reply: Deal,
    refusals: [...gate, 'OTC_PRICE_CHANGED'],
  },
  list: {
    method: 'POST',
    path: 'ex/otc/deal/list',
    summary: 'The own deals on either side, newest first',
    who: 'customer',
    input: z.object({
      ...TimeKeysetRequest,
      /** Open ones, or those that ended. */
      open: z.boolean().optional(),
      status: DealStatus.optional(),
      side: Side.optional(),
      adId: Id.optional(),
    }),
    reply: keysetOf(Deal),
    refusals: [],
  },
  get: {
    method: 'POST',
    path: 'ex/otc/deal/get',
    summary: 'One own deal',
    who: 'customer',
    input: z.object({ id: Id }),
    reply: Deal,
    refusals: ['NOT_FOUND'],
  },
  markPaid: {
    method: 'POST',
    path: 'ex/otc/deal/mark_paid',
    summary: 'The buyer says that it is paid: from then on time ends nothing',
    who: 'customer',
    idempotent: 'tx',
    input: z.object({
      id: Id,
      /** An own upload of the purpose `image`. */
      proof: Id.optional(),
    }),
    reply: Deal,
    refusals: ['NOT_FOUND', 'OTC_DEAL_WRONG_STATUS', 'OTC_PAY_TIME_OVER', 'OTC_UPLOAD_UNKNOWN'],
  },
  cancel: {
    method: 'POST',
    path: 'ex/otc/deal/cancel',
    summary: 'The buyer gives the deal up: the coin is the seller’s again',
    who: 'customer',
    idempotent: 'tx',
    input: z.object({ id: Id }),
    reply: Deal,
    refusals: ['NOT_FOUND', 'OTC_DEAL_WRONG_STATUS'],
  },
  release: {
    method: 'POST',
    path: 'ex/otc/deal/release',
    summary: 'The seller has the money: the coin is the buyer’s at once and for good',
    who: 'approved',
    idempotent: 'tx',
    rate: { points: 60, seconds: 600 },
    input: z.object({
      id: Id,
      /** Scene `otc_release`, bound to {dealId, number, coin, amount, fiat, fiatAmount}, all as the deal says them. */
      verifyToken: VerifyToken,
    }),
    reply: Deal,
    refusals: [
      'KYC_REQUIRED',
      'SECURITY_FACTOR_REQUIRED',
      'ACCOUNT_FROZEN',
      'OTC_SALE_FROZEN',
      'RECEIVABLE_OUTSTANDING',
      'WITHDRAWAL_IDENTITY_NEEDED',
      'NOT_FOUND',
      'OTC_DEAL_WRONG_STATUS',
      'OTC_RATE_UNKNOWN',
      'OTC_RELEASE_OUT_OF_COLLAR',
      'VERIFY_TOKEN_INVALID',
    ],
  },
  appeal: {
    method: 'POST',
    path: 'ex/otc/deal/appeal',
    summary: 'Asks the house to decide: of a paid deal, and until seven days after an end',
    who: 'customer',
    idempotent: 'tx',
    rate: { points: 20, seconds: 3600 },
    input: z.object({ id: Id, reason: z.enum(appealReasonCodes), text: note(1000) }),
    reply: Deal,
    refusals: ['NOT_FOUND', 'OTC_APPEAL_OPEN', 'OTC_APPEAL_OVER'],
  },
  messages: {
    method: 'POST',
    path: 'ex/otc/deal/messages',
    summary: 'What was written in the chat of an own deal, newest first',
    who: 'customer',
    rate: { points: 600, seconds: 600 },
    input: z.object({ id: Id, ...KeysetRequest }),
    reply: keysetOf(
      z
        .object({
          id: z.string(),
          at: Time,
          /** Who wrote it. */
          by: z.enum(['me', 'other']),
          text: z.string(),
          image: Id.nullable(),
        })
        .meta({ id: 'OtcMessage' }),
    ),
    refusals: ['NOT_FOUND'],
  },
  say: {
    method: 'POST',
    path: 'ex/otc/deal/say',
    summary: 'Writes into the chat of an own deal; it stays as evidence and is never changed',
    who: 'customer',
    idempotent: 'tx',
    rate: { points: 60, seconds: 300 },
    input: z.object({
      id: Id,
      text: note(MESSAGE_LENGTH),
      /** An own upload of the purpose `image`. */
      image: Id.optional(),
    }),
    reply: z.object({ id: z.string(), at: Time }).meta({ id: 'OtcSaid' }),
    refusals: ['NOT_FOUND', 'OTC_CHAT_CLOSED', 'OTC_CHAT_FULL', 'OTC_UPLOAD_UNKNOWN'],
  },
  file: {
    method: 'GET',
    path: 'ex/otc/deal/file',
    summary: 'A picture of an own deal: from the chat, the proof of payment or, for the buyer, the QR code',
    who: 'customer',
    input: z.object({ id: Id, upload: Id }),
    reply: FileReply,
    produces: 'file',
    refusals: ['NOT_FOUND'],
  },
})
