import type { Holding } from './accounts.queries.ts'

/** Two thousand dollars of the tests, none of them held. */
export const dollars: Holding = {
  coin: 'tUSD',
  name: 'Tessera test dollar',
  assetClass: 'crypto',
  decimals: 6,
  available: '2000.000000',
  held: '0.000000',
  total: '2000.000000',
  price: null,
  priceFrom: null,
  priceAt: null,
  value: null,
  productSymbol: null,
}
