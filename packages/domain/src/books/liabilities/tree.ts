import { type Amount, plus, ZERO } from '#books/money/amount.ts'
import { assert } from '#platform/outcome/outcome.ts'

/** SHA-256 of a text's UTF-8 bytes, 64 small hexadecimal digits: node's, or the browser's, which answers later. */
export type Hash = (text: string) => string | Promise<string>

/** What one customer is owed of one coin at the moment of a snapshot. */
export type Leaf = {
  /** Secret of the customer and fresh at each snapshot: without it nobody can try balances against the leaf's hash. */
  readonly nonce: string
  /** The customer's id, so that no leaf can be shown to two; empty in a leaf that only fills up. */
  readonly owner: string
  readonly coin: string
  readonly balance: Amount
}
export type Node = { readonly hash: string; readonly sum: Amount }
export type Placed = Leaf & { readonly position: number }
/** Level 0 holds the leaves, the last one the root alone; `placed` has the leaves that were given, without what fills up. */
export type Tree = { readonly levels: readonly (readonly Node[])[]; readonly placed: readonly Placed[] }

/** The fewest leaves of a tree: how many customers hold a coin is not told by one of this size. */
export const LEAST_LEAVES = 1024

export const leafText = ({ nonce, owner, coin, balance }: Leaf): string =>
  ['tessera liability leaf', nonce, owner, coin, balance].join('|')

/** Both sums go in, not only what they come to: else a sum could be told smaller on the way (ePrint 2018/1139). */
export const nodeText = (left: Node, right: Node): string =>
  ['tessera liability node', left.hash, left.sum, right.hash, right.sum].join('|')

/** Where the neighbor stands that a node at this level is hashed with on its way up. */
export const neighborSide = (position: number, level: number): 'left' | 'right' =>
  (position >> level) % 2 === 0 ? 'right' : 'left'

/**
 * The sum tree over what is owed of one coin. Leaves of nothing fill it up to a power of two; all stand in the order of their
 * hashes, which fresh nonces make an order by chance: a place tells nothing, and nothing about the place of the night before.
 */
export async function treeOf(
  coin: string,
  owed: readonly Leaf[],
  { hash, freshNonce }: { readonly hash: Hash; readonly freshNonce: () => string },
): Promise<Tree> {
  for (const { balance } of owed) assert(balance >= 0n, 'no customer owes the house')
  const size = sizeFor(owed.length)
  const leaves: { leaf: Leaf; hash: string }[] = []
  for (const leaf of owed) leaves.push({ leaf, hash: await hash(leafText(leaf)) })
  while (leaves.length < size) {
    const leaf: Leaf = { nonce: freshNonce(), owner: '', coin, balance: ZERO }
    leaves.push({ leaf, hash: await hash(leafText(leaf)) })
  }
  leaves.sort((a, b) => (a.hash < b.hash ? -1 : 1))
  const levels: Node[][] = [leaves.map(({ leaf, hash: of }) => ({ hash: of, sum: leaf.balance }))]
  for (let level = levels[0]; level !== undefined && level.length > 1; level = levels.at(-1))
    levels.push(await above(level, hash))
  const placed = leaves.flatMap(({ leaf }, position) => (leaf.owner === '' ? [] : [{ ...leaf, position }]))
  return { levels, placed }
}

/** A power of two. */
function sizeFor(count: number): number {
  let size = LEAST_LEAVES
  while (size < count) size *= 2
  return size
}

async function above(level: readonly Node[], hash: Hash): Promise<Node[]> {
  const nodes: Node[] = []
  for (let at = 0; at < level.length; at += 2) {
    const [left, right] = [level[at], level[at + 1]]
    assert(left !== undefined && right !== undefined, 'a level has an even number of nodes')
    nodes.push({ hash: await hash(nodeText(left, right)), sum: plus(left.sum, right.sum) })
  }
  return nodes
}
