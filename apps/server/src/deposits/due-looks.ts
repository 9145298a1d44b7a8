import type { Watched } from './addresses.sql.ts'

type Account = Pick<Watched, 'balance' | 'empty_looks'>

/**
 * Number of consecutive empty looks before an account is quiet: one node behind a load balancer may know a new
 * balance before another lists the signature.
 */
export const QUIET_AFTER_LOOKS = 2
/** Maximum number of quiet balances read per second; with more accounts, each is read less often. */
const BALANCES_PER_SECOND = 1_000
/**
 * Maximum number of seconds between two reads of an account's signatures. A deposit that arrives in the second in which
 * the same amount is swept leaves the balance as it was.
 */
const LOOK_EVERY_SECONDS = 600

export const isQuiet = ({ balance, empty_looks }: Account): boolean =>
  balance !== null && empty_looks >= QUIET_AFTER_LOOKS

/** Splits the accounts, in a fixed order, into those whose signatures are due now and those whose balance is. */
export function dueLooks<A extends Account>(
  accounts: readonly A[],
  second: number,
): { readonly signatures: readonly A[]; readonly balances: readonly A[] } {
  const isLookedAt = (one: A, at: number) => !isQuiet(one) || (at + second) % LOOK_EVERY_SECONDS === 0
  const signatures = accounts.filter(isLookedAt)
  const quiet = accounts.filter((one, at) => !isLookedAt(one, at))
  const windows = Math.max(1, Math.ceil(quiet.length / BALANCES_PER_SECOND))
  const from = (second % windows) * BALANCES_PER_SECOND
  return { signatures, balances: quiet.slice(from, from + BALANCES_PER_SECOND) }
}

/** Returns the number of consecutive empty looks after this one. */
export const emptyLooksAfter = (
  before: Account,
  look: { readonly balance: string; readonly isEmpty: boolean },
): number =>
  !look.isEmpty ? 0 : before.balance === look.balance ? Math.min(before.empty_looks + 1, QUIET_AFTER_LOOKS) : 1
