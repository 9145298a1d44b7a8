import type { ExecutedTransaction } from './journal.ts'
import { memosOf } from './memos.ts'

/** A payment from a token account, with the amount that each other account received. */
export type Payment = {
  readonly signature: string
  readonly memos: readonly string[]
  readonly got: ReadonlyMap<string, bigint>
}

/** Reads the amounts that a transaction moved from the token account `from`; undefined if it failed or moved nothing from there. */
export function paymentOf(one: ExecutedTransaction, from: string): Payment | undefined {
  const got = new Map<string, bigint>()
  for (const { accountIndex, amount } of one.postTokenBalances) {
    const before = one.preTokenBalances.find((other) => other.accountIndex === accountIndex)?.amount ?? '0'
    const moved = BigInt(amount) - BigInt(before)
    if (moved !== 0n) got.set(one.accounts[accountIndex] ?? '', moved)
  }
  const lost = got.get(from) ?? 0n
  got.delete(from)
  return one.err === null && lost < 0n ? { signature: one.signature, memos: memosOf(one), got } : undefined
}
