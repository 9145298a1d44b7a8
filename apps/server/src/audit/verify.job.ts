import { ok } from '@tessera/domain/outcome.ts'
import type { Deps } from '../platform/deps.ts'
import { booksVerifiedAt, brokenInvariants } from '../platform/metrics.ts'
import { roleUrl } from '../platform/roles.ts'
import { beginCheck, recordCheck } from './books-check.sql.ts'
import { readAnchor } from './anchor.sql.ts'
import { asAuditor, type Scope, verify } from './verify.ts'

/** A run sees what came since the one before it began, and so much more: what was being written then. */
const OVERLAP_MINUTES = 4

type Needs = Pick<Deps, 'config' | 'inTx' | 'log'>

/** Holds the books against the invariants and writes down what it found; a finding stops money from leaving, not the site. */
export async function verifyBooks({ config, inTx, log }: Needs, asked: 'tail' | 'everything'): Promise<void> {
  const { minutesSince, ...begun } = (await inTx('job:verify_books')(async (tx) => ok(await beginCheck(tx)))).value
  // Books that were never looked at have no tail.
  const scope: Scope =
    asked === 'everything' || minutesSince === null ? 'everything' : { lastMinutes: minutesSince + OVERLAP_MINUTES }
  const auditUrl = roleUrl(config.DATABASE_URL, 'audit_ro')
  const findings = await verify(auditUrl, scope)
  brokenInvariants.set(findings.length)
  booksVerifiedAt.set(begun.beganAt.getTime() / 1000)
  if (findings.length > 0) log.error({ broken: findings }, 'the books break an invariant: no money leaves')
  await inTx('job:verify_books')(async (tx) =>
    ok(await recordCheck(tx, { scope: scope === 'everything' ? scope : 'tail', findings, ...begun })),
  )
  // The log leaves the house: what history was is known elsewhere as well.
  if (asked === 'everything') log.info({ anchor: await asAuditor(auditUrl, readAnchor) }, 'what the books have come to')
}
