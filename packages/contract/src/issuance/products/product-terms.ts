import { z } from 'zod'
import { Country } from '#identity/kyc/kyc.ts'
import { AllotmentTerms } from './allotment-terms.ts'
import { SaleTerms } from './new-coin-sale.ts'
import { CapitalStructure, DistributionFrequency, ProductType, Ratio } from './products.ts'
import { Units } from './units.ts'
import { InvestorClass } from '#identity/investor-classes/investor-shapes.ts'
import { AmountText, Chain, Coin, Day, line, note, Time } from '#platform/http/shared.ts'

const both = (max: number) => z.object({ en: line(max), zh: line(max) })
const bothNotes = (max: number) => z.object({ en: note(max), zh: note(max) })

/** All terms of a product, grouped as facts, economics, token, access and life. Every change creates a version. */
export const ProductTerms = z
  .object({
    facts: z.object({
      name: both(80),
      issuer: both(80),
      region: both(40),
      summary: both(200),
      description: bothNotes(5000),
      risk: bothNotes(2000),
      structure: CapitalStructure,
      type: ProductType,
      subTrust: line(80).nullable(),
      createdOn: Day,
      completedOn: Day.nullable(),
      videoUrl: z.url({ protocol: /^https$/ }).nullable(),
      members: z.array(z.object({ name: both(60), role: both(60), about: both(300) })).max(20),
      faq: z.array(z.object({ question: both(200), answer: both(1000) })).max(30),
    }),
    economics: z.object({
      currency: Coin,
      unitPrice: AmountText,
      minUnits: Units,
      stepUnits: Units,
      supply: Units,
      fee: Ratio,
      expectedReturn: Ratio.nullable(),
      returnBasis: both(300).nullable(),
      dividendYield: Ratio.nullable(),
      grossMargin: Ratio.nullable(),
      profit: AmountText.nullable(),
      equityMultiple: AmountText.nullable(),
      leverage: Ratio.nullable(),
      term: both(40),
      distribution: DistributionFrequency,
    }),
    token: z.object({
      decimals: z.number().int().min(0).max(9),
      network: Chain.nullable(),
      contractAddress: line(64).nullable(),
      protocol: line(40).nullable(),
    }),
    access: z.object({
      category: InvestorClass,
      maxUnits: Units.nullable(),
      /** Residents and nationals of these countries may not acquire the product. Terms of earlier versions have neither list. */
      limitCountries: z.array(Country).max(250).optional(),
      /** Only residents of these countries may acquire it; empty if every residence is allowed. */
      allowCountries: z.array(Country).max(250).optional(),
    }),
    /**
     * The method of sharing an oversubscribed offer. Earlier versions of terms have none: they share pro rata, without
     * a minimum raise.
     */
    allotment: AllotmentTerms.optional(),
    life: z.object({ opensAt: Time, closesAt: Time, allotmentExpectedAt: Time, listedOn: Day.nullable() }),
    /** Set for a token sale only. */
    sale: SaleTerms.optional(),
  })
  .meta({ id: 'ProductTerms' })
