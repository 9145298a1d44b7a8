import type { AssetClass } from './allocation.ts'

/** The colors of each class; those of a class of products are the colors of their covers. */
export const toneOf = {
  real_estate: 'skyline',
  stocks: 'ascent',
  bonds: 'strata',
  funds: 'orbit',
  cash: 'gilt',
  crypto: 'gilt',
  others: 'orbit',
} as const satisfies Record<AssetClass, string>
