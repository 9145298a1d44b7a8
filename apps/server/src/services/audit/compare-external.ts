import { differenceIn, type Held, isStanding } from '@tessera/domain/books/reconciliation/difference.ts'
import type { Place } from '@tessera/domain/books/reconciliation/postings.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type HeldPart, saveReading } from './holdings-reading.sql.ts'
import { externalBooks, lockDifference, setBooked, recordFinding, setDifference } from './external-difference.sql.ts'

export type OutsideDeps = Pick<Deps, 'inTx' | 'enqueue'>
export type ExternalHoldings = {
  readonly coin: string
  /** The last journal that moved the coin externally, read before the chain or bank was queried. */
  readonly seq: bigint
  readonly place: Place
  /** The external holdings, between bounds while something is under way. */
  readonly read: (tx: Tx) => Promise<Held>
  /** The parts that the holdings were read from, for the record of the day. */
  readonly parts: readonly HeldPart[]
}

/**
 * Compares what chain or bank hold with the ledger (invariant I27). Both must be read at the same moment: if a journal
 * moved the coin since the query, the result is discarded. A difference counts only after a waiting period, because a
 * finding stops all withdrawals. A comparison without a difference, or two people who post it, reset its age. Trading
 * and other movements of the coin do not.
 */
export async function compareExternal(
  deps: OutsideDeps,
  { coin, seq, read, ...reading }: ExternalHoldings,
): Promise<void> {
  await deps.inTx('job:outside')(async (tx) => {
    const before = await lockDifference(tx, coin)
    const holds = await read(tx)
    const books = (await externalBooks(tx, [coin]))(coin)
    if (books.seq !== seq) return ok(undefined)
    const now = tx.now.getTime()
    const difference = differenceIn(holds, books.held, before, now)
    await setDifference(tx, coin, difference)
    await saveReading(tx, { ...reading, coin, holds, books: books.held, by: difference?.by ?? 0n })
    if (difference !== undefined && isStanding(difference, now)) await recordFinding(tx, coin, difference, books)
    // The bounds exclude the difference, or are exact: holdings and ledger agree, and a reported difference has ended.
    if (difference === undefined && (before !== undefined || holds.min === holds.max))
      if (await recordFinding(tx, coin, undefined, books)) await verifyAgain(deps, tx)
    return ok(undefined)
  })
}

/**
 * Ends a difference that two people posted. It needs no further comparison, which may never be exact while something is
 * always in transit.
 */
export async function bookDifference(deps: Pick<Deps, 'enqueue'>, tx: Tx, coin: string, by: bigint): Promise<void> {
  if (await setBooked(tx, coin, by)) await verifyAgain(deps, tx)
}

/** By then, runs that saw the difference have stored their findings. */
const FINDINGS_STORED_MS = 60_000

/** Starts a complete check, so that withdrawals resume after it instead of after the nightly one. */
const verifyAgain = ({ enqueue }: Pick<Deps, 'enqueue'>, tx: Tx): Promise<void> =>
  enqueue(
    tx,
    'verify_everything',
    {},
    { key: 'difference_ended', runAt: new Date(tx.now.getTime() + FINDINGS_STORED_MS) },
  )
