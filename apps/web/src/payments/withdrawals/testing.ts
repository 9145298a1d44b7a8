import type { BookEntry, Terms } from './withdrawals.queries.ts'

const chain = 'solana_devnet'
const onChain = {
  coin: 'tUSD',
  mint: '7hKq2vN4cWm8xR3tYbZ5pLfGdJ6sQeA9uTnVoXiwHrB',
  confirmations: 32,
  depositOpen: true,
  depositMin: '1.000000',
  withdrawOpen: true,
  withdrawFee: '1.000000',
  withdrawFeeMode: 'fixed',
  withdrawMin: '10.000000',
  withdrawMax: '100000.000000',
  memo: 'optional',
}
const names = { en_US: 'Tessera test dollar', zh_CN: 'Tessera 测试美元' }
/** One coin on one chain. */
export const market = {
  coins: { tUSD: { coin: 'tUSD', kind: 'crypto', name: names, coin_precision: 6, symbolPrecision: 2 } },
  chains: { [chain]: { chain, coins: { tUSD: onChain } } },
}
const limits = {
  ownUntil: null,
  cap: null,
  currency: 'USD',
  remaining24h: '5000.00',
  remainingDay: null,
  remainingMonth: '5000.00',
  limit24h: '5000.00',
  limitDay: null,
  limitMonth: '5000.00',
}
export const terms: Terms = {
  coin: 'tUSD',
  chain,
  open: true,
  decimals: 6,
  fee: '1.000000',
  feeMode: 'fixed',
  feeQuote: null,
  feeUntil: null,
  min: '10.000000',
  max: '100000.000000',
  available: '2000.000000',
  ...limits,
  unidentifiedLeft: '1110.000000',
  rate: '1.0000000000',
  memo: 'optional',
  frozenUntil: null,
  verifyScene: 'withdraw',
}

/** An entry of the address book: the customer's own wallet, proved and usable. */
export const bookEntry: BookEntry = {
  id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b12',
  coin: terms.coin,
  chain: terms.chain,
  address: '7hKq2vWxRtN4bJc9PzLmYd3fUsEa8GkTo5VnQi1XwHrB',
  remark: 'First',
  tag: null,
  trusted: false,
  addedAt: '2026-01-01T00:00:00.000Z',
  usableAt: '2026-01-01T00:00:00.000Z',
  usable: true,
  beneficiary: { person: null, provider: null },
  identification: 'identified',
  ownershipText: 'Tessera: wallet 7hKq2v belongs to account 10000023. a1',
}
