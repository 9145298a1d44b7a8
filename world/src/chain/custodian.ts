import { parseAmount } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '../../../apps/server/src/platform/http/deps.ts'
import { configuredChain } from '../../../apps/server/src/payments/chain/configured-chain.ts'
import { exchangeWalletsNow } from '../../../apps/server/src/payments/withdrawals/exchange-wallets-now.ts'
import type { ColdWallet } from './cold-wallet.ts'
import { STABLECOIN } from './faucet.ts'
import type { LocalChainServer } from './rpc-server.ts'

/**
 * Simulates the people who have the cold wallet's key. Reads from the console how much the hot wallet lacks, and sends
 * it from the cold one. Before the next check, the last payment must be final.
 */
export function custodian({ chain }: LocalChainServer, cold: ColdWallet): (deps: Deps) => Promise<void> {
  let last: string | undefined
  return async (deps) => {
    if (last !== undefined && chain.transaction(last, 'finalized') === undefined) return
    const { hotWallet, rows } = await exchangeWalletsNow({ ...deps, chain: configuredChain(deps.config) })
    const missing = rows.find(({ coin, state }) => coin === STABLECOIN.symbol && state === 'short')?.missing
    if (hotWallet === null || missing === undefined) return
    const minor = parseAmount(missing, STABLECOIN.decimals)
    assert(minor, `the console shows an invalid amount: ${missing}`)
    last = await cold.send(hotWallet, minor)
  }
}
