import { sql } from 'kysely'
import { one, type Source } from '#platform/database/rows.ts'

// Payments of the hot wallet that no withdrawal explains, and debits of the bank that no payment explains. The code in
// `restores` and `bank` finds and settles them.

/** Returns the start of the oldest open finding made while no restore was open; undefined if there is none. */
export const oldestUnexplainedPayment = async (source: Source): Promise<Date | undefined> =>
  (
    await one(
      source,
      sql<{ since: Date | null }>`
        select min(found_at) as since from lost_payment where outcome is null and restore_id is null`,
    )
  ).since ?? undefined

/** Returns true if an unexplained payment of this coin is not settled yet. */
export const hasOpenPayment = async (source: Source, coin: string): Promise<boolean> =>
  (
    await one(
      source,
      sql<{ any: boolean }>`select exists (select from lost_payment where coin = ${coin} and outcome is null) as any`,
    )
  ).any

/** True if a payment left our bank account without an explanation that two people confirmed. */
export const hasUnexplainedDebit = async (source: Source): Promise<boolean> =>
  (
    await one(
      source,
      sql<{ any: boolean }>`
        select exists (select from bank_line where direction = 'out' and status = 'queued') as any`,
    )
  ).any
