/** The typed account of a payer against the account that the bank reported with the payment. */
export const payerAccountMatches = ['same', 'differs', 'unknown'] as const
export type PayerAccountMatch = (typeof payerAccountMatches)[number]

/** Compares the keyed hashes of both accounts. `unknown` if the bank or the typed account does not identify one. */
export function matchPayerAccount(typed: string | undefined, reported: string | undefined): PayerAccountMatch {
  if (typed === undefined || reported === undefined) return 'unknown'
  return typed === reported ? 'same' : 'differs'
}
