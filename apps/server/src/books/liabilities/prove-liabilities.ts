import { type Hash, type Tree, treeOf } from '@tessera/domain/books/liabilities/tree.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { setImmediate as turn } from 'node:timers/promises'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { queryAsAuditor } from '#services/audit/verify.ts'
import { auditUrlOf } from '#platform/config/config.ts'
import type { Deps } from '#platform/http/deps.ts'
import { sha256 } from '#platform/random/random.ts'
import { insertSnapshot, newestSnapshot, writeLonger } from './liabilities.sql.ts'
import { type OwedNow, readOwed } from './customer-totals.sql.ts'

type Needs = Pick<Deps, 'config' | 'db' | 'clock' | 'inTx' | 'random' | 'log'>

/** Builds a tree per coin of the amounts owed to customers at this moment. All trees are stored, or none. */
export async function proveLiabilities({ config, clock, inTx, random, log }: Needs): Promise<void> {
  const now = await queryAsAuditor(auditUrlOf(config), readOwed)
  const unbalanced = unbalancedCoins(now)
  if (unbalanced.length > 0) {
    log.error({ coins: unbalanced }, 'the amounts owed to customers differ from the books: no snapshot is taken')
    return
  }
  const nonce = () => Buffer.from(random.bytes(32)).toString('hex')
  const of = { takenAt: clock(now.at), journalSeq: now.journalSeq }
  const trees: { coin: string; tree: Tree }[] = []
  for (const { coin } of now.coins) {
    const owed = now.owed.filter((each) => each.coin === coin)
    const leaves = owed.map((each) => ({ nonce: nonce(), owner: each.owner, coin, balance: amount(each.amount) }))
    trees.push({ coin, tree: await treeOf(coin, leaves, { hash: yieldingHash(), freshNonce: nonce }) })
  }
  await inTx('job:prove_liabilities')(async (tx) => {
    await writeLonger(tx)
    for (const { coin, tree } of trees) await insertSnapshot(tx, { ...of, coin }, tree)
    return ok(undefined)
  })
}

/** Takes the snapshot of a server that was stopped at night, or that has none yet. */
export async function proveLiabilitiesLate(deps: Needs): Promise<void> {
  const { now, newest } = (
    await deps.inTx('job:prove_liabilities')(async (tx) => ok({ now: tx.now, newest: await newestSnapshot(tx) }))
  ).value
  if (newest === null || now.getTime() - newest.getTime() > DAY_MS) await proveLiabilities(deps)
}

/**
 * Returns the coins with a negative customer balance, or whose customer total differs from the other side of the
 * ledger.
 */
function unbalancedCoins({ coins, owed }: OwedNow): string[] {
  const sums = new Map(coins.map(({ coin }) => [coin, 0n]))
  for (const { coin, amount: each } of owed) sums.set(coin, (sums.get(coin) ?? 0n) + each)
  const negative = owed.flatMap(({ coin, amount: each }) => (each < 0n ? [coin] : []))
  return [
    ...new Set([...negative, ...coins.flatMap((each) => (sums.get(each.coin) === each.amount ? [] : [each.coin]))]),
  ]
}

const HASHES_PER_TURN = 1000

/** Returns a hash that pauses regularly, so that the process can do other work while a large tree is hashed. */
function yieldingHash(): Hash {
  let done = 0
  return async (text) => {
    done += 1
    if (done % HASHES_PER_TURN === 0) await turn()
    return sha256(text)
  }
}
