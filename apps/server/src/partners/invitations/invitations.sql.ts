import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import type { PageRequest } from '#platform/database/keyset.ts'
import { type Page, pageByTime } from '#platform/database/page.sql.ts'
import { many, type Source } from '#platform/database/rows.ts'

export type InvitedRow = {
  readonly id: string
  readonly email: string | null
  readonly phone: string | null
  readonly status: 'registered' | 'verified' | 'closed'
  /** The investor class of a verified account; null for a closed one. */
  readonly class: 'ri' | 'ai' | 'ei' | null
  readonly created_at: Date
}

/** A frozen account looks like an active one, because the inviter must not learn of the freeze. */
const status = sql`case when status = 'closed' then 'closed' when kyc_status = 'approved' then 'verified' else 'registered' end`
const ofOpen = (column: string) => sql`case when status <> 'closed' then ${sql.ref(column)} end as ${sql.ref(column)}`

export function listInvited(source: Source, inviterId: string, page: PageRequest): Promise<Page<InvitedRow>> {
  const columns = sql`id, ${ofOpen('email')}, ${ofOpen('phone')}, ${status} as status, created_at,
    case when status <> 'closed' and kyc_status = 'approved' then investor_class end as class`
  const chosen = sql`from customer where invited_by = ${inviterId}`
  return pageByTime(source, { columns, chosen, at: sql`created_at`, id: sql`id` }, page)
}

export type EarnedRow = {
  readonly client_id: string
  readonly coin: string
  readonly scale: number
  readonly fee: Amount
  readonly reward: Amount
}

/** Returns fees of these accounts that counted for their inviter, and the reward, less refunds. */
export const earnedFrom = (source: Source, inviterId: string, clients: readonly string[]): Promise<EarnedRow[]> =>
  many(
    source,
    sql<EarnedRow>`
      select r.client_id, r.coin, k.scale, sum(case when r.amount::numeric < 0 then -r.fee::numeric else r.fee::numeric end)::numeric as fee,
             sum(r.amount::numeric)::numeric as reward
        from rebate r join coin k on k.code = r.coin
       where r.customer_id = ${inviterId} and r.agent_id is null and r.client_id = any(${clients}::uuid[])
       group by 1, 2, 3 order by 2`,
  )
