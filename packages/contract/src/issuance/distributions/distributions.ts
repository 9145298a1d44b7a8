import { distributionTypes } from '@tessera/domain/issuance/distributions/machine.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { Ratio } from '#issuance/products/products.ts'
import { ProductSymbol, AmountText, Coin, FileReply, Id, keysetOf, KeysetRequest, Time } from '#platform/http/shared.ts'

export const DistributionType = z.enum(distributionTypes).meta({ id: 'DistributionType' })
/** Per whole unit of the product, in its currency, with at most 12 decimals, which is more than the currency has. */
export const PerUnitText = AmountText.meta({ id: 'PerUnitText', example: '0.0625' })

const facts = {
  type: DistributionType,
  /** The period, which is unique for its kind, such as 2026-Q3. */
  period: z.string(),
  currency: Coin,
  perUnit: PerUnitText,
  /** Everyone who owns units at this moment is paid. */
  recordAt: Time,
  payAt: Time,
}

/** The public data of a product's distribution. */
export const AnnouncedDistribution = z
  .object({ id: Id, ...facts, status: z.enum(['announced', 'paid', 'cancelled']) })
  .meta({ id: 'AnnouncedDistribution' })

/** `due`: released, but before its payment date. `unclaimed`: not paid, because the account could not be credited. */
export const ownDistributionStatuses = ['due', 'paid', 'unclaimed'] as const

export const OwnDistribution = z
  .object({
    id: Id,
    /** The displayed number: DS, date and digits; printed on the voucher. */
    number: z.string(),
    product: z.object({ symbol: ProductSymbol, name: z.string() }),
    ...facts,
    /**
     * Units owned at the record date, available or reserved, in the token account, the spot account or in transfer
     * between them.
     */
    units: AmountText,
    gross: AmountText,
    tax: AmountText,
    /** The rate of the withheld tax as a fraction of one. */
    taxRate: Ratio,
    net: AmountText,
    status: z.enum(ownDistributionStatuses),
    paidAt: Time.nullable(),
  })
  .meta({ id: 'OwnDistribution' })

export const distributions = endpoints({
  list: {
    method: 'POST',
    path: 'ex/api/v1/distributions/list',
    summary: 'Distributions paid or due to the caller, newest first',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    keyScope: 'read',
    input: z.object({ ...KeysetRequest, symbol: ProductSymbol.optional() }),
    reply: keysetOf(OwnDistribution),
    refusals: [],
  },
  totals: {
    method: 'POST',
    path: 'ex/api/v1/distributions/totals',
    summary: 'Total distributions to the caller by year (UTC) and currency, newest year first',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    keyScope: 'read',
    input: z.object({}),
    reply: z.object({
      rows: z.array(
        z.object({ year: z.number().int(), currency: Coin, gross: AmountText, tax: AmountText, net: AmountText }),
      ),
    }),
    refusals: [],
  },
  voucher: {
    method: 'POST',
    path: 'ex/api/v1/distributions/voucher',
    summary: 'The voucher of a payment as PDF, in both languages',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    rate: { points: 60, seconds: 60 },
    input: z.object({ id: Id }),
    reply: FileReply,
    produces: 'file',
    refusals: ['NOT_FOUND'],
  },
  ofProduct: {
    method: 'GET',
    path: 'ex/api/v1/distributions/of_product',
    summary: 'Announced distributions of a product, newest record date first',
    who: 'visitor',
    rate: { points: 120, seconds: 60 },
    input: z.object({ symbol: ProductSymbol }),
    reply: z.object({ rows: z.array(AnnouncedDistribution) }),
    refusals: [],
  },
})
