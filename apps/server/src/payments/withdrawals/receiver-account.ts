import { networkOf } from '#books/coins/networks.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Chain } from '#payments/chain/chain.ts'
import { NodeSilent } from '#payments/chain/chain-node.ts'
import { listAddresses } from './address-book.sql.ts'

type ReceiverDeps = Pick<Deps, 'db' | 'log'> & { readonly chain: Pick<Chain, 'chain' | 'hasTokenAccount'> }
type Receiver = { readonly coin: string; readonly chain: string; readonly addressId: string | undefined }

/**
 * True if every node has a token account of an address in the customer's book. A fee that follows the cost contains the
 * rent of a new account otherwise, also while a node is silent. Without an address, the usual fee is of interest.
 */
export async function receiverHasAccount(
  deps: ReceiverDeps,
  customerId: string,
  { coin, chain, addressId }: Receiver,
): Promise<boolean> {
  if (addressId === undefined) return true
  const network = await networkOf(deps, coin, chain)
  if (!network.ok || network.value.fee_mode === 'fixed' || chain !== deps.chain.chain) return true
  const entry = (await listAddresses(deps, customerId, { coin, chain })).find(({ id }) => id === addressId)
  if (entry === undefined) return false
  const { mint, token_program: tokenProgram } = network.value
  try {
    return await deps.chain.hasTokenAccount(entry.address, { mint, tokenProgram })
  } catch (error) {
    if (!(error instanceof NodeSilent)) throw error
    deps.log.warn({ err: error })
    return false
  }
}
