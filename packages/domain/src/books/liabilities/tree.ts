import { type Amount, plus, ZERO } from '#books/money/amount.ts'
import { assert } from '#platform/outcome/outcome.ts'

/**
 * Returns the SHA-256 hash of a text's UTF-8 bytes as 64 lowercase hexadecimal digits. The browser's implementation is
 * asynchronous, Node's is not.
 */
export type Hash = (text: string) => string | Promise<string>

/** The amount of one coin that the exchange owes to one customer at the moment of a snapshot. */
export type Leaf = {
  /**
   * A secret of the customer, new for each snapshot. Without it nobody can guess a balance and check it against the
   * hash of the leaf.
   */
  readonly nonce: string
  /** The customer's id, so that one leaf cannot be presented to two customers; empty in a leaf that pads the tree. */
  readonly owner: string
  readonly coin: string
  readonly balance: Amount
}
export type Node = { readonly hash: string; readonly sum: Amount }
export type Placed = Leaf & { readonly position: number }
/** Level 0 has the leaves, the last level only the root. `placed` has the given leaves without the padding. */
export type Tree = { readonly levels: readonly (readonly Node[])[]; readonly placed: readonly Placed[] }

/** Minimum number of leaves of a tree, which hides how many customers hold a coin. */
export const MIN_LEAVES = 1024

export const leafText = ({ nonce, owner, coin, balance }: Leaf): string =>
  ['tessera liability leaf', nonce, owner, coin, balance].join('|')

/**
 * Both sums are hashed, not only their total. Otherwise the exchange could present a smaller sum on the path (ePrint
 * 2018/1139).
 */
export const nodeText = (left: Node, right: Node): string =>
  ['tessera liability node', left.hash, left.sum, right.hash, right.sum].join('|')

/** Returns the side of the neighbor that is hashed together with a node at this level. */
export const neighborSide = (position: number, level: number): 'left' | 'right' =>
  (position >> level) % 2 === 0 ? 'right' : 'left'

/**
 * Returns the sum tree of the amounts owed in one coin. Zero leaves pad it to a power of two. All leaves are sorted by
 * their hashes. New nonces make the hashes random, so a position reveals nothing, not even the position in an earlier
 * snapshot.
 */
export async function treeOf(
  coin: string,
  owed: readonly Leaf[],
  { hash, freshNonce }: { readonly hash: Hash; readonly freshNonce: () => string },
): Promise<Tree> {
  for (const { balance } of owed) assert(balance >= 0n, 'a balance of a customer is below zero')
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

/** Returns the smallest power of two that is at least `count`, and at least MIN_LEAVES. */
function sizeFor(count: number): number {
  let size = MIN_LEAVES
  while (size < count) size *= 2
  return size
}

async function above(level: readonly Node[], hash: Hash): Promise<Node[]> {
  const nodes: Node[] = []
  for (let at = 0; at < level.length; at += 2) {
    const [left, right] = [level[at], level[at + 1]]
    assert(left !== undefined && right !== undefined, 'a level has an odd number of nodes')
    nodes.push({ hash: await hash(nodeText(left, right)), sum: plus(left.sum, right.sum) })
  }
  return nodes
}
