import type { Held } from '@tessera/domain/books/reconciliation/difference.ts'
import { type OutsideDeps, compareExternal } from '#services/audit/compare-external.ts'
import type { HeldPart } from '#services/audit/holdings-reading.sql.ts'
import { externalBooks } from '#services/audit/external-difference.sql.ts'
import { exchangeWallets } from '#books/coins/exchange-wallets.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Chain } from '#payments/chain/chain.ts'
import { coinsOn, type HeldCoin, underWay, watchedAccounts } from './holdings.sql.ts'

export type HoldingsDeps = Pick<Deps, 'db'> & OutsideDeps & { readonly chain: Chain }

/**
 * Compares the ledger with the exchange's finalized holdings on the chain: its wallets and every deposit account. While
 * transfers are in transit, the holdings of a coin are known only between bounds, because each transfer may have left
 * or arrived or not. An amount beyond these bounds is found even then. A settlement between call and response changes
 * the ledger and voids the comparison. Sweeps do not change the ledger, so those in transit before and after the call
 * are both counted.
 */
export async function compareHoldings(deps: HoldingsDeps): Promise<void> {
  for (const held of await coinsOn(deps, deps.chain.chain)) {
    const { seq } = (await externalBooks(deps, [held.coin]))(held.coin)
    const before = await underWay(deps, held.coin)
    const sum = await sumOnChain(deps, held)
    const read = async (tx: Tx) => {
      const { leaving, arriving, sweeping } = await underWay(tx, held.coin)
      return { min: sum.min - arriving - sweeping - before.sweeping, max: sum.max + leaving }
    }
    await compareExternal(deps, { coin: held.coin, seq, place: 'chain', read, parts: sum.parts })
  }
}

/**
 * Reads deposit accounts first, so that a sweep between two calls is counted twice and never left out. Cold wallets are
 * read before and after the hot wallet, because a transfer between them makes the two responses differ by exactly its
 * amount.
 */
async function sumOnChain(deps: HoldingsDeps, held: HeldCoin): Promise<Held & { readonly parts: readonly HeldPart[] }> {
  const { chain } = deps.chain
  const deposited = await sumOf(deps, await watchedAccounts(deps, chain, held.coin))
  const cold = await accountsOf(deps, held, 'cold')
  const before = await sumOf(deps, cold)
  const hot = await sumOf(deps, await accountsOf(deps, held, 'hot'))
  const after = await sumOf(deps, cold)
  const [min, max] = before < after ? [before, after] : [after, before]
  const parts = [part('deposits', deposited), part('hot', hot), part('cold', after)]
  return { min: deposited + hot + min, max: deposited + hot + max, parts }
}

const part = (kind: HeldPart['kind'], amount: bigint): HeldPart => ({ kind, name: '', amount })

async function accountsOf(deps: HoldingsDeps, { mint, token_program }: HeldCoin, kind: 'hot' | 'cold') {
  const wallets = await exchangeWallets(deps, deps.chain.chain, kind)
  return Promise.all(wallets.map((wallet) => deps.chain.tokenAccountOf(wallet, { mint, tokenProgram: token_program })))
}

async function sumOf({ chain }: HoldingsDeps, accounts: readonly string[]): Promise<bigint> {
  let sum = 0n
  for (const account of accounts) sum += await chain.tokenBalance(account)
  return sum
}
