import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { judgeHistories } from '@tessera/domain/payments/withdrawals/payment-evidence.ts'
import { CHAIN_START } from '#services/audit/verify-chain.ts'
import type { EntryRow, Link } from '#services/audit/audit.sql.ts'
import { entriesCopied, keeperOf, sendLines } from '#services/audit/copy-keeper.ts'
import { isEntry } from '#services/audit/copy.sql.ts'
import {
  openRestore,
  type Restore,
  setBankRead,
  setChainReconciled,
  setCopyRead,
} from '#services/audit/restores.sql.ts'
import { readFeed } from '#payments/bank/read-feed.ts'
import { feedPosition } from '#payments/bank/lines.sql.ts'
import { exchangeWallets } from '#books/coins/exchange-wallets.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Chain } from '#payments/chain/chain.ts'
import { isAgreedSince } from '#payments/signer/evidence.sql.ts'
import { adoptPayment, historiesOf, leaveToReview } from '#payments/withdrawals/find-payment.ts'
import { hostAnswersOf } from '#payments/withdrawals/payment-evidence.sql.ts'
import { lockWithdrawal, mustStep, withdrawalsIn, type WithdrawalRow } from '#payments/withdrawals/withdrawals.sql.ts'
import { adoptFile, isListed as listsPayouts, LOST_FILE } from './adopt-file.ts'
import { findLostPayments } from './find-lost-payments.ts'
import { openFindings } from './lost-payments.sql.ts'

const JOB = 'job:reconcile_restore'
/** Number of entries per step backwards. It is below the keeper's page size, so that consecutive reads overlap. */
const STEP = 500n
type Needs = Deps & { readonly chain: Chain }

/** Withdrawals that were never signed in this database, but may have been signed in the lost one. */
const unsigned = ['held', 'email_confirm', 'review', 'approved', 'failed'] as const

/**
 * Reconciles while a restore is open. Reads the lost entries from the copy of the audit log, searches the chain for
 * payments, and reads new bank lines. Payments that are found are adopted. Two people then end the restore. Each step
 * may run twice.
 */
export function restoreReconciler(deps: Needs): () => Promise<void> {
  let quietAfter: ReadonlyMap<string, bigint> | undefined
  return async () => {
    const restore = await openRestore(deps)
    if (restore === undefined) {
      quietAfter = undefined
      return
    }
    quietAfter ??= await deps.chain.lastValidHeights()
    if (restore.copy_seq === null && !(await readCopy(deps, restore))) return
    await searchChain(deps, restore, quietAfter)
    await readBank(deps, restore)
  }
}

/**
 * Returns false if the copy belongs to another history than our log. Such a database was not restored, and reconciling
 * stops.
 */
async function readCopy(deps: Needs, restore: Restore): Promise<boolean> {
  const keeper = keeperOf(deps.config)
  const head: Link = { seq: restore.log_seq, hash: restore.log_hash }
  if (keeper === undefined) {
    const nothing = { fork: head, end: head, lost: 0, files: 0, unread: 0 }
    await deps.inTx(JOB)(async (tx) => ok(await setCopyRead(tx, restore.id, nothing)))
    return true
  }
  const end = await sendLines(keeper, [])
  const fork = await lastCommon(deps, keeper, head)
  if (fork.seq === CHAIN_START.seq && end.seq > fork.seq) {
    deps.log.error(
      { restore: restore.id },
      'the audit copy and this log have no entry in common: restore a backup of the copied history',
    )
    return false
  }
  const lost: EntryRow[] = []
  for (let at = fork.seq; at < end.seq; at = lost.at(-1)?.seq ?? end.seq) {
    const next = await entriesCopied(keeper, at)
    const last = next.at(-1)
    // A repeated request for the same entries would return the same response endlessly.
    if (last === undefined || last.seq <= at)
      throw new Error(`the audit copy ends at ${end.seq} and gives no entry after ${at}`)
    lost.push(...next)
  }
  const files = lost.filter(({ action }) => action === LOST_FILE)
  await deps.inTx(JOB)(async (tx) => {
    // Files without a list come first, because a payout that another file lists was sent in that file.
    let unread = 0
    for (const entry of files.toSorted((a, b) => Number(listsPayouts(a)) - Number(listsPayouts(b))))
      if ((await adoptFile(tx, entry, { restoreId: restore.id, newId: deps.random.uuid })) === 'unread') unread += 1
    return ok(await setCopyRead(tx, restore.id, { fork, end, lost: lost.length, files: files.length, unread }))
  })
  return true
}

/**
 * Returns the last entry that log and copy have in common. Both may have continued after it, for example if the server
 * started without the start mode.
 */
async function lastCommon(deps: Needs, keeper: NonNullable<ReturnType<typeof keeperOf>>, head: Link): Promise<Link> {
  for (let from = head.seq; ; from = from > STEP ? from - STEP : 0n) {
    const copied = await entriesCopied(keeper, from > 0n ? from - 1n : 0n)
    let common: Link | undefined
    for (const entry of copied) {
      if (!(await isEntry(deps, entry))) break
      common = entry
    }
    if (common !== undefined) return common
    if (from === 0n) return CHAIN_START
  }
}

async function searchChain(deps: Needs, restore: Restore, quietAfter: ReadonlyMap<string, bigint>): Promise<void> {
  const isUnsure = (await openFindings(deps)).unsure > 0
  if (restore.chain_at !== null && restore.unsure === 0 && !isUnsure) return
  const height = await deps.chain.finalizedHeight()
  const [hotWallet] = await exchangeWallets(deps, deps.chain.chain, 'hot')
  const counts = { adopted: 0, unsure: 0 }
  const unsignedWithdrawals: WithdrawalRow[] = []
  for (const status of unsigned) unsignedWithdrawals.push(...(await withdrawalsIn(deps, deps.chain.chain, status)))
  // Without a hot wallet, no payment was ever signed.
  const reported = hotWallet === undefined ? undefined : await historiesOf(deps, unsignedWithdrawals, hotWallet)
  for (const w of reported === undefined ? [] : unsignedWithdrawals) {
    const found = await adoptFound(deps, restore, w, reported?.get(w.id) ?? [])
    if (found !== 'absent') counts[found] += 1
  }
  // Bytes that were signed before the restore may be confirmed until that height.
  const isPastOldSignatures = [...quietAfter.values()].every((after) => height > after)
  // If only one host shows a payment, the hosts are queried again.
  const isListed = (restore.chain_at !== null && !isUnsure) || hotWallet === undefined
  const isRead = isPastOldSignatures && (isListed || (await findLostPayments(deps, restore, hotWallet)))
  if (!isRead && counts.adopted === 0) return
  await deps.inTx(JOB)(async (tx) => ok(await setChainReconciled(tx, restore.id, counts, isRead)))
}

type Histories = Awaited<ReturnType<Chain['histories']>>
type AdoptResult = 'adopted' | 'unsure' | 'absent'

/**
 * Adopts found payments. If payments cannot be searched for, two people decide by the nodes' responses once the
 * withdrawal waits for a signature.
 */
async function adoptFound(deps: Needs, restore: Restore, w: WithdrawalRow, histories: Histories): Promise<AdoptResult> {
  const verdict = judgeHistories(histories)
  if (verdict === 'absent') return verdict
  const settled = await deps.inTx(JOB)(async (tx): Promise<Outcome<AdoptResult, never>> => {
    const now = await lockWithdrawal(tx, w.id)
    // A withdrawal that changed since it was read is searched for again.
    if (now?.status !== w.status) return ok('unsure')
    if (typeof verdict === 'object') {
      await adoptPayment(tx, deps.random, now, verdict.found)
      await mustStep(tx, w.id, 'adopt')
      return ok('adopted')
    }
    if (now.status !== 'approved') return ok('unsure')
    // Two people may agree to sign again. The signer then checks the nodes and this agreement again.
    if (await isAgreedSince(tx, { kind: 'withdrawal_attempt', id: w.id, since: restore.began_at })) return ok('absent')
    await leaveToReview(tx, w.id, verdict, hostAnswersOf({ histories }))
    return ok('unsure')
  })
  assert(settled.ok, 'adopting a found payment must not be refused')
  return settled.value
}

/** Reads the feed to its end, at which a read no longer changes the position. */
async function readBank(deps: Needs, restore: Restore): Promise<void> {
  if (restore.bank_at !== null) return
  const url = deps.config.BANK_FEED_URL
  if (url !== undefined) {
    const before = await feedPosition(deps, url)
    await readFeed(deps)
    if ((await feedPosition(deps, url)) !== before) return
  }
  await deps.inTx(JOB)(async (tx) => ok(await setBankRead(tx, restore.id)))
}
