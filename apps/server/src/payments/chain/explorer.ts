import type { Config } from '#platform/config/config.ts'

/** The query by which the public explorer selects another network than mainnet. */
const cluster: Readonly<Record<Config['CHAIN'], string>> = { solana_mainnet: '', solana_devnet: '?cluster=devnet' }

/** Links to a block explorer, where people see what the nodes that are configured may not say. */
export function configuredExplorer({ CHAIN, CHAIN_EXPLORER_URL }: Pick<Config, 'CHAIN' | 'CHAIN_EXPLORER_URL'>) {
  const base = CHAIN_EXPLORER_URL.replace(/\/$/, '')
  return {
    transaction: (signature: string): string => `${base}/tx/${signature}${cluster[CHAIN]}`,
    address: (account: string): string => `${base}/address/${account}${cluster[CHAIN]}`,
  }
}
export type Explorer = ReturnType<typeof configuredExplorer>
