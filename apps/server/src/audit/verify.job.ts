import { ok } from '@tessera/domain/outcome.ts'
import type { Deps } from '../platform/deps.ts'
import { brokenInvariants } from '../platform/metrics.ts'
import { roleUrl } from '../platform/roles.ts'
import { newestCheck, recordCheck } from './books-check.sql.ts'
import { verify } from './verify.ts'

/** A run each minute sees five: one that fails or comes late leaves no gap. */
const TAIL_MINUTES = 5

type Needs = Pick<Deps, 'config' | 'inTx' | 'log'>

/** Holds the books against the invariants and writes down what it found; a finding stops money from leaving, not the site. */
export async function verifyBooks({ config, inTx, log }: Needs, scope: 'tail' | 'everything'): Promise<void> {
  const began = await inTx('job:verify_books')(async (tx) => ok(await newestCheck(tx)))
  const auditUrl = roleUrl(config.DATABASE_URL, 'audit_ro')
  const findings = await verify(auditUrl, scope === 'tail' ? { lastMinutes: TAIL_MINUTES } : scope)
  brokenInvariants.set(findings.length)
  if (findings.length > 0) log.error({ broken: findings }, 'the books break an invariant: no money leaves')
  await inTx('job:verify_books')(async (tx) => ok(await recordCheck(tx, { scope, findings, sawUpTo: began.value })))
}
