import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { InvestorClass } from '#identity/investor-classes/investor-shapes.ts'
import { ProductSymbol, AmountText, Id, PageRequest, pageOf } from '#platform/http/shared.ts'
import { acquiringRefusals } from './eligibility.refusals.ts'

/** Reasons for which a person could not buy the same holding today. */
export const HoldingReason = z.enum(acquiringRefusals)

/** The total holding of one person in a product over all accounts, in units with their decimals. */
export const IneligibleHolding = z
  .object({
    customerId: Id,
    number: z.string(),
    name: z.string().nullable(),
    investorClass: InvestorClass,
    country: z.string().nullable(),
    symbol: ProductSymbol,
    product: z.object({ en: z.string(), zh: z.string() }),
    amount: AmountText,
    reasons: z.array(HoldingReason).min(1),
  })
  .meta({ id: 'IneligibleHolding' })

export const eligibility = endpoints({
  holdings: {
    method: 'POST',
    path: 'console/api/v1/eligibility/holdings',
    summary: 'Holdings that their owner could not buy today, newest customer first',
    who: 'operator',
    permission: 'customers.read',
    input: z.object(PageRequest),
    reply: pageOf(IneligibleHolding),
    refusals: [],
  },
})
