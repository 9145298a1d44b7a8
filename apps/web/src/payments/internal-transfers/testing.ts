import type { Terms } from './internal-transfers.queries.ts'

export const terms: Terms = {
  coins: [{ coin: 'tUSD', decimals: 6, available: '2000.000000', rate: '1.0000000000', cap: null, feePpm: 0 }],
  currency: 'USD',
  ownUntil: null,
  remaining24h: '5000.000000',
  remainingDay: null,
  remainingMonth: '50000.000000',
  limit24h: '5000.000000',
  limitDay: null,
  limitMonth: '50000.000000',
  frozenUntil: null,
  verifyScene: 'internal_transfer',
}
