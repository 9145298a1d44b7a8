import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { appealMachine, dealMachine, outcomes } from '@tessera/domain/desk/otc-deals/machine.ts'
import { dealActions } from '@tessera/domain/desk/otc-deals/rules.ts'
import { z } from 'zod'
import { Dealer, PayWindow, Side } from '#desk/otc-ads/otc-ads.ts'
import { ReasonCode, ReasonText } from '#platform/settings/reason-areas.ts'
import { MethodKind } from '#desk/payment-methods/payment-methods.ts'
import { AmountText, Coin, Id, Time } from '#platform/http/shared.ts'

export const DealStatus = z.enum(statusesOf(dealMachine)).meta({ id: 'OtcDealStatus' })

/** The payment details of the deal. Later changes of the seller's account do not affect it. */
export const PayTo = z.object({
  kind: MethodKind,
  accountName: z.string(),
  /** The full account for the buyer while the deal is open, otherwise only its ending. */
  account: z.string(),
  bank: z.string().nullable(),
  branch: z.string().nullable(),
  bankCode: z.string().nullable(),
})
export const Appeal = z
  .object({
    status: z.enum(statusesOf(appealMachine)),
    by: Side,
    reason: ReasonCode,
    reasonText: ReasonText,
    text: z.string(),
    at: Time,
    /** The deadline for the decision of the operators. */
    dueAt: Time,
    /** The decision of operators with its reason. */
    resolution: z
      .object({
        outcome: z.enum(outcomes),
        reason: ReasonCode,
        reasonText: ReasonText,
        customerMessage: z.string().nullable(),
        at: Time,
      })
      .nullable(),
  })
  .meta({ id: 'OtcAppeal' })

export const figures = {
  coin: Coin,
  fiat: Coin,
  price: AmountText,
  /** The amount that the seller gives. */
  amount: AmountText,
  /** In the coin, deducted from the amount that the buyer receives. */
  fee: AmountText,
  receives: AmountText,
  /** The amount that the buyer pays. */
  fiatAmount: AmountText,
  /** True if the value is above 50,000 CNY or unknown. */
  large: z.boolean(),
}

export const DealFigures = z.object(figures)

export const Deal = z
  .object({
    id: Id,
    /** The displayed number: PP, date and digits. */
    number: z.string(),
    adId: Id,
    time: Time,
    /** The side of the caller. */
    side: Side,
    ...figures,
    status: DealStatus,
    statusAt: Time,
    /** The deadline for payment of a `created` deal, after which it expires. */
    payBy: Time,
    windowMinutes: PayWindow,
    paidAt: Time.nullable(),
    endedAt: Time.nullable(),
    /** The cause of the cancellation: the buyer cancelled it, or its time was over. */
    cancelledBy: z.enum(['buyer', 'time']).nullable(),
    other: Dealer,
    /** The verified name of the buyer. A payment under another name does not belong to this deal. */
    payerName: z.string(),
    payTo: PayTo.extend({ qr: Id.nullable() }), // The seller's account and QR code, which only the buyer sees, while the deal is open.
    terms: z.string(),
    /** A picture that the buyer sent with the payment mark. */
    proof: Id.nullable(),
    /** The newest appeal. */
    appeal: Appeal.nullable(),
    /** The actions that the caller may take now. */
    may: z.array(z.enum(dealActions)),
    messages: z.number().int(),
    /** The server's time. */
    now: Time,
  })
  .meta({ id: 'OtcDeal' })
