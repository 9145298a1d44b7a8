import { z } from 'zod'
import { Ratio, Units } from './products.ts'
import { AmountText, Coin, line, Time } from '#platform/http/shared.ts'
import { Country } from '#identity/kyc/kyc.ts'

const both = (max: number) => z.object({ en: line(max), zh: line(max) })

export const saleLinkKinds = ['website', 'whitepaper', 'explorer', 'code', 'forum', 'other'] as const

/** What a token sale says beside the terms that every product has: the fixed price in each coin that pays, and what becomes of the token. */
export const SaleTerms = z
  .object({
    /** Of the token, over all that it will ever have; what is for sale is the product's supply. */
    totalSupply: Units,
    /** Below it everything goes back. */
    softCap: Units.nullable(),
    payCoins: z
      .array(z.object({ coin: Coin, unitPrice: AmountText }))
      .min(1)
      .max(8),
    /** Who gets which part of the total supply: adds up to the whole. */
    allocation: z
      .array(z.object({ to: both(60), share: Ratio }))
      .min(1)
      .max(12),
    /** When which part of what was bought becomes free; nothing here: all of it at delivery. */
    unlocks: z.array(z.object({ at: Time, share: Ratio })).max(48),
    /** Whose residents may not buy. */
    excludedCountries: z.array(Country).max(250),
    links: z.array(z.object({ kind: z.enum(saleLinkKinds), url: z.url({ protocol: /^https$/ }) })).max(10),
  })
  .meta({ id: 'SaleTerms' })
