import { amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { unlocksOf } from '@tessera/domain/issuance/new-coins/unlocks.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { hold, release } from '#books/ledger/holds.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Deps } from '#platform/http/deps.ts'
import { idAt } from '#platform/random/random.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { SubscriptionRow } from './subscriptions.sql.ts'
import { dueUnlocks, insertUnlock, lockDueUnlock, setReleased } from './unlocks.sql.ts'

/**
 * Locks delivered tokens by the sale's schedule, in the transaction of the delivery: each part is held until its time.
 */
export async function lockUp(tx: Tx, row: SubscriptionRow): Promise<void> {
  if (row.unlocks.length === 0 || row.allotted === null) return
  const bought = amount(row.allotted * 10n ** BigInt(row.decimals))
  const account = { customer: row.customer_id, kind: 'token' } as const
  for (const { at, amount: part } of unlocksOf(bought, row.unlocks)) {
    const id = idAt(tx.now)
    const held = at > tx.now ? await hold(tx, account, row.symbol, part, { type: 'token_unlock', id }) : undefined
    assert(held?.ok !== false, `the tokens of ${row.symbol} that were just delivered cannot be held`)
    await insertUnlock(tx, {
      id,
      subscription_id: row.id,
      customer_id: row.customer_id,
      unlock_at: at,
      amount: part,
      hold_id: held?.value.holdId ?? null,
    })
  }
}

/** Releases parts whose lock-up is over, each once and in a separate transaction. */
export async function releaseUnlocks(deps: Pick<Deps, 'inTx'>): Promise<void> {
  const inTx = deps.inTx('job:unlocks')
  const due = await inTx(async (tx) => ok(await dueUnlocks(tx, tx.now)))
  for (const { id } of due.value) await inTx(async (tx) => ok(await releaseUnlock(tx, id)))
}

async function releaseUnlock(tx: Tx, id: string): Promise<void> {
  const unlock = await lockDueUnlock(tx, id)
  if (unlock === undefined) return
  const { name_en, name_zh, symbol, decimals } = unlock
  await release(tx, unlock.hold_id)
  await setReleased(tx, id)
  await notify(tx, unlock.customer_id, {
    kind: 'tokens_unlocked',
    params: {
      product: { en_US: name_en, zh_CN: name_zh },
      quantity: formatAmount(unlock.amount, decimals),
      coin: symbol,
    },
  })
}
