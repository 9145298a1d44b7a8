import { sql } from 'kysely'
import { afterKey, nextOf, type PageRequest, skipped } from '#platform/database/keyset.ts'
import { many, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { DealRow } from './otc-deals.sql.ts'

export type MessageRow = {
  readonly key: bigint
  readonly author_id: string
  readonly text: string
  readonly upload_id: string | null
  readonly at: Date
}

export const insertMessage = (
  tx: Tx,
  m: { readonly dealId: string; readonly authorId: string; readonly text: string; readonly image: string | null },
): Promise<{ id: bigint; at: Date }> =>
  one(
    tx,
    sql<{ id: bigint; at: Date }>`
      insert into otc_message (deal_id, author_id, text, upload_id, at)
      values (${m.dealId}, ${m.authorId}, ${m.text}, ${m.image}, ${tx.now}) returning id, at`,
  )

/** Returns the chat of a deal, newest first. */
export async function listMessages(
  source: Source,
  dealId: string,
  page: PageRequest,
): Promise<{ total: number; rows: MessageRow[]; next: string | null }> {
  const { total } = await one(
    source,
    sql<{ total: number }>`select count(*)::int as total from otc_message where deal_id = ${dealId}`,
  )
  const rows = await many(
    source,
    sql<MessageRow>`
      select m.id as key, m.author_id, m.text, m.upload_id, m.at from otc_message m
       where m.deal_id = ${dealId} ${afterKey(sql`m.id`, page)}
       order by m.id desc limit ${page.pageSize} offset ${skipped(page)}`,
  )
  return { total, rows, next: nextOf(rows, page) }
}

/** True if one of the two has blocked the other. */
export const isBlocked = async (
  source: Source,
  { seller_id: seller, buyer_id: buyer }: Pick<DealRow, 'seller_id' | 'buyer_id'>,
): Promise<boolean> =>
  (
    await many(
      source,
      sql`select 1 from blacklist_entry b join customer o on o.number = b.blocked_number
         where (b.customer_id, o.id) in ((${seller}::uuid, ${buyer}::uuid), (${buyer}::uuid, ${seller}::uuid))`,
    )
  ).length > 0

/** True if a file belongs to a deal, as its proof of payment or in its chat. */
export const isPictureOf = async (source: Source, dealId: string, uploadId: string): Promise<boolean> =>
  (
    await many(
      source,
      sql`select 1 from otc_deal where id = ${dealId} and proof_id = ${uploadId}
        union all select 1 from otc_message where deal_id = ${dealId} and upload_id = ${uploadId}`,
    )
  ).length > 0
