import { z } from 'zod'
import { Ratio } from './products.ts'
import { Units } from './units.ts'
import { AmountText, Coin, line, Time } from '#platform/http/shared.ts'
import { Country } from '#identity/kyc/kyc.ts'

const both = (max: number) => z.object({ en: line(max), zh: line(max) })

export const saleLinkKinds = ['website', 'whitepaper', 'explorer', 'code', 'forum', 'other'] as const

/**
 * The additional terms of a token sale: the fixed price in each coin that pays, and the supply, allocation and unlocks
 * of the token.
 */
export const SaleTerms = z
  .object({
    /** The maximum number of tokens that will ever exist; the product's supply is the part for sale. */
    totalSupply: Units,
    /** If sales stay below it, everything is refunded. Null without a soft cap. */
    softCap: Units.nullable(),
    payCoins: z
      .array(z.object({ coin: Coin, unitPrice: AmountText }))
      .min(1)
      .max(8),
    /** The recipients of the total supply; the shares add up to one. */
    allocation: z
      .array(z.object({ to: both(60), share: Ratio }))
      .min(1)
      .max(12),
    /** The unlock schedule of bought tokens; if empty, everything is unlocked at delivery. */
    unlocks: z.array(z.object({ at: Time, share: Ratio })).max(48),
    /** Residents of these countries may not buy. */
    excludedCountries: z.array(Country).max(250),
    links: z.array(z.object({ kind: z.enum(saleLinkKinds), url: z.url({ protocol: /^https$/ }) })).max(10),
  })
  .meta({ id: 'SaleTerms' })
