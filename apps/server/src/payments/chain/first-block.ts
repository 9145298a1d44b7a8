import { limited, type Node } from './chain-node.ts'

/** A finalized block. `time` is the node's estimate of its production, in seconds since 1970. */
export type Block = { readonly slot: bigint; readonly blockhash: string; readonly time: bigint }

const FINALIZED = { commitment: 'finalized' } as const

/**
 * Returns the first finalized block at slot `from` or later whose time is not before `notBefore` (seconds since 1970).
 * Every node must report the same one. Undefined while there is none, or the nodes differ.
 */
export async function agreedFirstBlock(
  nodes: readonly Node[],
  from: bigint,
  notBefore: bigint,
): Promise<Block | undefined> {
  const blocks = await Promise.all(nodes.map((node) => firstBlock(node, from, notBefore)))
  const [first, ...rest] = blocks
  const isSame = (other: Block | undefined): boolean =>
    other?.slot === first?.slot && other?.blockhash === first?.blockhash && other?.time === first?.time
  return rest.every(isSame) ? first : undefined
}

/** A slot may have no block, but the times of later blocks are never earlier, so a binary search finds the block. */
async function firstBlock(node: Node, from: bigint, notBefore: bigint): Promise<Block | undefined> {
  const isLate = (block: Block | undefined): boolean => block === undefined || block.time >= notBefore
  const first = await blockFrom(node, from)
  if (isLate(first)) return first
  let [low, high] = [from, await node.getSlot(FINALIZED).send(limited())]
  while (low < high) {
    const middle = (low + high) / 2n
    if (isLate(await blockFrom(node, middle))) high = middle
    else low = middle + 1n
  }
  const found = await blockFrom(node, low)
  return found !== undefined && found.time >= notBefore ? found : undefined
}

/** Returns the first finalized block at this slot or later; undefined if there is none yet. */
async function blockFrom(node: Node, from: bigint): Promise<Block | undefined> {
  const [slot] = await node.getBlocksWithLimit(from, 1, FINALIZED).send(limited())
  if (slot === undefined) return undefined
  const block = await node
    .getBlock(slot, { ...FINALIZED, transactionDetails: 'none', rewards: false, maxSupportedTransactionVersion: 0 })
    .send(limited())
  return block === null || block.blockTime === null
    ? undefined
    : { slot, blockhash: block.blockhash, time: block.blockTime }
}
