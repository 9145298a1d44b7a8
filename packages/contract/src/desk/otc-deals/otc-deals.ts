import { MESSAGE_LENGTH } from '@tessera/domain/desk/otc-deals/rules.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { Dealer, PayWindow, Side, otcGate } from '#desk/otc-ads/otc-ads.ts'
import { ReasonCode, ReasonText } from '#platform/settings/reason-areas.ts'
import { MethodKind } from '#desk/payment-methods/payment-methods.ts'
import {
  AmountText,
  FileReply,
  Id,
  keysetOf,
  KeysetRequest,
  note,
  Time,
  TimeKeysetRequest,
} from '#platform/http/shared.ts'
import { VerifyToken } from '#access/verification/verification.ts'
import { DealStatus, figures, Deal } from './otc-deal-shapes.ts'

const dealRequest = {
  adId: Id,
  /** Exactly one of the two: an amount of the coin, or of the fiat currency. */
  amount: AmountText.optional(),
  fiatAmount: AmountText.optional(),
  method: MethodKind,
  /** The caller's payment method; required if the caller sells. */
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
  'WITHDRAWAL_CALENDAR_DAY_LIMIT_REACHED',
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
    summary: 'Quote for taking an ad; holds nothing, and returns every reason against it',
    who: 'approved',
    reads: true,
    rate: { points: 300, seconds: 600 },
    input: z.object(dealRequest),
    reply: z
      .object({
        ...figures,
        /** The side of the caller. */
        side: Side,
        windowMinutes: PayWindow,
        terms: z.string(),
        other: Dealer,
        /** The names of the buyer and the seller in the payment. */
        payerName: z.string(),
        accountName: z.string(),
      })
      .meta({ id: 'OtcDealPreview' }),
    refusals: gate,
  },
  take: {
    method: 'POST',
    path: 'ex/otc/deal/take',
    summary: 'Takes an ad: the seller’s coins are held for the buyer, who must pay in time',
    who: 'approved',
    idempotent: 'tx',
    rate: { points: 60, seconds: 600 },
    input: z.object({
      ...dealRequest,
      /** The price of the preview. The request is refused if the price has changed. */
      price: AmountText,
    }),
    reply: Deal,
    refusals: [...gate, 'OTC_PRICE_CHANGED'],
  },
  list: {
    method: 'POST',
    path: 'ex/otc/deal/list',
    summary: 'The caller’s deals on both sides, newest first',
    who: 'customer',
    memberRight: 'view',
    input: z.object({
      ...TimeKeysetRequest,
      /** True for open deals, false for ended ones. */
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
    summary: 'One of the caller’s deals',
    who: 'customer',
    memberRight: 'view',
    input: z.object({ id: Id }),
    reply: Deal,
    refusals: ['NOT_FOUND'],
  },
  markPaid: {
    method: 'POST',
    path: 'ex/otc/deal/mark_paid',
    summary: 'The buyer marks the deal as paid; from then on, it does not expire',
    who: 'customer',
    idempotent: 'tx',
    input: z.object({
      id: Id,
      /** An upload of the caller with the purpose `image`. */
      proof: Id.optional(),
    }),
    reply: Deal,
    refusals: ['NOT_FOUND', 'OTC_DEAL_WRONG_STATUS', 'OTC_PAY_TIME_OVER', 'OTC_UPLOAD_UNKNOWN'],
  },
  cancel: {
    method: 'POST',
    path: 'ex/otc/deal/cancel',
    summary: 'The buyer cancels the deal: the coins return to the seller',
    who: 'customer',
    idempotent: 'tx',
    input: z.object({ id: Id }),
    reply: Deal,
    refusals: ['NOT_FOUND', 'OTC_DEAL_WRONG_STATUS'],
  },
  release: {
    method: 'POST',
    path: 'ex/otc/deal/release',
    summary: 'The seller confirms the payment: the coins go to the buyer at once and permanently',
    who: 'approved',
    idempotent: 'tx',
    rate: { points: 60, seconds: 600 },
    input: z.object({
      id: Id,
      /** Scene `otc_release`, bound to {dealId, number, coin, amount, fiat, fiatAmount}, all as in the deal. */
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
  appealReasons: {
    method: 'POST',
    path: 'ex/otc/deal/appeal_reasons',
    summary: 'The reasons that one side may give for an appeal now, in the order of the exchange',
    who: 'customer',
    memberRight: 'view',
    input: z.object({ side: Side }),
    reply: z.object({ rows: z.array(z.object({ code: ReasonCode, text: ReasonText })) }),
    refusals: [],
  },
  appeal: {
    method: 'POST',
    path: 'ex/otc/deal/appeal',
    summary: 'Appeals a paid deal, or a deal that ended at most seven days ago',
    who: 'customer',
    idempotent: 'tx',
    rate: { points: 20, seconds: 3600 },
    input: z.object({ id: Id, reason: ReasonCode, text: note(1000) }),
    reply: Deal,
    refusals: ['NOT_FOUND', 'OTC_APPEAL_OPEN', 'OTC_APPEAL_OVER', 'OTC_APPEAL_REASON_CLOSED'],
  },
  messages: {
    method: 'POST',
    path: 'ex/otc/deal/messages',
    summary: 'The chat of one of the caller’s deals, newest first',
    who: 'customer',
    memberRight: 'view',
    rate: { points: 600, seconds: 600 },
    input: z.object({ id: Id, ...KeysetRequest }),
    reply: keysetOf(
      z
        .object({
          id: z.string(),
          at: Time,
          /** The author. */
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
    summary: 'Sends a message in the chat of one of the caller’s deals; it is kept as evidence and never changed',
    who: 'customer',
    idempotent: 'tx',
    rate: { points: 60, seconds: 300 },
    input: z.object({
      id: Id,
      text: note(MESSAGE_LENGTH),
      /** An upload of the caller with the purpose `image`. */
      image: Id.optional(),
    }),
    reply: z.object({ id: z.string(), at: Time }).meta({ id: 'OtcMessageSent' }),
    refusals: ['NOT_FOUND', 'OTC_CHAT_CLOSED', 'OTC_CHAT_FULL', 'OTC_UPLOAD_UNKNOWN'],
  },
  file: {
    method: 'GET',
    path: 'ex/otc/deal/file',
    summary:
      'An image of one of the caller’s deals: from the chat, the proof of payment or, for the buyer, the QR code',
    who: 'customer',
    reads: true,
    input: z.object({ id: Id, upload: Id }),
    reply: FileReply,
    produces: 'file',
    refusals: ['NOT_FOUND'],
  },
})
