import { getSetComputeUnitLimitInstruction, getSetComputeUnitPriceInstruction } from '@solana-program/compute-budget'
import type { Address, Instruction } from '@solana/kit'
import { limited, type Host, type Node } from './chain-node.ts'

/** Compute unit limit, enough for a new token account, a Token-2022 transfer, and the memos of a withdrawal's id and the longest tag. */
const COMPUTE_UNITS = 200_000
/** Maximum price in micro-lamports per compute unit: it adds at most 0.0002 SOL to a payment. */
const MAX_PRICE = 1_000_000n
/** The percentile of recent prices that a payment offers. */
const PRICE_PERCENTILE = 75

/**
 * Returns the instructions that limit a payment's compute units and offer validators a price for them, so that it lands
 * while the network is busy. The price comes from recent blocks for the same accounts. Of several hosts the lowest
 * price counts.
 */
export async function budgetInstructions(hosts: readonly Host[], written: readonly Address[]): Promise<Instruction[]> {
  const prices = await Promise.all(hosts.map(({ node }) => recentPrice(node, written)))
  return [
    getSetComputeUnitLimitInstruction({ units: COMPUTE_UNITS }),
    getSetComputeUnitPriceInstruction({
      microLamports: prices.reduce((min, price) => (price < min ? price : min), MAX_PRICE),
    }),
  ]
}

/** Returns the price in micro-lamports per compute unit; 0 if recent blocks had none. */
async function recentPrice(node: Node, written: readonly Address[]): Promise<bigint> {
  const blocks = await node.getRecentPrioritizationFees(written).send(limited())
  const cheapestFirst = blocks
    .map(({ prioritizationFee }) => BigInt(prioritizationFee))
    .toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return cheapestFirst[Math.ceil((cheapestFirst.length * PRICE_PERCENTILE) / 100) - 1] ?? 0n
}
