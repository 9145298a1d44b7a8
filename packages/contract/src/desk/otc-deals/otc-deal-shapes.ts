import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { appealMachine, dealMachine, outcomes } from '@tessera/domain/desk/otc-deals/machine.ts'
import { dealActions } from '@tessera/domain/desk/otc-deals/rules.ts'
import { z } from 'zod'
import { Dealer, PayWindow, Side } from '#desk/otc-ads/otc-ads.ts'
import { appealReasonCodes, outcomeReasonCodes } from '#desk/otc-ads/otc-reasons.ts'
import { MethodKind } from '#desk/payment-methods/payment-methods.ts'
import { AmountText, Coin, Id, Time } from '#platform/http/shared.ts'

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

export const figures = {
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
