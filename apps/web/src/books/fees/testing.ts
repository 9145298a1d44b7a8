import type { FeeTable, OwnFees } from './fees.queries.ts'

/** Fees with tiers, a class, a discount and planned changes, for tests. */
export const table: FeeTable = {
  trading: [
    { symbol: 'AURB-tUSD', maker: '0.001', taker: '0.0015' },
    { symbol: 'HARB-tUSD', maker: '0.002', taker: '0.0025' },
  ],
  tiers: [
    { volume: '100000', maker: '0.0008', taker: '0.0012' },
    { volume: '1000000', maker: '0.0005', taker: '0.001' },
  ],
  classes: [],
  products: [],
  pairs: [{ class: 'ai', pair: 'HARB-tUSD', maker: '0', taker: '0.0001' }],
  currency: 'USD',
  subscription: [{ symbol: 'SLW31', fee: '0.0125' }],
  subscriptionRates: { classes: [{ class: 'ai', discount: '0.25' }], products: [] },
  withdrawal: [
    { coin: 'tUSD', chain: 'solana_devnet', fee: '1.000000', mode: 'fixed', max: '1.000000', min: '10.000000' },
  ],
  payout: [{ fiat: 'SGD', fee: '2.00', min: '10.00' }],
  otc: [],
  deposit: '0',
  transfer: '0',
  transferCoins: [],
  feeCoin: null,
  planned: [
    { kind: 'pair', from: '2027-01-04T00:00:00.000Z', symbol: 'AURB-tUSD', maker: '0.0009', taker: '0.0014' },
    {
      kind: 'trading',
      from: '2027-02-01T00:00:00.000Z',
      tiers: [{ volume: '50000', maker: '0.0007', taker: '0.0011' }],
      classes: [],
      products: [],
      pairs: [],
    },
  ],
  asOf: '2026-12-28T10:00:00.000Z',
}

/** A customer of the first tier, for tests. */
export const own: OwnFees = {
  class: 'ai',
  volume: '250000',
  currency: 'USD',
  through: '2026-12-27',
  tier: 1,
  payment: { coin: 'TSR', pays: false, chooses: true },
  trading: [
    { symbol: 'AURB-tUSD', maker: '0.0008', taker: '0.0012', rule: 'tier' },
    { symbol: 'HARB-tUSD', maker: '0', taker: '0.0001', rule: 'class_pair' },
  ],
  subscription: [{ symbol: 'SLW31', fee: '0.009375', rule: 'class' }],
}
