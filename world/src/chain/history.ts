import type { ExecutedTransaction } from './journal.ts'

/** Executed transactions, indexed by signature and by account. */
export function openHistory() {
  const bySignature = new Map<string, ExecutedTransaction>()
  const byAccount = new Map<string, ExecutedTransaction[]>()
  const all: ExecutedTransaction[] = []
  return {
    remember(one: ExecutedTransaction): void {
      bySignature.set(one.signature, one)
      all.push(one)
      for (const at of new Set(one.accounts)) {
        const known = byAccount.get(at)
        if (known === undefined) byAccount.set(at, [one])
        else known.push(one)
      }
    },
    has: (signature: string): boolean => bySignature.has(signature),
    find: (signature: string): ExecutedTransaction | undefined => bySignature.get(signature),
    /** Transactions of slots after `slot`, oldest first. */
    after: (slot: number): ExecutedTransaction[] => all.slice(all.findLastIndex((one) => one.slot <= slot) + 1),
    /** Newest first. */
    of: (at: string): ExecutedTransaction[] => (byAccount.get(at) ?? []).toReversed(),
  }
}
