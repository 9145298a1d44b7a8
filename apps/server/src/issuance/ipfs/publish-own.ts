import { identifyFile, type IpfsBlock } from '@tessera/domain/issuance/ipfs/identify-file.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { readAnchor } from '#services/audit/anchor.sql.ts'
import { queryAsAuditor } from '#services/audit/verify.ts'
import { auditUrlOf } from '#platform/config/config.ts'
import type { Deps } from '#platform/http/deps.ts'
import { canonical } from '#platform/random/random.ts'
import { insertPublication } from './publications.sql.ts'
import { unpublishedSnapshot } from './snapshots.sql.ts'

type PublishDeps = Pick<Deps, 'config' | 'db' | 'inTx' | 'random' | 'log'>

/**
 * Publishes the roots of the newest liabilities snapshot, once. They contain totals of all customers and no single
 * balance. The number of the last journal is left out, because its growth reveals the volume of business; an auditor
 * finds it by the time.
 */
export async function publishRoots(deps: PublishDeps): Promise<void> {
  const snapshot = await unpublishedSnapshot(deps)
  if (snapshot === undefined) return
  const { taken_at: takenAt, roots } = snapshot
  const content = { type: 'tessera.liabilities-root.v2', takenAt: takenAt.toISOString(), roots }
  await publish(deps, 'liabilities_root', takenAt, content)
}

/**
 * Publishes the ends of both audit chains, once a day, as hashes and time. Sequence numbers and row counts are left
 * out, because they reveal the volume of business. `verify --against` takes the file unchanged and finds the numbers by
 * the hashes.
 */
export async function publishAnchor(deps: PublishDeps): Promise<void> {
  const { at, journal, act } = await queryAsAuditor(auditUrlOf(deps.config), readAnchor)
  const { now } = (await deps.inTx('job:ipfs')(async (tx) => ok({ now: tx.now }))).value
  const day = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`)
  const ends = { journal: { hash: journal.hash }, act: { hash: act.hash } }
  await publish(deps, 'audit_anchor', day, { type: 'tessera.audit-anchor.v2', at, ...ends })
}

/** Publishes JSON of any size under its CID. */
export async function publish(
  { inTx, random, log }: PublishDeps,
  kind: 'liabilities_root' | 'audit_anchor',
  ofAt: Date,
  content: object,
): Promise<void> {
  const bytes = new TextEncoder().encode(canonical(content))
  const blocks: IpfsBlock[] = []
  const identifiers = await identifyFile([bytes], (block) => blocks.push(block))
  const publication = { id: random.uuid(), kind, ofAt, bytes, blocks, ...identifiers }
  const { value: isNew } = await inTx('job:ipfs')(async (tx) => ok(await insertPublication(tx, publication)))
  // The logs are sent to another system, so that system stores the identifier as well.
  if (isNew) log.info({ kind, cid: identifiers.cid }, 'a file was published on IPFS')
}
