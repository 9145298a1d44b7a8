import { sql } from 'kysely'
import { changed, many, type Source } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'

/** What the books say is held outside for a coin, and the last journal that moved it: trading never does. */
export type Held = { readonly held: bigint; readonly seq: bigint }

/** One moment of the books for all these coins. Nothing was ever held of a coin without external accounts. */
export async function heldOutside(source: Source, coins: readonly string[]): Promise<(coin: string) => Held> {
  const rows = await many(
    source,
    sql<Held & { readonly coin: string }>`
      select coin, held, coalesce(seq, 0) as seq from held_outside where coin = any(${coins}::text[])`,
  )
  const byCoin = new Map(rows.map(({ coin, ...books }) => [coin, books]))
  return (coin) => byCoin.get(coin) ?? { held: 0n, seq: 0n }
}

/** Writes down what the outside says, beside what the books say at the journal that it belongs to: I27 compares the two. */
export const setOutside = (tx: Tx, coin: string, amount: bigint, { held, seq }: Held): Promise<bigint> =>
  changed(
    tx,
    sql`insert into external_balance as e (coin, amount, held, as_of_seq, at)
        values (${coin}, ${String(amount)}::numeric, ${String(held)}::numeric, ${seq}, ${tx.now})
        on conflict (coin) do update
           set amount = excluded.amount, held = excluded.held, as_of_seq = excluded.as_of_seq, at = excluded.at
         where (e.amount, e.held, e.as_of_seq) <> (excluded.amount, excluded.held, excluded.as_of_seq)`,
  )
