import {
  COMPUTE_BUDGET_PROGRAM_ADDRESS,
  ComputeBudgetInstruction,
  getSetComputeUnitLimitInstructionDataDecoder,
  getSetComputeUnitPriceInstructionDataDecoder,
  identifyComputeBudgetInstruction,
} from '@solana-program/compute-budget'
import { getBase64Encoder, getCompiledTransactionMessageDecoder } from '@solana/kit'
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
  return Number(budgetOf(parseWire(new Uint8Array(getBase64Encoder().encode(wire))).message).price)
}

type Message = ReturnType<typeof parseWire>['message']

/** The price and the limit of compute units that a message sets. */
function budgetOf(message: Message): { readonly price: bigint; readonly units: bigint } {
  const parts = ('instructions' in message ? message.instructions : [])
    .filter(({ programAddressIndex }) => message.staticAccounts[programAddressIndex] === COMPUTE_BUDGET_PROGRAM_ADDRESS)
    .map(({ data }) => new Uint8Array(data ?? []))
  const of = (kind: ComputeBudgetInstruction) => parts.find((data) => identifyComputeBudgetInstruction(data) === kind)
  const [price, units] = [
    of(ComputeBudgetInstruction.SetComputeUnitPrice),
    of(ComputeBudgetInstruction.SetComputeUnitLimit),
  ]
  return {
    price: price === undefined ? 0n : getSetComputeUnitPriceInstructionDataDecoder().decode(price).microLamports,
    units: BigInt(units === undefined ? 0 : getSetComputeUnitLimitInstructionDataDecoder().decode(units).units),
  }
}

/** Lamports for each signature. */
const SIGNATURE_FEE = 5_000n
const MICRO = 1_000_000n

/** The fee of a message in lamports, as a node computes it; null if its blockhash is unknown or has expired. */
export function messageFee(chain: LocalChain, encoded: string): number | null {
  const message = getCompiledTransactionMessageDecoder().decode(new Uint8Array(getBase64Encoder().encode(encoded)))
  if (!('lifetimeToken' in message) || !chain.isAlive(message.lifetimeToken ?? '', 'processed')) return null
  const { price, units } = budgetOf(message)
  return Number(BigInt(message.header.numSignerAccounts) * SIGNATURE_FEE + (price * units + MICRO - 1n) / MICRO)
}
