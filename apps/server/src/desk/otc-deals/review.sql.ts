import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { otcDealsReview } from '@tessera/contract/desk/otc-deals/otc-deals-review.ts'
import type { DealStatus } from '@tessera/domain/desk/otc-deals/machine.ts'
import { sql } from 'kysely'
import { type Page, pageByTime } from '#platform/database/page.sql.ts'
import { many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { AppealRow } from './appeals.sql.ts'
import { dealColumns, type DealRow, dealsJoined, findDeal } from './otc-deals.sql.ts'

type Person = { readonly id: string; readonly number: string; readonly name: string | null }
export type ReviewedDealRow = DealRow & { readonly seller: Person; readonly buyer: Person }

const person = (id: ReturnType<typeof sql>) => sql<Person>`
  (select jsonb_build_object('id', u.id, 'number', u.number::text, 'name', u.real_name) from customer u where u.id = ${id})`
const columns = sql`${dealColumns}, ${person(sql`d.seller_id`)} as seller, ${person(sql`d.buyer_id`)} as buyer`

/** Records of all customers, newest first. */
export function listReviewedDeals(
  source: Source,
  { status, appealed, ...page }: InputOf<typeof otcDealsReview.list>,
): Promise<Page<ReviewedDealRow>> {
  const chosen = sql`${dealsJoined} where (${status ?? null}::text is null or d.status = ${status ?? null})
    and (${appealed ?? null}::boolean is null
         or exists (select 1 from otc_appeal p where p.deal_id = d.id and p.status = 'open') = ${appealed ?? null})`
  return pageByTime(source, { columns, chosen, at: sql`d.created_at`, id: sql`d.id` }, page)
}

export const findReviewedDeal = (source: Source, id: string): Promise<ReviewedDealRow | undefined> =>
  maybeOne(source, sql<ReviewedDealRow>`select ${columns} ${dealsJoined} where d.id = ${id}`)

export type Step = { readonly at: Date; readonly to_state: DealStatus; readonly actor: string }
/** Returns the history of a deal, oldest step first. */
export const stepsOf = (source: Source, id: string): Promise<Step[]> =>
  many(
    source,
    sql<Step>`select at, to_state, actor from transition where entity = 'otc_deal' and entity_id = ${id} order by n`,
  )

export type Written = {
  readonly id: bigint
  readonly at: Date
  readonly author_id: string
  readonly text: string
  readonly upload_id: string | null
}
/** Returns the whole chat, oldest message first; its length is bounded. */
export const chatOf = (source: Source, id: string): Promise<Written[]> =>
  many(
    source,
    sql<Written>`select id, at, author_id, text, upload_id from otc_message where deal_id = ${id} order by id`,
  )

/** Returns open appeals with their deals, by due time. */
export async function listWaitingAppeals(
  source: Source,
  limit: number,
): Promise<{ readonly appeal: AppealRow; readonly deal: DealRow }[]> {
  const appeals = await many(
    source,
    sql<AppealRow>`select *, null::jsonb as outcome_text from otc_appeal where status = 'open' order by opened_at, id limit ${limit}`,
  )
  const found: { readonly appeal: AppealRow; readonly deal: DealRow }[] = []
  for (const appeal of appeals) {
    const deal = await findDeal(source, appeal.deal_id)
    if (deal !== undefined) found.push({ appeal, deal })
  }
  return found
}
