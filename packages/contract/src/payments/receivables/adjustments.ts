import { adjustmentActs } from '@tessera/domain/payments/receivables/adjustment.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { AmountText, Coin, Id, keysetOf, Time, TimeKeysetRequest } from '#platform/http/shared.ts'
import { ReasonText } from '#platform/settings/reason-areas.ts'

const Adjustment = z
  .object({
    id: Id,
    /** `A-1001`. */
    number: z.string(),
    /** A write-off pays a receivable and moves no balance of the customer. */
    act: z.enum(adjustmentActs),
    coin: Coin,
    amount: AmountText,
    reasonCode: z.string(),
    /** The sentence of the code at the time of the decision. */
    reason: ReasonText,
    /** The note that the customer reads. */
    note: ReasonText,
    at: Time,
  })
  .meta({ id: 'Adjustment' })

/** The value of an amount, as the maker sees it and both people approve it. */
export const Worth = z.object({
  /** In the reference currency, rounded up; null if the coin has no price. */
  value: AmountText.nullable(),
  /** The reference currency of limits. */
  currency: z.string().regex(/^[A-Z]{3}$/),
})

/** Adjustments of balances and write-offs. Each is an approval: `balance_adjustment`, `receivable_write_off`. */
export const adjustments = endpoints({
  list: {
    method: 'POST',
    path: 'console/api/v1/adjustments/list',
    summary: 'Adjustments and write-offs of a customer’s accounts, newest first',
    who: 'operator',
    permission: 'customers.read',
    input: z.object({ ...TimeKeysetRequest, customerId: Id }),
    reply: keysetOf(Adjustment),
    refusals: [],
  },
  worth: {
    method: 'POST',
    path: 'console/api/v1/adjustments/worth',
    summary: 'The value of an adjustment in the reference currency, and its wait for the second person',
    who: 'operator',
    permission: 'adjustments.decide',
    input: z.object({ customerId: Id, act: z.enum(adjustmentActs), coin: Coin, amount: AmountText }),
    reply: Worth.extend({
      /**
       * The value together with all adjustments that moved money of this customer in the same direction within the
       * waiting period; null if a coin has no price.
       */
      together: AmountText.nullable(),
      /** Zero if the second person may approve at once. */
      waitHours: z.number().int(),
    }).meta({ id: 'AdjustmentWorth' }),
    refusals: [],
  },
})
