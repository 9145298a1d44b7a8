import type { Watched } from './addresses.sql.ts'

type Account = Pick<Watched, 'balance' | 'empty_looks'>

/**
 * Number of consecutive empty checks after which an account is quiet. One is not enough: behind a load balancer, one
 * node may know a new balance before another lists the signature.
 */
export const QUIET_AFTER_CHECKS = 2
/** Maximum number of balances of quiet accounts that are read per turn. With more accounts, each is read less often. */
const BALANCES_PER_TURN = 1_000
/**
 * Maximum number of turns between two reads of an account's signatures. They are read even at an unchanged balance,
 * because a deposit can arrive in the same second in which its amount is swept.
 */
const FULL_CHECK_TURNS = 600

/**
 * Returns a check that counts its turns, about one per second. If the clock counted them, the same accounts would be
 * skipped for hours while each check takes two seconds.
 */
export function countingTurns(first: number, check: (turn: number) => Promise<void>): () => Promise<void> {
  let turn = first
  return () => check(turn++)
}

export const isLongEmpty = ({ balance, empty_looks }: Account): boolean =>
  balance !== null && empty_looks >= QUIET_AFTER_CHECKS

/** Splits the accounts, in a fixed order, into those whose signatures are due now and those whose balance is due. */
export function dueChecks<A extends Account>(
  accounts: readonly A[],
  turn: number,
): { readonly signatures: readonly A[]; readonly balances: readonly A[] } {
  const isSignatureCheckDue = (one: A, at: number) => !isLongEmpty(one) || (at + turn) % FULL_CHECK_TURNS === 0
  const signatures = accounts.filter(isSignatureCheckDue)
  const quiet = accounts.filter((one, at) => !isSignatureCheckDue(one, at))
  const windows = Math.max(1, Math.ceil(quiet.length / BALANCES_PER_TURN))
  const from = (turn % windows) * BALANCES_PER_TURN
  return { signatures, balances: quiet.slice(from, from + BALANCES_PER_TURN) }
}

/** Returns the number of consecutive empty checks after this one. */
export const emptyChecksAfter = (
  before: Account,
  check: { readonly balance: string; readonly isEmpty: boolean },
): number =>
  !check.isEmpty ? 0 : before.balance === check.balance ? Math.min(before.empty_looks + 1, QUIET_AFTER_CHECKS) : 1
