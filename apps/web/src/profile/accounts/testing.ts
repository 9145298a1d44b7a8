import type { AccountKind, HistoryRow, Holding, Overview } from './accounts.queries.ts'

/** Two thousand dollars, none of them on hold. */
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
  isNewCoin: false,
}

/** A subscription's debit from the fiat account, with its fee. */
export const deduction: HistoryRow = {
  id: '1',
  time: '2026-03-12T16:40:03.000Z',
  startedAt: '2026-03-10T09:00:00.000Z',
  type: 'subscription_deduction',
  account: 'fiat',
  coin: 'SGD',
  amount: '-25000.00',
  fee: '125.00',
  balance: '1000.00',
  status: 'completed',
  remark: null,
  number: 'SB2603100001',
  counterparty: null,
  otherAccount: null,
  trade: null,
  txId: null,
  reference: { type: 'subscription', id: 'S-1' },
}

/** The balances of three accounts, valued in US dollars. */
export const overviewOf = (holdings: Partial<Readonly<Record<AccountKind, readonly Holding[]>>>): Overview => ({
  fiat: 'USD',
  fiatDecimals: 2,
  total: '0.00',
  accounts: (['token', 'spot', 'fiat'] as const).map((kind) => ({
    kind,
    total: '0.00',
    holdings: [...(holdings[kind] ?? [])],
  })),
  ratesAt: null,
  ratesSource: null,
  stale: false,
  family: null,
})
