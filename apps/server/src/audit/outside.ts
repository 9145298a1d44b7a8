import { ok } from '@tessera/domain/outcome.ts'
import type { Deps } from '../platform/deps.ts'
import type { Tx } from '../platform/tx.ts'
import { heldOutside, journalHead, setOutside } from './outside.sql.ts'

/** What differs must stand still so long before it is told: what has just arrived is booked within seconds. */
const STILL_MS = 5 * 60_000

type Look = { readonly amount: bigint; readonly seq: bigint; readonly atMs: number }
/** Differences seen and not told yet, by coin. One that dies with the process is seen again. */
export type Differences = Map<string, Look>

export type Told = {
  readonly coin: string
  /** The journal after which the outside was asked. */
  readonly seq: bigint
  /** Minor units that the outside holds for us; undefined while something is under way. */
  readonly read: (tx: Tx) => Promise<bigint | undefined>
}

/**
 * Tells invariant I27 what chain or bank hold. Only what belongs to the books of one moment: when something was posted since
 * the question, the answer is thrown away. A difference counts once it has stood still: a finding stops all withdrawals.
 */
export async function tellOutside(
  { inTx }: Pick<Deps, 'inTx'>,
  differences: Differences,
  { coin, seq, read }: Told,
): Promise<void> {
  await inTx('job:outside')(async (tx) => {
    const amount = (await journalHead(tx)) === seq ? await read(tx) : undefined
    if (amount === undefined) return ok(undefined)
    const now: Look = { amount, seq, atMs: tx.now.getTime() }
    if (amount === (await heldOutside(tx, coin))) {
      differences.delete(coin)
      await setOutside(tx, coin, amount, seq)
    } else if (hasStood(differences.get(coin), now)) await setOutside(tx, coin, amount, seq)
    else if (!isSame(differences.get(coin), now)) differences.set(coin, now)
    return ok(undefined)
  })
}

const isSame = (before: Look | undefined, now: Look): boolean => before?.amount === now.amount && before.seq === now.seq

const hasStood = (before: Look | undefined, now: Look): boolean =>
  before !== undefined && isSame(before, now) && now.atMs - before.atMs >= STILL_MS
