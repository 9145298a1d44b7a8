import { getSetComputeUnitLimitInstruction, getSetComputeUnitPriceInstruction } from '@solana-program/compute-budget'
import {
  address,
  type Address,
  appendTransactionMessageInstructions,
  compileTransactionMessage,
  createTransactionMessage,
  getBase64Decoder,
  getCompiledTransactionMessageEncoder,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type TransactionMessageBytesBase64,
} from '@solana/kit'
import type { ChainCost } from '@tessera/domain/payments/withdrawals/chain-fee.ts'
import { type CoinOnChain, limited, type Host, type Node } from './chain-node.ts'
import { tokenAccountOf } from './chain-reads.ts'
import { TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from './chain-transfers.ts'

/**
 * Compute unit limit: enough for a new token account, a Token-2022 transfer, and the memos of a withdrawal's id and the
 * longest tag.
 */
const COMPUTE_UNITS = 200_000
/** Maximum price in micro-lamports per compute unit: it adds at most 0.0002 SOL to a payment. */
const MAX_PRICE = 1_000_000n
/** The percentile of recent prices that a payment offers. */
const PRICE_PERCENTILE = 75

/**
 * Returns the instructions that limit a payment's compute units and offer validators a price for them. So the payment
 * is confirmed even while the network is busy. The price comes from recent blocks for the same accounts. If hosts
 * report different prices, uses the lowest.
 */
export async function budgetInstructions(hosts: readonly Host[], written: readonly Address[]): Promise<Instruction[]> {
  const prices = await Promise.all(hosts.map(({ node }) => recentPrice(node, written)))
  return budgetOf(prices.reduce((min, price) => (price < min ? price : min), MAX_PRICE))
}

const budgetOf = (microLamports: bigint): Instruction[] => [
  getSetComputeUnitLimitInstruction({ units: COMPUTE_UNITS }),
  getSetComputeUnitPriceInstruction({ microLamports }),
]

/** Returns the price in micro-lamports per compute unit; 0 if recent blocks had none. */
async function recentPrice(node: Node, written: readonly Address[]): Promise<bigint> {
  const blocks = await node.getRecentPrioritizationFees(written).send(limited())
  const cheapestFirst = blocks
    .map(({ prioritizationFee }) => BigInt(prioritizationFee))
    .toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return cheapestFirst[Math.ceil((cheapestFirst.length * PRICE_PERCENTILE) / 100) - 1] ?? 0n
}

/** Sizes of a token account in bytes. A Token-2022 account also stores its kind, and that its owner never changes. */
const ACCOUNT_BYTES: Readonly<Record<string, bigint>> = { [TOKEN_PROGRAM]: 165n, [TOKEN_2022_PROGRAM]: 170n }

export type CostQuestion = {
  /** The hot wallet, which signs and pays. */
  readonly wallet: string
  readonly coin: Pick<CoinOnChain, 'mint' | 'tokenProgram'>
}

/** Returns the cost of a payment of a coin, as each node reports it. Rejects if a node does not respond. */
export const readCosts = (nodes: readonly Node[], question: CostQuestion): Promise<ChainCost[]> =>
  Promise.all(nodes.map((node) => costAt(node, question)))

async function costAt(node: Node, { wallet, coin }: CostQuestion): Promise<ChainCost> {
  const source = address(await tokenAccountOf(wallet, coin))
  const price = await recentPrice(node, [source])
  const size = ACCOUNT_BYTES[coin.tokenProgram]
  if (size === undefined) throw new Error(`the token program ${coin.tokenProgram} is unknown`)
  const account = await node.getMinimumBalanceForRentExemption(size).send(limited())
  const { value: latest } = await node.getLatestBlockhash({ commitment: 'finalized' }).send(limited())
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayer(address(wallet), m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latest, m),
    (m) => appendTransactionMessageInstructions(budgetOf(price < MAX_PRICE ? price : MAX_PRICE), m),
  )
  const bytes = getCompiledTransactionMessageEncoder().encode(compileTransactionMessage(message))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library has no constructor for this brand
  const encoded = getBase64Decoder().decode(bytes) as TransactionMessageBytesBase64
  const { value: payment } = await node.getFeeForMessage(encoded, { commitment: 'finalized' }).send(limited())
  if (payment === null) throw new Error('the node does not know its own blockhash')
  return { payment, account }
}
