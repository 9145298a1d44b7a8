import { accountKey, type AccountRef } from '@tessera/domain/books/ledger/transfer.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { changed, many } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { systemRandom } from '#platform/random/random.ts'
import { lockAccounts } from './accounts.sql.ts'

export type HoldRow = {
  id: string
  account_id: bigint
  amount: bigint
  captured: bigint
  released: bigint
  state: string
}

/** Holds `amount` of an account for `ref`, once per reference. The owner keeps a held amount but cannot spend it. */
export async function hold(
  tx: Tx,
  account: AccountRef,
  coin: string,
  amount: Amount,
  ref: { readonly type: string; readonly id: string },
): Promise<Outcome<{ holdId: string }, 'INSUFFICIENT_AVAILABLE_BALANCE'>> {
  assert(amount > 0n, 'the amount of a hold must be above zero')
  const id = (await lockAccounts(tx, [{ ref: account, coin }])).get(accountKey(account, coin))
  assert(id, 'the account of the hold does not exist')
  const moved = await changed(
    tx,
    sql`update account set held = held + ${String(amount)}::numeric
         where id = ${id} and posted - held >= ${String(amount)}::numeric`,
  )
  if (moved !== 1n) return refuse('INSUFFICIENT_AVAILABLE_BALANCE')
  const holdId = systemRandom.uuid()
  await changed(
    tx,
    sql`insert into hold (id, account_id, coin, amount, state, ref_type, ref_id, created_at)
        values (${holdId}, ${id}, ${coin}, ${String(amount)}::numeric, 'open', ${ref.type}, ${ref.id}, ${tx.now})`,
  )
  return ok({ holdId })
}

/**
 * Releases the rest of an open hold. Throws if the hold is already resolved, because the status of its owner prevents a
 * second call.
 */
export async function release(tx: Tx, holdId: string, as: 'released' | 'expired' = 'released'): Promise<void> {
  const held = (await lockHolds(tx, [holdId])).get(holdId)
  assert(held?.state === 'open', `hold ${holdId} cannot be released`)
  const rest = held.amount - held.captured - held.released
  await changed(tx, sql`update account set held = held - ${String(rest)}::numeric where id = ${held.account_id}`)
  await changed(
    tx,
    sql`update hold set released = released + ${String(rest)}::numeric, state = ${as}, resolved_at = ${tx.now} where id = ${holdId}`,
  )
}

/** Releases a part of an open hold; the rest remains held. If the part is the whole rest, the hold ends as released. */
export async function releasePart(tx: Tx, holdId: string, amount: Amount): Promise<void> {
  const held = (await lockHolds(tx, [holdId])).get(holdId)
  const rest = held === undefined ? 0n : held.amount - held.captured - held.released
  assert(held?.state === 'open' && amount > 0n && amount <= rest, `${amount} of hold ${holdId} cannot be released`)
  await changed(tx, sql`update account set held = held - ${String(amount)}::numeric where id = ${held.account_id}`)
  // Earlier captures remain. A hold without a rest ends with the status of its last part.
  await changed(
    tx,
    sql`update hold set released = released + ${String(amount)}::numeric,
               state = case when ${amount === rest} then 'released' else state end,
               resolved_at = case when ${amount === rest} then ${tx.now}::timestamptz end
         where id = ${holdId}`,
  )
}

export async function lockHolds(tx: Tx, ids: readonly string[]): Promise<Map<string, HoldRow>> {
  if (ids.length === 0) return new Map()
  const rows = await many(
    tx,
    sql<HoldRow>`select id, account_id, amount, captured, released, state from hold where id = any(${ids}::uuid[]) order by id for update`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}
