import { type OutsideDeps, tellOutside } from '../audit/outside.ts'
import { heldOutside } from '../audit/outside.sql.ts'
import type { Deps } from '../platform/deps.ts'
import type { Tx } from '../platform/tx.ts'
import type { Chain } from '../providers/chain.ts'
import { coinsOn, type HeldCoin, houseWallets, underWay, watchedAccounts } from './holdings.sql.ts'

export type HoldingsDeps = Pick<Deps, 'db'> & OutsideDeps & { readonly chain: Chain }

/**
 * Tells the verifier what the house holds on the chain, final: hot wallet and every account that deposits come to. A coin with
 * something under way is known between bounds: what leaves has left or has not, what arrives has come or has not. So what is
 * missing beyond all that leaves is seen while traffic lasts. What settles between look and answer moves the books, but for
 * sweeps, which move nothing: those under way before count beside those after.
 */
export async function tellHoldings(deps: HoldingsDeps): Promise<void> {
  for (const held of await coinsOn(deps, deps.chain.chain)) {
    const { seq } = (await heldOutside(deps, [held.coin]))(held.coin)
    const before = await underWay(deps, held.coin)
    const amount = await sumOnChain(deps, held)
    const read = async (tx: Tx) => {
      const { leaving, arriving, sweeping } = await underWay(tx, held.coin)
      return { least: amount - arriving - sweeping - before.sweeping, most: amount + leaving }
    }
    await tellOutside(deps, { coin: held.coin, seq, read })
  }
}

/** Deposit accounts first: a sweep that lands between two questions is counted twice, never left out. */
async function sumOnChain(deps: HoldingsDeps, { coin, mint, token_program: tokenProgram }: HeldCoin): Promise<bigint> {
  const { chain } = deps
  const accounts = await watchedAccounts(deps, chain.chain, coin)
  for (const wallet of await houseWallets(deps, chain.chain))
    accounts.push(await chain.tokenAccountOf(wallet, { mint, tokenProgram }))
  let sum = 0n
  for (const account of accounts) sum += await chain.tokenBalance(account)
  return sum
}
