import { distributionMachine, holderMachine } from '@tessera/domain/issuance/distributions/machine.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { z } from 'zod'
import { DistributionType, PerUnitText } from './distributions.ts'
import { endpoints } from '#platform/http/endpoint.ts'
import { Ratio } from '#issuance/products/products.ts'
import {
  ProductSymbol,
  AmountText,
  Coin,
  Id,
  keysetOf,
  KeysetRequest,
  line,
  note,
  Time,
  TimeKeysetRequest,
} from '#platform/http/shared.ts'

export const DistributionStatus = z.enum(statusesOf(distributionMachine)).meta({ id: 'DistributionStatus' })
export const HolderStatus = z.enum(statusesOf(holderMachine)).meta({ id: 'HolderStatus' })
const Country = z.string().regex(/^[A-Z]{2}$/)
const Withholding = z.array(z.object({ country: Country, rate: Ratio })).max(60)

export const ManagedDistribution = z
  .object({
    id: Id,
    /** The displayed number: DS and digits. */
    number: z.string(),
    product: z.object({ id: Id, symbol: ProductSymbol, name: z.string() }),
    type: DistributionType,
    period: z.string(),
    currency: Coin,
    perUnit: PerUnitText,
    recordAt: Time,
    payAt: Time,
    withholding: Withholding,
    otherRate: Ratio,
    status: DistributionStatus,
    declaredBy: z.object({ id: Id, name: z.string() }),
    declaredAt: Time,
    /** The ledger at the record date; null before that date. */
    record: z
      .object({
        at: Time,
        /** The number of the last journal that is included. */
        journalSeq: z.string(),
        holders: z.number().int(),
        units: AmountText,
        /** Units in escrow: issued, but not sold or not delivered. */
        inEscrow: AmountText,
        /** Other issued units: in external wallets whose owners are unknown, or not credited yet. */
        elsewhere: AmountText,
        gross: AmountText,
        tax: AmountText,
        net: AmountText,
        /** The amount that the issuer owes for all units together, rounded up. */
        owed: AmountText,
        /** The rest of the funding after rounding down for each holder. */
        remainder: AmountText,
      })
      .nullable(),
    /** The issuer's funding for the product's holders, and the amount that is still missing for this distribution. */
    funded: AmountText,
    missing: AmountText,
    paidHolders: z.number().int(),
    unclaimedHolders: z.number().int(),
    unclaimed: AmountText,
    /** The open proposal, which waits for a second person. */
    proposed: z.enum(['distribution_announce', 'distribution_release', 'distribution_cancel']).nullable(),
    announcedAt: Time.nullable(),
    releasedAt: Time.nullable(),
    paidAt: Time.nullable(),
    cancelledAt: Time.nullable(),
    cancelReason: z.string().nullable(),
  })
  .meta({ id: 'ManagedDistribution' })

export const HolderRow = z
  .object({
    id: Id,
    number: z.string(),
    customer: z.object({ id: Id, number: z.string(), name: z.string().nullable(), sub: z.boolean() }),
    /** The country of the holder's or company's identity; null if unknown. */
    country: Country.nullable(),
    units: AmountText,
    taxRate: Ratio,
    gross: AmountText,
    tax: AmountText,
    net: AmountText,
    status: HolderStatus,
    paidAt: Time.nullable(),
  })
  .meta({ id: 'DistributionHolder' })

export const distributionsManage = endpoints({
  list: {
    method: 'POST',
    path: 'console/api/v1/distributions/list',
    summary: 'Distributions of all products, newest first',
    who: 'operator',
    permission: 'products.read',
    input: z.object({
      ...TimeKeysetRequest,
      status: DistributionStatus.optional(),
      symbol: ProductSymbol.optional(),
    }),
    reply: keysetOf(ManagedDistribution),
    refusals: [],
  },
  get: {
    method: 'POST',
    path: 'console/api/v1/distributions/get',
    summary: 'One distribution',
    who: 'operator',
    permission: 'products.read',
    input: z.object({ id: Id }),
    reply: ManagedDistribution,
    refusals: ['NOT_FOUND'],
  },
  holders: {
    method: 'POST',
    path: 'console/api/v1/distributions/holders',
    summary: 'Holdings at the record date, and the amount due to each',
    who: 'operator',
    permission: 'products.read',
    input: z.object({ ...KeysetRequest, id: Id, status: HolderStatus.optional() }),
    reply: keysetOf(HolderRow),
    refusals: ['NOT_FOUND'],
  },
  holdersFile: {
    method: 'POST',
    path: 'console/api/v1/distributions/holders_file',
    summary: 'Holdings and amounts as a file (CSV), with the totals',
    who: 'operator',
    permission: 'products.read',
    rate: { points: 30, seconds: 60 },
    input: z.object({ id: Id }),
    reply: z.string(),
    produces: 'text/csv',
    refusals: ['NOT_FOUND'],
  },
  declare: {
    method: 'POST',
    path: 'console/api/v1/distributions/declare',
    summary: 'Declares a distribution; two people announce it',
    who: 'operator',
    permission: 'products.manage',
    idempotent: 'tx',
    input: z.object({
      symbol: ProductSymbol,
      type: DistributionType,
      period: line(20),
      perUnit: PerUnitText,
      recordAt: Time,
      payAt: Time,
      /** Tax rates by the holder's country, and of all others. */
      withholding: Withholding,
      otherRate: Ratio,
    }),
    reply: ManagedDistribution,
    refusals: ['NOT_FOUND', 'PARAM_INVALID', 'DISTRIBUTION_PRODUCT_UNFIT', 'DISTRIBUTION_PERIOD_TAKEN'],
  },
  withdraw: {
    method: 'POST',
    path: 'console/api/v1/distributions/withdraw',
    summary: 'Withdraws the caller’s declaration that is not announced yet',
    who: 'operator',
    permission: 'products.manage',
    idempotent: 'tx',
    input: z.object({ id: Id, reason: note(500) }),
    reply: ManagedDistribution,
    refusals: ['NOT_FOUND', 'DISTRIBUTION_NOT_YOURS', 'DISTRIBUTION_WRONG_STATUS', 'APPROVAL_REQUEST_EXISTS'],
  },
})
