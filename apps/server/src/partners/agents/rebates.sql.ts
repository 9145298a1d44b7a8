import type { Programme } from '@tessera/domain/partners/agents/machine.ts'
import type { Amount, Ppm } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import type { PageRequest } from '#platform/database/keyset.ts'
import { type Page, pageByNumber } from '#platform/database/page.sql.ts'
import { many, one, type Source } from '#platform/database/rows.ts'

export type RebateRow = {
  readonly id: string
  readonly day: string
  readonly email: string | null
  readonly phone: string | null
  readonly level: number
  readonly coin: string
  readonly scale: number
  readonly fee: Amount
  readonly rate: Ppm
  readonly amount: Amount
  readonly run: 'drawn' | 'released' | 'paid' | 'dropped' | null
  readonly paid_at: Date | null
}
/** False for former clients, and for clients of agents below, whose identity is hidden. */
const isVisible = sql`
  (r.agent_id is null or exists (select 1 from agent_client l where l.agent_id = r.agent_id and l.customer_id = r.client_id and l.withdrawn_at is null)
    or exists (select 1 from broker_power w where w.agent_id = r.agent_id and w.customer_id = r.client_id and w.withdrawn_at is null))
   and c.status <> 'closed'`
const columns = sql`
  r.id, to_char(r.day, 'YYYY-MM-DD') as day, case when ${isVisible} then c.email end as email, case when ${isVisible} then c.phone end as phone, r.level,
  r.coin, k.scale, r.fee::numeric as fee, r.rate_ppm as rate, r.amount::numeric as amount, u.status as run, p.paid_at`
const from = sql`
  from rebate r join customer c on c.id = r.client_id join coin k on k.code = r.coin
  left join rebate_payment p on p.id = r.payment_id left join rebate_run u on u.id = p.run_id`

/** A customer with the role in which they are paid: agent (with rewards for inviting), or broker. */
export type Payee = { readonly customerId: string; readonly programme: Programme }
const earnedBy = ({ customerId, programme }: Payee) => sql`
  r.customer_id = ${customerId} and coalesce((select v.programme from agent v where v.id = r.agent_id), 'agent') = ${programme}`

export function listRebates(
  source: Source,
  payee: Payee,
  { coin, ...page }: PageRequest & { readonly coin?: string | undefined },
): Promise<Page<RebateRow>> {
  const chosen = sql`${from} where ${earnedBy(payee)} and (${coin ?? null}::text is null or r.coin = ${coin ?? null})`
  return pageByNumber(source, { columns, chosen, number: sql`r.number` }, page)
}

/** Returns the rebates for a file, oldest first, at most `max`. */
export const allRebates = (source: Source, payee: Payee, max: number): Promise<RebateRow[]> =>
  many(source, sql<RebateRow>`select ${columns} ${from} where ${earnedBy(payee)} order by r.number limit ${max}`)

export type SumRow = {
  readonly period: string
  readonly coin: string
  readonly scale: number
  readonly clients: number
  readonly fee: Amount
  readonly accrued: Amount
  readonly held: Amount
  readonly paid: Amount
}
const sums = sql`
  sum(r.amount::numeric)::numeric as accrued, coalesce(sum(r.amount::numeric) filter (where p.paid_at is null), 0)::numeric as held,
  coalesce(sum(r.amount::numeric) filter (where p.paid_at is not null), 0)::numeric as paid`
const summed = sql`from rebate r join coin k on k.code = r.coin left join rebate_payment p on p.id = r.payment_id`

/** Returns totals of the last periods with rebates, newest first. */
export function sumsBy(source: Source, payee: Payee, by: 'day' | 'month'): Promise<SumRow[]> {
  const [form, max] = by === 'day' ? ['YYYY-MM-DD', 30] : ['YYYY-MM', 12]
  return many(
    source,
    sql<SumRow>`
      with q as (
        select to_char(r.day, ${form}) as period, r.coin, k.scale, count(distinct r.client_id)::int as clients,
               coalesce(sum(r.fee::numeric) filter (where r.amount > 0), 0)::numeric as fee, ${sums}
          ${summed} where ${earnedBy(payee)} group by 1, 2, 3)
      select * from q where period in (select period from q group by 1 order by 1 desc limit ${max}) order by period desc, coin`,
  )
}

export const sumsOf = (
  source: Source,
  payee: Payee,
): Promise<Pick<SumRow, 'coin' | 'scale' | 'accrued' | 'held' | 'paid'>[]> =>
  many(
    source,
    sql<Pick<SumRow, 'coin' | 'scale' | 'accrued' | 'held' | 'paid'>>`
      select r.coin, k.scale, ${sums} ${summed} where ${earnedBy(payee)} group by 1, 2 order by 1`,
  )

export const countClients = async (source: Source, { customerId, programme }: Payee): Promise<number> =>
  (
    await one(
      source,
      sql<{ n: number }>`
        select count(distinct l.customer_id)::int as n
          from (select agent_id, customer_id from agent_client where withdrawn_at is null
                union all select agent_id, customer_id from broker_power where withdrawn_at is null) l
          join agent a on a.id = l.agent_id where a.customer_id = ${customerId} and a.programme = ${programme}`,
    )
  ).n
