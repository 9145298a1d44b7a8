import { type Amount, amount, formatAmount, minus } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { homeOf } from '@tessera/domain/profile/transfers/transfer.ts'
import { lockAccounts } from '#books/ledger/accounts.sql.ts'
import { lockOwed } from '#books/ledger/open-receivables.sql.ts'
import { repayOwed } from '#books/ledger/post.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { startTransfer } from '#profile/transfers/request-transfer.ts'
import {
  familyOf,
  listOpen,
  lockUnnotified,
  nonSpotAccountsOf,
  type ReceivableRow,
  setNotified,
  spotOf,
} from './receivables.sql.ts'

const BATCH_SIZE = 500

type CollectDeps = Pick<Deps, 'db' | 'inTx' | 'log' | 'random'>

/**
 * Repays receivables from money that became available since the last run, by releases, refunds and trades. Money in
 * spot is first transferred to the wallet, where its arrival repays. Each step may run twice, because a receivable is
 * locked while it is repaid.
 */
export async function collectOwed(deps: CollectDeps, atOnce = BATCH_SIZE): Promise<void> {
  for (let after = 0n; ;) {
    const page = await listOpen(deps, { after, limit: atOnce })
    for (const receivable of page) await tryCollect(deps, receivable)
    const last = page.at(-1)
    if (last === undefined || page.length < atOnce) break
    after = last.number
  }
  while ((await deps.inTx('job:receivables')((tx) => notifyRepaid(tx, atOnce))).value === atOnce);
}

async function tryCollect(deps: CollectDeps, receivable: ReceivableRow): Promise<void> {
  try {
    await deps.inTx('job:receivables')((tx) => collect(tx, deps, receivable))
  } catch (error) {
    // A receivable that cannot be collected must not block the others; the next run tries it again.
    deps.log.error({ err: error, receivable: receivable.id }, 'a receivable could not be collected')
  }
}

async function collect(tx: Tx, { random }: CollectDeps, { customer_id: owner, coin }: ReceivableRow) {
  const family = await familyOf(tx, owner)
  const credited = (await nonSpotAccountsOf(tx, family, coin)).map((account) => ({ account, coin }))
  await lockAccounts(
    tx,
    credited.map(({ account: ref }) => ({ ref, coin })),
  )
  const owed = await lockOwed(
    tx,
    credited.length === 0 ? [{ account: { customer: owner, kind: 'fiat' }, coin }] : credited,
  )
  await repayOwed(tx, credited, owed)
  return fetchFromSpot(tx, random, owner, coin)
}

/** Transfers the available amount from spot to the wallet, at most the outstanding amount. */
async function fetchFromSpot(tx: Tx, random: CollectDeps['random'], owner: string, coin: string) {
  const still = await lockOwed(tx, [{ account: { customer: owner, kind: 'fiat' }, coin }])
  let left = still.reduce((sum, { outstanding }) => sum + outstanding, 0n)
  for (const { customer, available, kind } of await spotOf(tx, owner, coin)) {
    const part: Amount = amount(available < left ? available : left)
    if (part === 0n) break
    const sent = await startTransfer(tx, random.uuid(), {
      customer,
      coin,
      amount: part,
      from: 'spot',
      to: homeOf(kind),
    })
    if (!sent.ok) return sent
    left -= part
  }
  return ok(undefined)
}

/** Notifies customers whose receivables are repaid. Returns their number. */
async function notifyRepaid(tx: Tx, atOnce: number) {
  const unnotified = await lockUnnotified(tx, atOnce)
  for (const r of unnotified) {
    await setNotified(tx, r.id)
    await notify(tx, r.customer_id, {
      kind: 'receivable_repaid',
      params: { amount: formatAmount(minus(r.amount, r.taken), r.scale), fiat: r.coin },
    })
  }
  return ok(unnotified.length)
}
