import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { auditCopyBehind, auditCopyDiffers } from '#platform/observing/metrics.ts'
import { chainEnd, entriesAfter, type Link } from './audit.sql.ts'
import { copiedTo, isEntry, saveCopied, saveCopyAhead } from './copy.sql.ts'
import { keeperOf, markBeginning, sendLines } from './copy-keeper.ts'
import { lineOf } from './copy-line.ts'
import { isRestoring, setMarked, unmarkedRestore } from './restores.sql.ts'
import { CHAIN_START } from './verify-chain.ts'

const LINES = 500
type Needs = Pick<Deps, 'config' | 'db' | 'inTx'>

/**
 * Sends the entries of the audit log to AUDIT_COPY_URL, in order and each at least once. A signed POST has them as
 * lines of JSON; the response is the last entry of the copy. The next run continues from that response, so a keeper
 * that lost its end gets it again. If the copy has an entry that is not ours, it has another history. Then nothing more
 * is sent, payments stop, and each run reports an error (threats ADM-08, RST-01). Without new entries the keeper is
 * queried anyway, so that its silence is noticed.
 */
export async function copyOut(deps: Needs, isDue = false): Promise<void> {
  const keeper = keeperOf(deps.config)
  // During a restore the log has another history than the copy.
  if (keeper === undefined || (await isRestoring(deps))) return
  await markRestored(deps, keeper)
  const before = await copiedTo(deps)
  let held: Link = before ?? CHAIN_START
  let isContacted = !isDue && before !== undefined && before.isFresh
  for (;;) {
    await assertOwnEntry(deps, held)
    auditCopyBehind.set(Number((await chainEnd(deps)).seq - held.seq))
    const entries = await entriesAfter(deps, held.seq, LINES)
    if (entries.length === 0 && isContacted) return
    isContacted = true
    const now = await sendLines(keeper, entries.map(lineOf))
    await assertOwnEntry(deps, now)
    await deps.inTx('job:copy_audit')(async (tx) => ok(await saveCopied(tx, now)))
    // If the keeper accepts nothing more, the next run tries again.
    if (now.seq <= held.seq) return
    held = now
  }
}

/** Continues the copy after the entry at which the database was restored, once two people have ended the restore. */
async function markRestored(deps: Needs, keeper: NonNullable<ReturnType<typeof keeperOf>>): Promise<void> {
  const restore = await unmarkedRestore(deps)
  if (restore === undefined || restore.copy_seq === null || restore.copy_hash === null) return
  const [seq, hash] = [restore.log_seq, restore.log_hash]
  const after = { seq: String(seq), hash }
  const instead = { seq: String(restore.copy_seq), hash: restore.copy_hash }
  const end = await markBeginning(keeper, { beginning: { restore: restore.id, after, instead } })
  if (end.seq !== seq || end.hash !== hash)
    throw new Error('the keeper of the audit copy did not accept the new beginning after the restore')
  await deps.inTx('job:copy_audit')(async (tx) => {
    await saveCopied(tx, end)
    return ok(await setMarked(tx, restore.id))
  })
}

async function assertOwnEntry(deps: Needs, held: Link): Promise<void> {
  const isOwnEntry = held.seq === CHAIN_START.seq || (await isEntry(deps, held))
  auditCopyDiffers.set(isOwnEntry ? 0 : 1)
  if (isOwnEntry) return
  await deps.inTx('job:copy_audit')(async (tx) => ok(await saveCopyAhead(tx)))
  throw new Error(`entry ${held.seq} differs between the audit copy and the log: one of them was rewritten or cut`)
}
