import type { Amount } from '@tessera/domain/money/amount.ts'
import { sql } from 'kysely'
import { changed, one, type Source } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'

/** The number of the last journal. */
export const journalHead = async (source: Source): Promise<bigint> =>
  (await one(source, sql<{ seq: bigint }>`select seq from chain_head where chain = 'journal'`)).seq

/** What the books say is held outside: the external accounts of a coin are the negative of it. */
export const heldOutside = async (source: Source, coin: string): Promise<Amount> =>
  (
    await one(
      source,
      sql<{ held: Amount }>`
        select coalesce(-sum(posted), 0)::numeric as held from account where role = 'external' and coin = ${coin}`,
    )
  ).held

/** Writes down what the outside says, beside the journal that it belongs to: I27 compares the two while nothing follows it. */
export const setOutside = (tx: Tx, coin: string, amount: bigint, seq: bigint): Promise<bigint> =>
  changed(
    tx,
    sql`insert into external_balance (coin, amount, as_of_seq, at) values (${coin}, ${String(amount)}::numeric, ${seq}, ${tx.now})
        on conflict (coin) do update set amount = excluded.amount, as_of_seq = excluded.as_of_seq, at = excluded.at
         where external_balance.as_of_seq < excluded.as_of_seq or external_balance.amount <> excluded.amount`,
  )
