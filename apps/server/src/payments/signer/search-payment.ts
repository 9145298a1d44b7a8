import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import {
  type HistoryVerdict,
  judgeHistories,
  judgeAnswers,
  mayPay,
  needsSearch,
} from '@tessera/domain/payments/withdrawals/payment-evidence.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type LastAttempt, lastAttempt } from '#payments/withdrawals/attempts.sql.ts'
import { adoptPayment, coinOf, expectedOf, historiesOf, leaveToReview } from '#payments/withdrawals/find-payment.ts'
import { evidenceOf, type HostAnswer, hostAnswersOf } from '#payments/withdrawals/payment-evidence.sql.ts'
import {
  lockWithdrawal,
  mustStep,
  setSignerRefusal,
  type WithdrawalRow,
} from '#payments/withdrawals/withdrawals.sql.ts'
import { isAgreedSince } from './evidence.sql.ts'
import type { SignerDeps } from './open-signer.ts'

const JOB = 'job:sign-withdrawals'

export type Verdict = ReturnType<typeof mayPay>
export type Searched = {
  readonly verdict: Verdict
  /** The number of the newest attempt that the verdict covers; 0 without an attempt. */
  readonly attempts: number
  readonly hostAnswers: readonly HostAnswer[]
}

/**
 * Searches for a payment of a withdrawal, by a known attempt or by one that a restored database lost. The signer
 * queries every node itself and trusts no row about it (threats NODE-01, RST-01). `read` has the nodes' responses of
 * this run, which suffice if no attempt is known.
 */
export async function searchPayment(deps: SignerDeps, w: WithdrawalRow, read?: Histories): Promise<Searched> {
  const { life, chain } = deps
  const since = life.since()
  const last = await lastAttempt(deps, w.id)
  const attempts = last?.n ?? 0
  const isOlder = since === undefined || w.requested_at < since
  if (!needsSearch({ attempts, isOlder })) return { verdict: 'sign', attempts, hostAnswers: [] }
  const lookups = last === undefined ? [] : await chain.lookUpSignature(last.signature)
  const hot = await deps.keys.hotWallet()
  const isRead = read !== undefined && attempts === 0
  const histories = isRead ? read : await chain.histories(expectedOf(w, await coinOf(deps, w), hot.address))
  const heights = histories.flatMap((one) => ('height' in one ? [one] : []))
  const { value: people } = await deps.inTx(JOB)(async (tx) =>
    ok(await agreed(tx, w.id, { last, isOlder, since, histories })),
  )
  const verdict = mayPay({
    attempts,
    isOlder,
    isQuiet: life.isPastOldSignatures(heights),
    hosts: chain.hosts,
    ...people,
    history: together(judgeHistories(histories), last, lookups),
  })
  return { verdict, attempts, hostAnswers: hostAnswersOf({ lookups, histories }) }
}

/**
 * Reads the payments of all withdrawals that were requested before this signer started, from every node in one pass. So
 * new withdrawals need not wait for one search per old one.
 */
export async function readForOlder(
  deps: SignerDeps,
  waiting: readonly WithdrawalRow[],
): Promise<ReadonlyMap<string, Histories>> {
  const since = deps.life.since()
  const older = waiting.filter((w) => since === undefined || w.requested_at < since)
  return older.length < 2 ? new Map() : historiesOf(deps, older, (await deps.keys.hotWallet()).address)
}

type SignatureLookups = Awaited<ReturnType<SignerDeps['chain']['lookUpSignature']>>

/** A history without the payment counts only if every host agrees with the database about the last attempt. */
function together(history: HistoryVerdict, last: LastAttempt | undefined, lookups: SignatureLookups): HistoryVerdict {
  if (history !== 'absent' || last === undefined) return history
  const judged = judgeAnswers(lookups, last.last_valid_height)
  if (judged === (last.outcome === 'failed_onchain' ? 'failed' : 'search')) return 'absent'
  return judged === 'host_silent' ? judged : 'hosts_differ'
}

export type Histories = Awaited<ReturnType<SignerDeps['chain']['histories']>>
type Since = {
  readonly last: LastAttempt | undefined
  readonly isOlder: boolean
  readonly since: Date | undefined
  readonly histories: Histories
}

/**
 * True if two people agreed after the last attempt, with the current evidence, and, if the database may have been
 * restored, in this life. They have not seen a payment that a host shows only since then (threat NODE-01).
 */
async function agreed(tx: Tx, id: string, { last, isOlder, since, histories }: Since) {
  const life = since ?? tx.now
  const attempted = last?.created_at ?? life
  const evidence = await evidenceOf(tx, id)
  const moments = [attempted, ...(isOlder ? [life] : []), ...(evidence === undefined ? [] : [evidence.at])]
  const after = new Date(Math.max(...moments.map((at) => at.getTime())))
  const seen = new Set(evidence?.hosts.flatMap(({ payments }) => payments.map(({ signature }) => signature)))
  const reported = histories.flatMap((one) => ('payments' in one ? one.payments : []))
  const isNews = reported.some(({ signature }) => !seen.has(signature))
  return {
    peopleAgreed: !isNews && (await isAgreedSince(tx, { kind: 'withdrawal_attempt', id, since: after })),
    reviewedAgain:
      last?.outcome === 'failed_onchain' &&
      (await isAgreedSince(tx, { kind: 'withdrawal_review', id, since: last.created_at })),
  }
}

/** True if no payment was signed and the database was not replaced since the search. */
export const isSearchCurrent = async (
  tx: Tx,
  { life }: SignerDeps,
  id: string,
  searched: Pick<Searched, 'attempts'>,
): Promise<boolean> => ((await lastAttempt(tx, id))?.n ?? 0) === searched.attempts && (await life.holds(tx))

type NotSigned = Omit<Searched, 'verdict'> & { readonly verdict: Exclude<Verdict, 'sign'> }

/** Adopts the found payment, or stores the reason against signing. */
export async function storeFound(tx: Tx, deps: SignerDeps, id: string, searched: NotSigned): Promise<Outcome<void>> {
  const { verdict, hostAnswers } = searched
  const w = await lockWithdrawal(tx, id)
  if (w?.status !== 'approved' || !(await isSearchCurrent(tx, deps, id, searched))) return ok(undefined)
  if (typeof verdict === 'object') {
    await adoptPayment(tx, deps.random, w, verdict.found)
    await mustStep(tx, id, 'adopt')
    deps.log.warn(
      { withdrawal: id, paidAlready: verdict.found.signature },
      'the chain already has the payment of a withdrawal: it was adopted, not signed again',
    )
  } else if (verdict === 'restart_wait') await setSignerRefusal(tx, id, verdict)
  else if (await leaveToReview(tx, id, verdict, hostAnswers))
    deps.log.error(
      { withdrawal: id, peopleDecide: verdict },
      'the chain nodes disagree about a withdrawal: two people must decide it',
    )
  return ok(undefined)
}
