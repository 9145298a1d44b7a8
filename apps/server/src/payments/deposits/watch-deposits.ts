import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { wallMs } from '#platform/clock/clock.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Arrival } from '#payments/chain/chain-reads.ts'
import type { Chain } from '#payments/chain/chain.ts'
import { advanceCursor, explainedBalance, recordCheck, watchedAddresses, type Watched } from './addresses.sql.ts'
import { countConfirmations, openBefore, type OpenDeposit } from './deposits.sql.ts'
import { dueChecks, emptyChecksAfter, countingTurns } from './due-checks.ts'
import { announceDeposit, dropDeposit, settleDeposit } from './settle-deposit.ts'

export type WatchDeps = Pick<Deps, 'db' | 'inTx' | 'random' | 'log'> & { readonly chain: Chain }

/** Number of slots after which a transaction that failed, or that no provider knows, counts as gone. */
const VANISHED_SLOTS = 300n

/**
 * Checks every watched account once. Concurrent runs and crashes are safe, because its state is in rows, not in memory.
 * Once a day it reads each list from the start, to find transactions that a provider left out before.
 */
export async function watchDepositsOnce(
  deps: WatchDeps,
  since: 'cursor' | 'start' = 'cursor',
  turn = firstTurn(),
): Promise<void> {
  const all = await watchedAddresses(deps, deps.chain.chain)
  for (const { watched, balance } of await due(deps, all, { since, turn })) {
    try {
      const found = await watchAccount(deps, watched, since === 'cursor' ? (watched.signature ?? undefined) : undefined)
      const isEmpty = found === 0 && (await isExplained(deps, { watched, balance }))
      const emptyChecks = emptyChecksAfter(watched, { balance, isEmpty })
      if (balance !== watched.balance || emptyChecks !== watched.empty_looks)
        await deps.inTx('job:watch-deposits')(async (tx) =>
          ok(await recordCheck(tx, watched, { balance, emptyChecks })),
        )
    } catch (error) {
      // An account that cannot be read must not block the others. The next check tries it again.
      deps.log.error(
        { err: error, tokenAccount: watched.token_account },
        'a token account could not be read for deposits',
      )
    }
  }
  const head = await deps.chain.headSlot()
  await deps.inTx('job:watch-deposits')(async (tx) => ok(await countConfirmations(tx, deps.chain.chain, head)))
  await dropVanished(deps, head)
}

/**
 * Returns the first turn from the clock, so that a process that restarts often begins with other accounts each time.
 */
const firstTurn = (): number => Math.floor(wallMs() / 1000)

/** The watcher's loop: one check per turn. */
export const watchDeposits = (deps: WatchDeps): (() => Promise<void>) =>
  countingTurns(firstTurn(), (turn) => watchDepositsOnce(deps, 'cursor', turn))

type Due = { readonly watched: Watched; readonly balance: string }

/**
 * Returns the accounts to check, each with its balance before the check: those that are due, and quiet ones with a
 * changed balance.
 */
async function due(
  { chain }: WatchDeps,
  all: readonly Watched[],
  { since, turn }: { readonly since: 'cursor' | 'start'; readonly turn: number },
): Promise<Due[]> {
  const { signatures, balances } = since === 'start' ? { signatures: all, balances: [] } : dueChecks(all, turn)
  const read = await chain.balancesOf([...signatures, ...balances].map(({ token_account }) => token_account))
  const withBalance = (watched: Watched): Due => ({ watched, balance: read.get(watched.token_account) ?? '' })
  const changed = balances.map(withBalance).filter(({ watched, balance }) => balance !== watched.balance)
  return [...signatures.map(withBalance), ...changed]
}

/** False while settled deposits do not explain the balance, because a node may list a transaction late. */
const isExplained = async (deps: WatchDeps, { watched, balance }: Due): Promise<boolean> =>
  (await explainedBalance(deps, watched)) === BigInt(balance)

/** Returns the number of transactions found. */
async function watchAccount(deps: WatchDeps, watched: Watched, since: string | undefined): Promise<number> {
  let done: Arrival | undefined
  let unsettled = false
  const arrived = await deps.chain.arrivals(watched.token_account, since)
  for (const arrival of arrived) {
    const settled = await tryToHandle(deps, watched, arrival)
    unsettled ||= !settled
    // Arrivals after an unsettled one are handled now and again later, because the cursor stays before it.
    if (!unsettled) done = arrival
  }
  const reached = done
  if (reached !== undefined)
    await deps.inTx('job:watch-deposits')(async (tx) => ok(await advanceCursor(tx, watched, reached)))
  return arrived.length
}

/**
 * An arrival that cannot be read must not block those after it. It stays unsettled, and the next check tries it again.
 */
async function tryToHandle(deps: WatchDeps, watched: Watched, arrival: Arrival): Promise<boolean> {
  try {
    return await handle(deps, watched, arrival)
  } catch (error) {
    deps.log.error(
      { err: error, tokenAccount: watched.token_account, signature: arrival.signature },
      'an incoming payment could not be processed and is tried again',
    )
    return false
  }
}

/** True if no further event can follow from this transaction. */
async function handle(deps: WatchDeps, watched: Watched, arrival: Arrival): Promise<boolean> {
  const account = { tokenAccount: watched.token_account, owner: watched.address, mint: watched.mint }
  const inTx = deps.inTx('job:watch-deposits')
  if (arrival.failed) return arrival.finalized
  if (!arrival.finalized) {
    const announced = (await deps.chain.announced(arrival.signature, account)) ?? []
    for (const one of announced) await inTx((tx) => announceDeposit(tx, deps.random.uuid(), watched, one))
    return false
  }
  const settled = await deps.chain.settled(arrival.signature, account)
  if (settled === undefined) return false
  for (const one of settled) await inTx((tx) => settleDeposit(tx, deps.random.uuid(), watched, one))
  return true
}

async function dropVanished(deps: WatchDeps, head: bigint): Promise<void> {
  for (const open of await openBefore(deps, deps.chain.chain, head - VANISHED_SLOTS)) {
    try {
      if (await isGone(deps, open)) await deps.inTx('job:watch-deposits')((tx) => dropDeposit(tx, open.id))
    } catch (error) {
      deps.log.error(
        { err: error, deposit: open.id, signature: open.signature },
        'a deposit that vanished from the chain could not be dropped',
      )
    }
  }
}

async function isGone(deps: WatchDeps, open: OpenDeposit): Promise<boolean> {
  const state = await deps.chain.stateOf(open.signature)
  return state === 'absent' || state === 'failed' || (state === 'finalized' && isMissingOnChain(deps, open))
}

/** True if the final transaction does not contain the movement that one provider announced. */
async function isMissingOnChain({ chain }: WatchDeps, { signature, path, ...account }: OpenDeposit): Promise<boolean> {
  const settled = await chain.settled(signature, account)
  return settled?.every((one) => one.path !== path) ?? false
}
