import type { ProductType } from '@tessera/domain/issuance/products/product.ts'
import type { Pattern } from '@tessera/ui/cover.tsx'
import type { Tone } from '@tessera/ui/badge.tsx'
import type { ProductCardFacts } from './products.queries.ts'

/**
 * The cover pattern of each asset type: skyline for real estate, strata for debt, ascent for shares, orbit for all
 * others. A holding of the product has the same colors: `toneOf` in coin-mark.tsx.
 */
export const patternOf: Record<ProductType, Pattern> = {
  equity: 'ascent',
  private_equity: 'ascent',
  bond: 'strata',
  fund: 'orbit',
  etf: 'orbit',
  hedge_fund: 'orbit',
  real_estate: 'skyline',
  derivative: 'orbit',
  commodity: 'orbit',
  cryptocurrency: 'orbit',
  token_sale: 'orbit',
  others: 'orbit',
}

export const toneOf: Record<ProductCardFacts['status'], Tone> = {
  published: 'neutral',
  in_subscription: 'info',
  subscription_ended: 'neutral',
  allotted: 'neutral',
  trading: 'positive',
  closed: 'neutral',
}
