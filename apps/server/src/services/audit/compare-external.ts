import { differenceIn, type Held, isStanding } from '@tessera/domain/books/reconciliation/difference.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { externalBooks, lockDifference, setBooked, recordFinding, setDifference } from './external-difference.sql.ts'

export type OutsideDeps = Pick<Deps, 'inTx' | 'enqueue'>
export type Told = {
  readonly coin: string
  /** The last journal that moved the coin outside, before the outside was asked. */
  readonly seq: bigint
  /** What the outside holds for us, between bounds while something is under way. */
  readonly read: (tx: Tx) => Promise<Held>
}

/**
 * Tells invariant I27 what chain or bank hold. Only what belongs to the books of one moment: when the coin was moved since the
 * question, the answer is thrown away. A difference counts once it has stood: a finding stops all withdrawals. Neither trading
 * nor what comes and goes of the coin makes it young again, only a look that finds none, or people who book it.
 */
export async function compareExternal(deps: OutsideDeps, { coin, seq, read }: Told): Promise<void> {
  await deps.inTx('job:outside')(async (tx) => {
    const before = await lockDifference(tx, coin)
    const holds = await read(tx)
    const books = (await externalBooks(tx, [coin]))(coin)
    if (books.seq !== seq) return ok(undefined)
    const now = tx.now.getTime()
    const difference = differenceIn(holds, books.held, before, now)
    await setDifference(tx, coin, difference)
    if (difference !== undefined && isStanding(difference, now)) await recordFinding(tx, coin, difference, books)
    // Bounds that rule out what was seen, or with nothing between them: outside and books agree, and what was told has ended.
    if (difference === undefined && (before !== undefined || holds.least === holds.most))
      if (await recordFinding(tx, coin, undefined, books)) await verifyAgain(deps, tx)
    return ok(undefined)
  })
}

/**
 * Two people booked what differed. It has ended without another look: one may never be exact where something is always under
 * way.
 */
export async function bookDifference(deps: Pick<Deps, 'enqueue'>, tx: Tx, coin: string, by: bigint): Promise<void> {
  if (await setBooked(tx, coin, by)) await verifyAgain(deps, tx)
}

/** Runs that saw the difference have written down what they found by then. */
const WRITTEN_MS = 60_000

/** Withdrawals go on once everything was held against every invariant: not first at night. */
const verifyAgain = ({ enqueue }: Pick<Deps, 'enqueue'>, tx: Tx): Promise<void> =>
  enqueue(tx, 'verify_everything', {}, { key: 'difference_ended', runAt: new Date(tx.now.getTime() + WRITTEN_MS) })
