import type { AccountRef } from '@tessera/domain/books/ledger/transfer.ts'
import type { OwnFunds } from '@tessera/domain/books/ledger/own-funds.ts'
import { sql } from 'kysely'
import { maybeOne, one } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { lockAccounts } from './accounts.sql.ts'

/**
 * The exchange's own money in a coin. The fee account is locked until the transaction ends, so two decisions at once
 * cannot give the same money. `accounts` are the other accounts of the caller's journal: all are locked in one order.
 */
export async function lockOwnFunds(tx: Tx, coin: string, accounts: readonly AccountRef[]): Promise<OwnFunds> {
  // Locked before the accounts. The comparison with external holdings uses the same order.
  const seen = await maybeOne(
    tx,
    sql<{ by: bigint }>`select seen_by::numeric as by from external_balance where coin = ${coin} for share`,
  )
  const refs: AccountRef[] = [{ exchange: 'fees' }, ...accounts]
  await lockAccounts(
    tx,
    refs.map((ref) => ({ ref, coin })),
  )
  const sums = await one(
    tx,
    sql<Omit<OwnFunds, 'seenBy'>>`
      select coalesce(sum(posted) filter (where role = 'fee'), 0)::numeric as fees,
             coalesce(sum(posted) filter (where role = 'rounding'), 0)::numeric as rounding,
             coalesce(sum(posted) filter (where role = 'receivable'), 0)::numeric as receivables,
             coalesce(sum(posted) filter (where role = 'deficit'), 0)::numeric as deficit
        from account where customer_id is null and coin = ${coin}`,
  )
  return { ...sums, seenBy: seen?.by ?? 0n }
}
