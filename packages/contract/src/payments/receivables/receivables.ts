import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { ReasonCode, ReasonText } from '#platform/settings/reason-areas.ts'
import { AmountText, Coin, Id, PageRequest, pageOf, Time } from '#platform/http/shared.ts'

/** A reversed credit, and the amount that is still outstanding. */
export const Receivable = z
  .object({
    id: Id,
    /** `R-1001`. */
    number: z.string(),
    coin: Coin,
    /** The whole credit that was reversed. */
    credited: AmountText,
    /** The amount that was available at the reversal and was taken at once. */
    taken: AmountText,
    /** The amount repaid since, by credits in the same currency. */
    repaid: AmountText,
    /** The part that the exchange gave up. */
    writtenOff: AmountText,
    outstanding: AmountText,
    cause: ReasonCode,
    causeText: ReasonText,
    /** The exchange's note to the customer about it. */
    customerMessage: z.string().nullable(),
    at: Time,
    /** True while it blocks withdrawals and closing the account. */
    blocks: z.boolean(),
    closedAt: Time.nullable(),
  })
  .meta({ id: 'Receivable' })

export const StaffReceivable = Receivable.extend({
  /** The number of the reversed line at its bank. */
  lineId: z.string(),
  customer: z.object({ id: Id, number: z.string(), name: z.string().nullable() }),
}).meta({ id: 'StaffReceivable' })

export const receivables = endpoints({
  list: {
    method: 'POST',
    path: 'ex/api/v1/receivables/list',
    summary: 'Reversed credits of the caller’s accounts, with the amount still owed, newest first',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    input: z.object({}),
    reply: z.object({ rows: z.array(Receivable) }),
    refusals: [],
  },
})

/** Receivables of the exchange from customers. Reversing a credit, lifting a block and
 * writing off the rest are approvals: `credit_reversal`, `receivable_lift`, `receivable_write_off`. */
export const receivablesDesk = endpoints({
  list: {
    method: 'POST',
    path: 'console/api/v1/receivables/list',
    summary: 'Receivables from customers: open ones first, then newest first',
    who: 'operator',
    permission: 'fiat_orders.read',
    input: z.object(PageRequest),
    reply: pageOf(StaffReceivable),
    refusals: [],
  },
})
