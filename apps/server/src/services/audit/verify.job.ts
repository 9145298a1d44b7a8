import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { auditUrlOf } from '#platform/config/config.ts'
import type { Deps } from '#platform/http/deps.ts'
import { booksVerifiedAt, brokenInvariants, unconfirmedFindings } from '#platform/observing/metrics.ts'
import { beginCheck, recordCheck } from './books-check.sql.ts'
import { readAnchor } from './anchor.sql.ts'
import { queryAsAuditor, type Finding, runChecks, type Scope, verify } from './verify.ts'

/** How much further back the second check after a finding of a tail check reads: numbers of each chain, and minutes. */
const NEIGHBOURHOOD = { links: 10_000n, minutes: 60 }

type Needs = Pick<Deps, 'config' | 'inTx' | 'log'>

/**
 * Checks the ledger against the invariants and stores the findings. A finding stops payments, not the site. It counts
 * only if an immediate second check confirms it, at a new moment and over a wider window.
 */
export async function verifyBooks({ config, inTx, log }: Needs, request: 'tail' | 'everything'): Promise<void> {
  const { tail, ...check } = (await inTx('job:verify_books')(async (tx) => ok(await beginCheck(tx)))).value
  // Without an earlier check there is no tail.
  const scope: Scope = request === 'everything' || tail === undefined ? 'everything' : tail
  const auditUrl = auditUrlOf(config)
  const checked = await runChecks(auditUrl, scope)
  const { confirmed, unconfirmed } = await confirm(auditUrl, scope, checked.findings)
  brokenInvariants.set(confirmed.length)
  unconfirmedFindings.inc(unconfirmed.length)
  booksVerifiedAt.set(check.beganAt.getTime() / 1000)
  if (confirmed.length > 0) log.error({ broken: confirmed }, 'the ledger check failed: withdrawals are stopped')
  if (unconfirmed.length > 0) log.error({ unconfirmed }, 'a second ledger check did not confirm a finding')
  await inTx('job:verify_books')(async (tx) =>
    ok(
      await recordCheck(tx, {
        scope: scope === 'everything' ? scope : 'tail',
        findings: confirmed,
        unconfirmed,
        chainEnds: checked.chainEnds,
        ...check,
      }),
    ),
  )
  // The log is shipped to another system, so the anchor is stored there as well.
  if (request === 'everything')
    log.info(
      { anchor: await queryAsAuditor(auditUrl, readAnchor) },
      'the full ledger check ended: its anchor identifies the newest entry of each chain',
    )
}

type Confirmation = { readonly confirmed: readonly Finding[]; readonly unconfirmed: readonly Finding[] }

/**
 * A finding is confirmed if the second check finds its invariant broken too. The rows are those of the second check.
 */
async function confirm(auditUrl: string, scope: Scope, first: readonly Finding[]): Promise<Confirmation> {
  if (first.length === 0) return { confirmed: [], unconfirmed: [] }
  const again = await verify(auditUrl, neighbourhoodOf(scope))
  const [before, now] = [first, again].map((all) => new Set(all.map(({ invariant }) => invariant)))
  return {
    confirmed: again.filter(({ invariant }) => before?.has(invariant)),
    unconfirmed: first.filter(({ invariant }) => now?.has(invariant) !== true),
  }
}

const neighbourhoodOf = (scope: Scope): Scope =>
  scope === 'everything'
    ? scope
    : {
        lastMinutes: scope.lastMinutes + NEIGHBOURHOOD.minutes,
        journal: beforeNeighbourhood(scope.journal),
        act: beforeNeighbourhood(scope.act),
      }

const beforeNeighbourhood = (seq: bigint): bigint => (seq > NEIGHBOURHOOD.links ? seq - NEIGHBOURHOOD.links : 0n)
