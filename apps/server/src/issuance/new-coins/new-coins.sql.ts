import type { SaleStage } from '@tessera/contract/issuance/new-coins/new-coins.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import type { ProductStatus } from '@tessera/domain/issuance/products/machine.ts'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { many, type Source } from '#platform/database/rows.ts'

type Stage = z.output<typeof SaleStage>

const statusesIn: Readonly<Record<Stage, readonly ProductStatus[]>> = {
  upcoming: ['published'],
  open: ['in_subscription'],
  ended: ['subscription_ended', 'allotted', 'trading', 'closed'],
}
export const stageOf = (status: ProductStatus): Stage =>
  status === 'published' ? 'upcoming' : status === 'in_subscription' ? 'open' : 'ended'

/** Selects published sales in a stage; all published sales if `stage` is undefined. */
export const salesIn = (stage: Stage | undefined): RawBuilder<unknown> => sql`
  p.type = 'token_sale' and p.status <> 'draft'
  and (${stage ?? null}::text is null or p.status = any(${stage === undefined ? null : statusesIn[stage]}::text[]))`

/** Open sales by closing time, then upcoming sales by opening time, then closed sales, last closed first. */
export const saleOrder = sql`
  array_position(array['in_subscription', 'published'], p.status),
  case p.status when 'in_subscription' then extract(epoch from p.close_at) when 'published' then extract(epoch from p.open_at)
                else -extract(epoch from p.close_at) end`

export async function countStages(source: Source): Promise<Record<Stage, number>> {
  const rows = await many(
    source,
    sql<{ status: ProductStatus; n: number }>`
      select p.status, count(*)::int as n from product p where ${salesIn(undefined)} group by p.status`,
  )
  const counts = { upcoming: 0, open: 0, ended: 0 }
  for (const { status, n } of rows) counts[stageOf(status)] += n
  return counts
}

/** Returns the money of a sale in each coin: requested before the allotment, paid after it. */
export const raisedIn = (
  source: Source,
  productId: string,
): Promise<{ coin: string; scale: number; amount: Amount }[]> =>
  many(
    source,
    sql<{ coin: string; scale: number; amount: Amount }>`
      select s.currency as coin, c.scale, sum(coalesce(s.allotted, s.quantity) * s.price)::numeric as amount
        from subscription s join coin c on c.code = s.currency
       where s.product_id = ${productId} and s.status <> 'rejected' group by s.currency, c.scale order by s.currency`,
  )
