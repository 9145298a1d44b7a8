import { type OutsideDeps, tellOutside } from '../audit/outside.ts'
import { heldOutside } from '../audit/outside.sql.ts'
import type { Deps } from '../platform/deps.ts'
import type { Chain } from '../providers/chain.ts'
import { coinsOn, type HeldCoin, houseWallets, isUnderWay, watchedAccounts } from './holdings.sql.ts'

export type HoldingsDeps = Pick<Deps, 'db'> & OutsideDeps & { readonly chain: Chain }

/** Tells the verifier what the house holds on the chain, final: hot wallet and every account that deposits come to. */
export async function tellHoldings(deps: HoldingsDeps): Promise<void> {
  for (const held of await coinsOn(deps, deps.chain.chain)) {
    if (await isUnderWay(deps, held.coin)) continue
    const { seq } = (await heldOutside(deps, [held.coin]))(held.coin)
    const amount = await sumOnChain(deps, held)
    const read = async (tx: Parameters<typeof isUnderWay>[0]) =>
      (await isUnderWay(tx, held.coin)) ? undefined : { least: amount, most: amount }
    await tellOutside(deps, { coin: held.coin, seq, read })
  }
}

async function sumOnChain(deps: HoldingsDeps, { coin, mint, token_program: tokenProgram }: HeldCoin): Promise<bigint> {
  const { chain } = deps
  const accounts = await watchedAccounts(deps, chain.chain, coin)
  for (const wallet of await houseWallets(deps, chain.chain))
    accounts.push(await chain.tokenAccountOf(wallet, { mint, tokenProgram }))
  let sum = 0n
  for (const account of accounts) sum += await chain.tokenBalance(account)
  return sum
}
