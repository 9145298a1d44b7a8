import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps as AllDeps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { asLine, statesSameFacts } from './claim-view.ts'
import { type ClaimRow, endClaim, lockDue } from './claims.sql.ts'
import { linesWithIds } from './lines.sql.ts'
import { settleLine } from './settle-line.ts'

type Deps = Pick<AllDeps, 'inTx' | 'random'>
/**
 * Number of lines settled in one transaction, which takes some tenths of a second. All journals wait for one lock, so
 * other movements of money wait that long.
 */
const BATCH_SIZE = 20

/**
 * Settles the claims that two people confirmed, in small groups until none is left. After a crash the next run
 * continues. A claim that fails is skipped in this run, and the final error names every failed claim.
 */
export async function settleClaims(deps: Deps): Promise<void> {
  const failed = new Map<string, unknown>()
  for (let atOnce = BATCH_SIZE; ;) {
    const run = await settleBatch(deps, atOnce, [...failed.keys()])
    if (run.ok && run.settled < atOnce) break
    // Each claim is then settled in its own transaction, so that a failed claim does not roll back others.
    if (!run.ok && atOnce === 1) failed.set(run.claim, run.error)
    atOnce = run.ok || atOnce === 1 ? BATCH_SIZE : 1
  }
  if (failed.size > 0)
    throw new AggregateError(failed.values(), `claims that cannot be settled: ${[...failed.keys()].join(', ')}`)
}

type Run =
  | { readonly ok: true; readonly settled: number }
  | { readonly ok: false; readonly claim: string; readonly error: unknown }

/** Settles the next claims in one transaction, all or none. Throws if they cannot be read. */
async function settleBatch(deps: Deps, limit: number, leftOut: readonly string[]): Promise<Run> {
  const current: { claim?: string } = {}
  try {
    const settled = await deps.inTx('job:bank')(async (tx) => {
      delete current.claim
      const due = await lockDue(tx, limit, leftOut)
      for (const claim of due) {
        current.claim = claim.id
        await settleClaim(deps, tx, claim)
      }
      return ok(due.length)
    })
    return { ok: true, settled: settled.value }
  } catch (error) {
    if (current.claim === undefined) throw error
    return { ok: false, claim: current.claim, error }
  }
}

/** Turns a confirmed claim into a bank line, once, with the confirmed effect. The caller must have locked the claim. */
export async function settleClaim({ random }: Pick<Deps, 'random'>, tx: Tx, claim: ClaimRow): Promise<void> {
  assert(claim.expects, `claim ${claim.id} is not confirmed`)
  const about = { expects: claim.expects, otherIds: claim.other_ids }
  const settled = await settleLine(tx, { id: random.uuid(), ...asLine(claim) }, about)
  if (settled !== 'known') return void (await endClaim(tx, claim.id, 'settled'))
  // A line under its own number may have another amount. A line under another number was matched by equal fields.
  const [reported] = await linesWithIds(tx, claim.bank, [claim.line_id])
  await endClaim(tx, claim.id, reported === undefined || statesSameFacts(claim, reported) ? 'known' : 'contradicted')
}
