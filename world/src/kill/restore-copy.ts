import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../makers/random.ts'
import { type Claim, claim, type NodeUrls } from './claims.ts'
import { clientOf, someOtherCommand, withdraw } from './commands.ts'
import { approve, confirmMailed } from './operators.ts'
import { eventually } from './eventually.ts'
import { type Counts, type LoadTarget, settleClaims, underLoad } from './load.ts'
import { moments } from './moments.sql.ts'
import { openRestoreId, countSigned, stillInReview, statusesOf } from './state.sql.ts'

const PENDING_COUNT = 8
const LOAD_MS = 1_500
const PAID_MS = 300_000
const RESTORED_MS = 300_000
const LOOK_MS = 500

/**
 * Copies the database under load. Operators then approve withdrawals that wait in the copy, and the signer pays them.
 * The world is killed while another one is paid, and the copy is restored. Two people end the restore. Returns the
 * commands that came before the copy ended; later ones are lost.
 */
export async function restoreCopy(site: LoadTarget, roll: Random, urls: NodeUrls, tally: Counts): Promise<Claim[]> {
  const { exchange } = site
  const waiting = await requestWithdrawals(site, roll)
  const started = await exchange.startCopy()
  const load = { make: someOtherCommand, withApprovals: false }
  const made = [...waiting, ...(await underLoad(site, roll, load, () => pause(LOAD_MS)))]
  const settled = await settleClaims(made, urls, tally)
  await started.finish()
  const remembered = site.investors.map(({ made: own }) => own.length)
  const ids = waiting.flatMap(({ id }) => id ?? [])
  const half = Math.ceil(ids.length / 2)
  const moment = moments[Math.floor(roll() * moments.length)] ?? 'sent'
  await underLoad(site, roll, load, async (over) => {
    await whileApproving(site, ids.slice(0, half), () => untilSomePaid(site, ids))
    await whileApproving(site, ids.slice(half), () => exchange.kill(moment))
    over.abort()
  })
  // The ledger gets shorter, so the next check reads all of it.
  await site.tail.pause(() => exchange.putBackCopy())
  for (const [n, investor] of site.investors.entries()) investor.made.length = remembered[n] ?? 0
  await endRestore(site)
  return settled
}

/** Creates withdrawals that await their email or review when the copy is made. */
async function requestWithdrawals(site: LoadTarget, roll: Random): Promise<Claim[]> {
  const { exchange, investors } = site
  const requests: Claim[] = []
  for (let n = 0; n < PENDING_COUNT; n += 1) {
    const investor = investors[n % investors.length]
    if (investor !== undefined) requests.push(await claim(await withdraw(investor, roll), exchange.urls.world))
    // The copy then contains some that await review and some that await their email.
    if (n < PENDING_COUNT / 2) await confirmMailed(site, exchange.urls.world)
  }
  const requested = requests.filter(({ id }) => id !== undefined).length
  if (requested < 2)
    throw new Error(
      `at least two withdrawals must be requested before the copy, not ${requested}: ${requests.map(({ refused }) => refused ?? 'requested').join()}`,
    )
  return requests
}

/** Operators approve these withdrawals until `work` has ended. */
async function whileApproving(site: LoadTarget, ids: readonly string[], work: () => Promise<void>): Promise<void> {
  const done = new AbortController()
  const approving = async (): Promise<void> => {
    while (!done.signal.aborted) {
      await confirmMailed(site, site.exchange.urls.world)
      for (const id of await eventually(() => stillInReview(site, ids)))
        await approve(site.operators, id, site.exchange.urls.world)
      await pause(LOOK_MS)
    }
  }
  await Promise.all([approving(), work().finally(() => done.abort())])
}

/** Waits until the chain has paid one of them, which the copy does not know. */
async function untilSomePaid(site: LoadTarget, ids: readonly string[]): Promise<void> {
  for (const began = performance.now(); performance.now() - began < PAID_MS;) {
    const paid = await site.exchange.payments()
    if (ids.some((id) => paid.has(id))) return
    await pause(LOOK_MS)
  }
  throw new Error(`nothing was paid after the copy: ${JSON.stringify(await statusesOf(site, ids))}`)
}

/** Ends the restore by two people after chain, bank and audit copy were read again; until then nothing is signed. */
async function endRestore(site: LoadTarget): Promise<void> {
  const signed = await eventually(() => countSigned(site))
  for (const began = performance.now(); performance.now() - began < RESTORED_MS;) {
    const id = await eventually(() => openRestoreId(site))
    if (id === undefined) throw new Error('the world did not start in restore mode')
    if ((await countSigned(site)) !== signed) throw new Error('something was signed while a restore is open')
    if (await tryToEnd(site, id)) return
    await pause(LOOK_MS)
  }
  throw new Error('the restore could not be ended')
}

async function tryToEnd({ exchange, operators: [maker, checker] }: LoadTarget, subjectId: string): Promise<boolean> {
  const reason = 'Chain, bank and copy agree.'
  const making = clientOf(approvals, exchange.urls.world, maker)
  const approvalRequest = { kind: 'restore_end', subjectId, verdict: 'approve', reason, proposal: {} } as const
  // Not everything has been read, or more was read after the proposal.
  const request = await making.propose(approvalRequest).catch(ignoreTemporary)
  if (request === undefined) return false
  const decision = {
    requestId: request.id,
    verdict: 'approve',
    contentHash: request.contentHash,
    note: reason,
  } as const
  const decided = await clientOf(approvals, exchange.urls.world, checker).decide(decision).catch(ignoreTemporary)
  if (decided === undefined) await making.cancel({ requestId: request.id })
  return decided !== undefined
}

const temporaryRefusals: ReadonlySet<string> = new Set(['APPROVAL_SUBJECT_MOVED', 'APPROVAL_CONTENT_CHANGED'])
function ignoreTemporary(error: unknown): undefined {
  if (!(error instanceof ApiError) || !temporaryRefusals.has(error.code)) throw error
  return undefined
}
