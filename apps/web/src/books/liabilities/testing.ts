import { neighborSide, treeOf } from '@tessera/domain/books/liabilities/tree.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { sha256 } from '#parts/sha256.ts'
import type { Proof, Roots } from './check-proof.ts'

const TAKEN_AT = '2026-11-20T03:37:00.000Z'

/** The server's response for a coin of which `owner` has `minor` units, in a separate tree. */
export async function provenOf(owner: string, minor: bigint): Promise<{ proof: Proof; roots: Roots }> {
  let nonces = 0
  const freshNonce = () => String((nonces += 1)).padStart(64, '0')
  const others = [1n, 20n, 300n].map((each) => ({ owner: 'another', balance: amount(each) }))
  const owed = [{ owner, balance: amount(minor) }, ...others].map((leaf) => ({
    ...leaf,
    coin: 'SGD',
    nonce: freshNonce(),
  }))
  const { levels, placed } = await treeOf('SGD', owed, { hash: sha256, freshNonce })
  const own = placed.find((leaf) => leaf.owner === owner)
  const top = levels.at(-1)?.[0]
  if (own === undefined || top === undefined) throw new Error('the tree has no leaf of its owner')
  const root = { coin: 'SGD', decimals: 2, root: top.hash, sumMinor: String(top.sum), leaves: levels[0]?.length ?? 0 }
  const path = levels.slice(0, -1).map((nodes, level) => {
    const { hash = '', sum = 0n } = nodes[(own.position >> level) ^ 1] ?? {}
    return { hash, sumMinor: String(sum), side: neighborSide(own.position, level) }
  })
  const { nonce, position } = own
  const row = { ...root, owner, subAccount: null, balanceMinor: String(minor), nonce, position, path }
  return {
    proof: { takenAt: TAKEN_AT, rows: [row] },
    roots: { total: 1, page: 1, pageSize: 7, rows: [{ takenAt: TAKEN_AT, roots: [root] }] },
  }
}
