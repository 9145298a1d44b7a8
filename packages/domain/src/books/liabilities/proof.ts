import { parseAmount, plus } from '#books/money/amount.ts'
import { type Hash, leafText, neighborSide, type Node, nodeText } from './tree.ts'

/** A neighbor on the path from a leaf to the root, as the API returns it. Amounts are whole minor units as text. */
export type Step = { readonly hash: string; readonly sumMinor: string; readonly side: 'left' | 'right' }
export type OwnLeaf = {
  readonly nonce: string
  readonly owner: string
  readonly coin: string
  readonly balanceMinor: string
  readonly position: number
  /** Starts at the leaf. */
  readonly path: readonly Step[]
}
export type Root = {
  readonly coin: string
  readonly root: string
  readonly sumMinor: string
  /** Includes the leaves that pad the tree. */
  readonly leaves: number
}
/**
 * `coin`: the root belongs to another coin. `amount`: an amount is negative or malformed. `path`: the path is
 * impossible for this position in a tree of this size. `root`: the path ends at another root. `sum`: the sums do not
 * add up to the root's sum.
 */
export type Fault = 'coin' | 'amount' | 'path' | 'root' | 'sum'

/** Returns the first fault of the proof that a leaf is part of the root's total; undefined if the proof is valid. */
export async function faultIn(own: OwnLeaf, root: Root, hash: Hash): Promise<Fault | undefined> {
  if (own.coin !== root.coin) return 'coin'
  const balance = parseAmount(own.balanceMinor, 0)
  if (balance === undefined) return 'amount'
  if (!isValidPosition(own, root)) return 'path'
  let node: Node = { hash: await hash(leafText({ ...own, balance })), sum: balance }
  for (const { hash: of, sumMinor, side } of own.path) {
    const sum = parseAmount(sumMinor, 0)
    if (sum === undefined) return 'amount'
    const [left, right] = side === 'left' ? [{ hash: of, sum }, node] : [node, { hash: of, sum }]
    node = { hash: await hash(nodeText(left, right)), sum: plus(left.sum, right.sum) }
  }
  if (node.hash !== root.root) return 'root'
  return String(node.sum) === root.sumMinor ? undefined : 'sum'
}

/** Each position has exactly one path. So a leaf cannot be presented at two positions, nor an inner node as a leaf. */
const isValidPosition = ({ position, path }: OwnLeaf, { leaves }: Root): boolean =>
  Number.isInteger(position) &&
  position >= 0 &&
  position < leaves &&
  2 ** path.length === leaves &&
  path.every(({ side }, level) => side === neighborSide(position, level))
