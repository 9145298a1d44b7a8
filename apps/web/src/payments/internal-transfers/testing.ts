import type { Terms } from './internal-transfers.queries.ts'

export const terms: Terms = {
  coins: [{ coin: 'tUSD', decimals: 6, available: '2000.000000', rate: '1.0000000000', cap: null, feePpm: 0 }],
  currency: 'USD',
  ownUntil: null,
  remaining24h: '5000.000000',
  remainingMonth: '50000.000000',
  limit24h: '5000.000000',
  limitMonth: '50000.000000',
  frozenUntil: null,
  verifyScene: 'internal_transfer',
}
