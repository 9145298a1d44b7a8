import type { Config } from '#platform/config/config.ts'

/** The query parameter that selects a network other than mainnet in the public explorer. */
const cluster: Readonly<Record<Config['CHAIN'], string>> = { solana_mainnet: '', solana_devnet: '?cluster=devnet' }

/** Links to a block explorer, which lets people check the configured nodes independently. */
export function configuredExplorer({ CHAIN, CHAIN_EXPLORER_URL }: Pick<Config, 'CHAIN' | 'CHAIN_EXPLORER_URL'>) {
  const base = CHAIN_EXPLORER_URL.replace(/\/$/, '')
  return {
    transaction: (signature: string): string => `${base}/tx/${signature}${cluster[CHAIN]}`,
    address: (account: string): string => `${base}/address/${account}${cluster[CHAIN]}`,
  }
}
export type Explorer = ReturnType<typeof configuredExplorer>
