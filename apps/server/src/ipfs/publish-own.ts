import { identifyFile } from '@tessera/domain/ipfs/identify-file.ts'
import { ok } from '@tessera/domain/outcome.ts'
import { readAnchor } from '../audit/anchor.sql.ts'
import { asAuditor } from '../audit/verify.ts'
import { auditUrlOf } from '../platform/config.ts'
import type { Deps } from '../platform/deps.ts'
import { canonical } from '../platform/random.ts'
import { insertPublication } from './publications.sql.ts'
import { unpublishedSnapshot } from './snapshots.sql.ts'

type Needs = Pick<Deps, 'config' | 'db' | 'inTx' | 'random' | 'log'>

/** Publishes the roots of the newest liabilities snapshot, once. They contain sums of all customers and no single balance. */
export async function publishRoots(deps: Needs): Promise<void> {
  const snapshot = await unpublishedSnapshot(deps)
  if (snapshot === undefined) return
  const { taken_at: takenAt, journal_seq: seq, roots } = snapshot
  const content = {
    type: 'tessera.liabilities-root.v1',
    takenAt: takenAt.toISOString(),
    journalSeq: String(seq),
    roots,
  }
  await publish(deps, 'liabilities_root', takenAt, content)
}

/**
 * Publishes the ends of both audit chains, once a day. The file can be given to `verify --anchor` as it is. Row counts are not
 * published, because they reveal the volume of business.
 */
export async function publishAnchor(deps: Needs): Promise<void> {
  const { at, journal, act } = await asAuditor(auditUrlOf(deps.config), readAnchor)
  const { now } = (await deps.inTx('job:ipfs')(async (tx) => ok({ now: tx.now }))).value
  const day = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`)
  await publish(deps, 'audit_anchor', day, { type: 'tessera.audit-anchor.v1', at, journal, act, rows: {} })
}

async function publish(
  { inTx, random, log }: Needs,
  kind: 'liabilities_root' | 'audit_anchor',
  ofAt: Date,
  content: object,
): Promise<void> {
  const bytes = new TextEncoder().encode(canonical(content))
  const identifiers = await identifyFile([bytes])
  const publication = { id: random.uuid(), kind, ofAt, bytes, ...identifiers }
  const { value: isNew } = await inTx('job:ipfs')(async (tx) => ok(await insertPublication(tx, publication)))
  // The logs are sent to another system, so the identifier is known there as well.
  if (isNew) log.info({ kind, cid: identifiers.cid }, 'published')
}
