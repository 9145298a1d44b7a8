export const capitalStructures = ['equity', 'debt', 'hybrid', 'fund', 'subfund'] as const
export const productTypes = [
  'equity',
  'bond',
  'fund',
  'etf',
  'derivative',
  'commodity',
  'cryptocurrency',
  'real_estate',
  'private_equity',
  'hedge_fund',
  'token_sale',
  'others',
] as const
export type ProductType = (typeof productTypes)[number]
export const distributionFrequencies = ['not_applicable', 'monthly', 'quarterly', 'semi_annually', 'annually'] as const

/** The tabs of the list with their product types, without favorites and all. */
export const productTabs = {
  bonds: ['bond'],
  stocks: ['equity', 'private_equity'],
  funds: ['fund', 'etf', 'hedge_fund'],
  real_estate: ['real_estate'],
} as const satisfies Record<string, readonly ProductType[]>

export type ProductTab = keyof typeof productTabs
export const productTabNames = ['bonds', 'stocks', 'funds', 'real_estate'] as const satisfies readonly ProductTab[]

/** Returns the tab of a type; undefined for types that only the tab `all` shows. */
export const tabOf = (type: ProductType): ProductTab | undefined =>
  productTabNames.find((tab) => productTabs[tab].some((listed: ProductType) => listed === type))
