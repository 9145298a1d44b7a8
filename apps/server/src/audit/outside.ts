import { ok } from '@tessera/domain/outcome.ts'
import type { Deps } from '../platform/deps.ts'
import type { Tx } from '../platform/tx.ts'
import { heldOutside, setOutside } from './outside.sql.ts'

/** What differs must stand so long before it is told: what has just arrived is booked within seconds. */
const STILL_MS = 5 * 60_000

/** By how much the outside differs from the books (less than nothing: it holds too little), and since when. */
type Difference = { readonly by: bigint; readonly sinceMs: number }
/** Differences seen, by coin. One that dies with the process is seen again. */
export type Differences = Map<string, Difference>

export type Told = {
  readonly coin: string
  /** The last journal that moved the coin outside, before the outside was asked. */
  readonly seq: bigint
  /** Minor units that the outside holds for us; undefined while something is under way. */
  readonly read: (tx: Tx) => Promise<bigint | undefined>
}

/**
 * Tells invariant I27 what chain or bank hold. Only what belongs to the books of one moment: when the coin was moved since the
 * question, the answer is thrown away. A difference counts once it has stood: a finding stops all withdrawals. Neither trading
 * nor what comes and goes of the coin makes it young again, only a look that finds none.
 */
export async function tellOutside(
  { inTx }: Pick<Deps, 'inTx'>,
  differences: Differences,
  { coin, seq, read }: Told,
): Promise<void> {
  await inTx('job:outside')(async (tx) => {
    const amount = await read(tx)
    const books = (await heldOutside(tx, [coin]))(coin)
    if (amount === undefined || books.seq !== seq) return ok(undefined)
    const by = amount - books.held
    const sinceMs = since(differences.get(coin), by, tx.now.getTime())
    if (by === 0n) differences.delete(coin)
    else differences.set(coin, { by, sinceMs })
    if (by === 0n || tx.now.getTime() - sinceMs >= STILL_MS) await setOutside(tx, coin, amount, books)
    return ok(undefined)
  })
}

/** What is missing stays missing while it grows. What is too much may be another arrival at each look, not seen yet. */
const since = (before: Difference | undefined, by: bigint, nowMs: number): number =>
  before !== undefined && (before.by === by || (before.by < 0n && by < 0n)) ? before.sinceMs : nowMs
