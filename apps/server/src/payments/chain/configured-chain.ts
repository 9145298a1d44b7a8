import type { Config } from '#platform/config/config.ts'
import { connectChain, type Chain } from './chain.ts'

/**
 * Genesis hashes of the public chains. Another chain behind the same name is rejected unless its hash is configured.
 */
const known: Readonly<Record<Config['CHAIN'], string>> = {
  solana_mainnet: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  solana_devnet: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
}

export const configuredChain = (config: Config): Chain =>
  connectChain({
    chain: config.CHAIN,
    rpcUrls: config.CHAIN_RPC_URL,
    genesisHash: config.CHAIN_GENESIS_HASH ?? known[config.CHAIN],
  })
