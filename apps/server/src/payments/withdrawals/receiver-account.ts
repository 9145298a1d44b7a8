import { LRUCache } from 'lru-cache'
import { networkOf } from '#books/coins/networks.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Chain } from '#payments/chain/chain.ts'
import { NodeSilent } from '#payments/chain/chain-node.ts'
import { listAddresses } from './address-book.sql.ts'

type ReceiverDeps = Pick<Deps, 'db' | 'log'> & {
  readonly chain: Pick<Chain, 'chain' | 'hasTokenAccount'>
  /** The time in milliseconds. */
  readonly now: () => number
}
type Receiver = { readonly coin: string; readonly chain: string; readonly addressId: string | undefined }

/** Milliseconds for which a response of the nodes about an account is cached. */
export const ACCOUNT_FRESH_MS = 30_000
const MAX_CACHED = 10_000

/**
 * Returns a function about the receiver of a withdrawal. It returns true if every node has a token account of an
 * address in the customer's book. Otherwise, also while a node does not respond, a fee that follows the cost includes
 * the rent of a new account. Without an address it returns true, for the usual fee. Responses are cached by coin,
 * network and address.
 */
export function receiverAccounts(deps: ReceiverDeps) {
  const answers = new LRUCache<string, { readonly at: number; readonly has: Promise<boolean> }>({ max: MAX_CACHED })
  const ask = async (key: string, read: () => Promise<boolean>): Promise<boolean> => {
    const cached = answers.get(key)
    if (cached !== undefined && deps.now() - cached.at < ACCOUNT_FRESH_MS) return cached.has
    const answer = { at: deps.now(), has: read() }
    answers.set(key, answer)
    try {
      return await answer.has
    } catch (error) {
      // The next call queries the nodes again.
      if (answers.peek(key) === answer) answers.delete(key)
      throw error
    }
  }
  return async (customerId: string, { coin, chain, addressId }: Receiver): Promise<boolean> => {
    if (addressId === undefined) return true
    const network = await networkOf(deps, coin, chain)
    if (!network.ok || network.value.fee_mode === 'fixed' || chain !== deps.chain.chain) return true
    const entry = (await listAddresses(deps, customerId, { coin, chain })).find(({ id }) => id === addressId)
    if (entry === undefined) return false
    const { mint, token_program: tokenProgram } = network.value
    try {
      return await ask(`${coin}/${chain}/${entry.address}`, () =>
        deps.chain.hasTokenAccount(entry.address, { mint, tokenProgram }),
      )
    } catch (error) {
      if (!(error instanceof NodeSilent)) throw error
      deps.log.warn({ err: error }, 'no chain node answered: the fee for a receiver without a token account applies')
      return false
    }
  }
}
