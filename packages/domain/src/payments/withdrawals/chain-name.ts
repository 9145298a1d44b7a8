/** `solana_mainnet` → `Solana Mainnet`: a chain's own name, the same in every language. */
export const chainName = (chain: string): string =>
  chain
    .split('_')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join(' ')
