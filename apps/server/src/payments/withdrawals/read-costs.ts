import { agreedCost } from '@tessera/domain/payments/withdrawals/chain-fee.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { exchangeWallets } from '#books/coins/exchange-wallets.sql.ts'
import { costedNetworks, saveCost } from '#books/coins/network-costs.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Chain } from '#payments/chain/chain.ts'

type CostDeps = Pick<Deps, 'db' | 'inTx' | 'log'> & { readonly chain: Pick<Chain, 'chain' | 'costs'> }

/**
 * Reads the cost of payments from every node, for networks whose fee follows it. While a node does not respond nothing
 * is stored, so the reading becomes too old and the maximum fee applies.
 */
export async function readNetworkCosts(deps: CostDeps): Promise<void> {
  const { chain } = deps
  const [wallet] = await exchangeWallets(deps, chain.chain, 'hot')
  if (wallet === undefined) return
  for (const network of await costedNetworks(deps, chain.chain)) {
    const readings = await chain.costs({ wallet, coin: { mint: network.mint, tokenProgram: network.token_program } })
    const cost = agreedCost(readings)
    if (cost === undefined)
      deps.log.warn(
        {
          cost: 'the nodes disagree',
          network: network.coin,
          readings: readings.map(({ payment, account }) => `${payment} ${account}`),
        },
        'the chain nodes disagree about the cost of a payment: the maximum fee applies',
      )
    await deps.inTx('job:read_network_costs')(async (tx) => ok(await saveCost(tx, network, cost)))
  }
}
