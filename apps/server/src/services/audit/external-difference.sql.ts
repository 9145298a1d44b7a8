import { type Difference, differenceIn } from '@tessera/domain/books/reconciliation/difference.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/** The external holdings of a coin by the ledger, and the last journal that moved them. Trades never move them. */
export type Books = { readonly held: bigint; readonly seq: bigint }

/** Returns the ledger's holdings at one moment for all these coins. A coin without external accounts has zero. */
export async function externalBooks(source: Source, coins: readonly string[]): Promise<(coin: string) => Books> {
  const rows = await many(
    source,
    sql<Books & { readonly coin: string }>`
      select coin, held, coalesce(seq, 0) as seq from held_outside where coin = any(${coins}::text[])`,
  )
  const byCoin = new Map(rows.map(({ coin, ...books }) => [coin, books]))
  return (coin) => byCoin.get(coin) ?? { held: 0n, seq: 0n }
}

/**
 * Returns the difference of earlier comparisons, with the coin's row locked, so that nobody posts against the holdings
 * read after it.
 */
export async function lockDifference(tx: Tx, coin: string): Promise<Difference | undefined> {
  const row = await maybeOne(
    tx,
    sql<{ by: bigint; since: Date | null }>`
      select seen_by as by, seen_since as since from external_balance where coin = ${coin} for update`,
  )
  return row?.since == null ? undefined : { by: row.by, sinceMs: row.since.getTime() }
}

/**
 * Stores the difference that a comparison found. For a coin without an earlier result, zero is stored for the holdings
 * and for the ledger.
 */
export const setDifference = (tx: Tx, coin: string, seen: Difference | undefined): Promise<bigint> => {
  const [by, since] = [String(seen?.by ?? 0n), seen === undefined ? null : new Date(seen.sinceMs)]
  return changed(
    tx,
    sql`insert into external_balance as e (coin, amount, held, as_of_seq, at, seen_by, seen_since)
        select ${coin}, 0, 0, 0, ${tx.now}, ${by}::numeric, ${since}::timestamptz
         where ${since}::timestamptz is not null or exists (select 1 from external_balance where coin = ${coin})
        on conflict (coin) do update set seen_by = excluded.seen_by, seen_since = excluded.seen_since
         where (e.seen_by, e.seen_since) is distinct from (excluded.seen_by, excluded.seen_since)`,
  )
}

/**
 * Stores a reported difference, with the external holdings and those of the ledger at the journal that it belongs to,
 * which I27 compares. Returns true if it ended a reported difference.
 */
export async function recordFinding(
  tx: Tx,
  coin: string,
  difference: Difference | undefined,
  { held, seq }: Books,
): Promise<boolean> {
  const amount = String(held + (difference?.by ?? 0n))
  await changed(
    tx,
    sql`insert into external_balance as e (coin, amount, held, as_of_seq, at)
        values (${coin}, ${amount}::numeric, ${String(held)}::numeric, ${seq}, ${tx.now})
        on conflict (coin) do update
           set amount = excluded.amount, held = excluded.held, as_of_seq = excluded.as_of_seq, at = excluded.at
         where (e.amount, e.held, e.as_of_seq) <> (excluded.amount, excluded.held, excluded.as_of_seq)`,
  )
  const reported =
    difference === undefined
      ? sql`null, null, null`
      : sql`${amount}::numeric, ${String(held)}::numeric, ${new Date(difference.sinceMs)}::timestamptz`
  const moved = await changed(
    tx,
    sql`update external_balance set (reported_amount, reported_held, reported_since) = row(${reported})
         where coin = ${coin} and reported_amount - reported_held is distinct from ${difference?.by.toString() ?? null}::numeric`,
  )
  return difference === undefined && moved === 1n
}

/**
 * Adds the posting of two people to the ledger's holdings of the last comparison as well. Returns true if it ended a
 * reported difference.
 */
export async function setBooked(tx: Tx, coin: string, by: bigint): Promise<boolean> {
  const seen = await lockDifference(tx, coin)
  const left = (seen?.by ?? 0n) - by
  await setDifference(tx, coin, differenceIn({ min: left, max: left }, 0n, seen, tx.now.getTime()))
  await changed(
    tx,
    sql`update external_balance
           set held = held + ${String(by)}::numeric, reported_held = reported_held + ${String(by)}::numeric
         where coin = ${coin} and amount <> held`,
  )
  const ended = await changed(
    tx,
    sql`update external_balance set reported_amount = null, reported_held = null, reported_since = null
         where coin = ${coin} and amount = held and reported_since is not null`,
  )
  return ended === 1n
}
