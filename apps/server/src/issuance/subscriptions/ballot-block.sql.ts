import { sql } from 'kysely'
import type { Block } from '#payments/chain/first-block.ts'
import { changed, many, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type BallotToDraw = { readonly id: string; readonly slot: bigint; readonly close_at: Date }
/** Returns closed offers with a ballot whose block is not stored yet. */
export const ballotsToDraw = (source: Source, now: Date): Promise<BallotToDraw[]> =>
  many(
    source,
    sql<BallotToDraw>`
      select p.id, (p.terms #>> '{allotment,ballotSlot}')::bigint as slot, p.close_at from product p
       where p.status = 'subscription_ended' and p.close_at <= ${now} and p.terms #>> '{allotment,allotmentMethod}' = 'ballot'
         and not exists (select from ballot_block b where b.product_id = p.id)
       order by p.close_at`,
  )

export const insertBallotBlock = (tx: Tx, productId: string, { slot, blockhash, time }: Block): Promise<bigint> =>
  changed(
    tx,
    sql`insert into ballot_block (product_id, slot, blockhash, block_time, read_at)
        values (${productId}, ${String(slot)}::bigint, ${blockhash}, to_timestamp(${String(time)}::bigint), ${tx.now})
        on conflict (product_id) do nothing`,
  )
