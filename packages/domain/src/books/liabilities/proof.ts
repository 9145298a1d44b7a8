import { parseAmount, plus } from '#books/money/amount.ts'
import { type Hash, leafText, neighborSide, type Node, nodeText } from './tree.ts'

/** A neighbor on the way from a leaf to the root, as on the wire: amounts are whole minor units as text. */
export type Step = { readonly hash: string; readonly sumMinor: string; readonly side: 'left' | 'right' }
export type OwnLeaf = {
  readonly nonce: string
  readonly owner: string
  readonly coin: string
  readonly balanceMinor: string
  readonly position: number
  /** From the leaf upwards. */
  readonly path: readonly Step[]
}
export type Root = {
  readonly coin: string
  readonly root: string
  readonly sumMinor: string
  /** Those that fill up included. */
  readonly leaves: number
}
/**
 * `coin`: the root is another coin's. `amount`: an amount is below zero, or not written as one. `path`: the way does not
 * belong to this place in a tree of this size. `root`: it leads to another root. `sum`: the sums do not come to the root's.
 */
export type Fault = 'coin' | 'amount' | 'path' | 'root' | 'sum'

/** What is wrong with the proof that a leaf is part of what a root says is owed; undefined when it is. */
export async function faultIn(own: OwnLeaf, root: Root, hash: Hash): Promise<Fault | undefined> {
  if (own.coin !== root.coin) return 'coin'
  const balance = parseAmount(own.balanceMinor, 0)
  if (balance === undefined) return 'amount'
  if (!isPlace(own, root)) return 'path'
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

/** One place, one way: a leaf cannot be shown at two places, nor a node in the middle as a leaf. */
const isPlace = ({ position, path }: OwnLeaf, { leaves }: Root): boolean =>
  Number.isInteger(position) &&
  position >= 0 &&
  position < leaves &&
  2 ** path.length === leaves &&
  path.every(({ side }, level) => side === neighborSide(position, level))
