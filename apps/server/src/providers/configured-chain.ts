import type { Config } from '../platform/config.ts'
import { connectChain, type Chain } from './chain.ts'

export const configuredChain = (config: Config): Chain =>
  connectChain({ chain: config.CHAIN, rpcUrls: [config.CHAIN_RPC_URL], genesisHash: config.CHAIN_GENESIS_HASH })
