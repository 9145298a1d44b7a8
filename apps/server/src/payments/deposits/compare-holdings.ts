import type { Held } from '@tessera/domain/books/reconciliation/difference.ts'
import { type OutsideDeps, compareExternal } from '#services/audit/compare-external.ts'
import { externalBooks } from '#services/audit/external-difference.sql.ts'
import { houseWallets } from '#books/coins/house-wallets.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Chain } from '#payments/chain/chain.ts'
import { coinsOn, type HeldCoin, underWay, watchedAccounts } from './holdings.sql.ts'

export type HoldingsDeps = Pick<Deps, 'db'> & OutsideDeps & { readonly chain: Chain }

/**
 * Tells the verifier what the house holds on the chain, final: its wallets and every account that deposits come to. A coin with
 * something under way is known between bounds: what leaves has left or has not, what arrives has come or has not. So what is
 * missing beyond all that leaves is seen while traffic lasts. What settles between look and answer moves the books, but for
 * sweeps, which move nothing: those under way before count beside those after.
 */
export async function compareHoldings(deps: HoldingsDeps): Promise<void> {
  for (const held of await coinsOn(deps, deps.chain.chain)) {
    const { seq } = (await externalBooks(deps, [held.coin]))(held.coin)
    const before = await underWay(deps, held.coin)
    const sum = await sumOnChain(deps, held)
    const read = async (tx: Tx) => {
      const { leaving, arriving, sweeping } = await underWay(tx, held.coin)
      return { least: sum.least - arriving - sweeping - before.sweeping, most: sum.most + leaving }
    }
    await compareExternal(deps, { coin: held.coin, seq, read })
  }
}

/**
 * Deposit accounts first: a sweep that lands between two questions is counted twice, never left out. Cold wallets before and
 * after the hot one: what goes between them meanwhile, either way, makes the two answers differ by just that.
 */
async function sumOnChain(deps: HoldingsDeps, held: HeldCoin): Promise<Held> {
  const { chain } = deps.chain
  const deposited = await sumOf(deps, await watchedAccounts(deps, chain, held.coin))
  const cold = await accountsOf(deps, held, 'cold')
  const before = await sumOf(deps, cold)
  const hot = await sumOf(deps, await accountsOf(deps, held, 'hot'))
  const after = await sumOf(deps, cold)
  const [least, most] = before < after ? [before, after] : [after, before]
  return { least: deposited + hot + least, most: deposited + hot + most }
}

async function accountsOf(deps: HoldingsDeps, { mint, token_program }: HeldCoin, kind: 'hot' | 'cold') {
  const wallets = await houseWallets(deps, deps.chain.chain, kind)
  return Promise.all(wallets.map((wallet) => deps.chain.tokenAccountOf(wallet, { mint, tokenProgram: token_program })))
}

async function sumOf({ chain }: HoldingsDeps, accounts: readonly string[]): Promise<bigint> {
  let sum = 0n
  for (const account of accounts) sum += await chain.tokenBalance(account)
  return sum
}
