import {
  COMPUTE_BUDGET_PROGRAM_ADDRESS,
  ComputeBudgetInstruction,
  getSetComputeUnitPriceInstructionDataDecoder,
  identifyComputeBudgetInstruction,
} from '@solana-program/compute-budget'
import { getBase64Encoder } from '@solana/kit'
import type { ExecutedTransaction } from './journal.ts'
import type { LocalChain } from './local-chain.ts'
import { parseWire } from './vm.ts'

/** Number of blocks whose prices a node stores. */
const BLOCKS = 150

/** The lowest price that a confirmed transaction paid, in micro-lamports per compute unit, for each recent slot and all of `accounts`. */
export function recentComputePrices(chain: LocalChain, accounts: readonly string[]) {
  const landed = chain
    .after(chain.slot() - BLOCKS)
    .filter(({ err, accounts: used }) => err === null && accounts.every((one) => used.includes(one)))
  const bySlot = Map.groupBy(landed, ({ slot }) => slot)
  return [...bySlot].map(([slot, ones]) => ({ slot, prioritizationFee: Math.min(...ones.map(computePriceOf)) }))
}

/** The price in micro-lamports per compute unit; 0 for a transaction that sets none. */
export function computePriceOf({ wire }: Pick<ExecutedTransaction, 'wire'>): number {
  const { message } = parseWire(new Uint8Array(getBase64Encoder().encode(wire)))
  const prices = ('instructions' in message ? message.instructions : [])
    .filter(({ programAddressIndex }) => message.staticAccounts[programAddressIndex] === COMPUTE_BUDGET_PROGRAM_ADDRESS)
    .map(({ data }) => new Uint8Array(data ?? []))
    .filter((data) => identifyComputeBudgetInstruction(data) === ComputeBudgetInstruction.SetComputeUnitPrice)
    .map((data) => Number(getSetComputeUnitPriceInstructionDataDecoder().decode(data).microLamports))
  return prices[0] ?? 0
}
