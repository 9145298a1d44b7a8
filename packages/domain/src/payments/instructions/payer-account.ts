/** The results of comparing the typed account of a payer with the account that the bank reported. */
export const payerAccountMatches = ['same', 'differs', 'unknown'] as const
export type PayerAccountMatch = (typeof payerAccountMatches)[number]

/** Compares the keyed hashes of both accounts. Returns `unknown` if one of them does not identify an account. */
export function matchPayerAccount(typed: string | undefined, reported: string | undefined): PayerAccountMatch {
  if (typed === undefined || reported === undefined) return 'unknown'
  return typed === reported ? 'same' : 'differs'
}
