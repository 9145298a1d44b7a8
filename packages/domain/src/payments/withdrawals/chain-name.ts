/** Formats a chain's name, which is the same in every language: `solana_mainnet` → `Solana Mainnet`. */
export const chainName = (chain: string): string =>
  chain
    .split('_')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join(' ')
