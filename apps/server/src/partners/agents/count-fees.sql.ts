import type { Ppm } from '@tessera/domain/books/money/amount.ts'
import { amount, type Amount } from '@tessera/domain/books/money/amount.ts'
import type { Rebate } from '@tessera/domain/partners/agents/shares.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/** Returns the next day to count; undefined if there is none. */
export async function firstDay(
  source: Source,
  { today, invites }: { today: string; invites: boolean },
): Promise<string | undefined> {
  const row = await maybeOne(
    source,
    sql<{ day: string | null }>`
      select to_char(coalesce((select max(day) + 1 from rebate_day),
                     (select min(at at time zone 'UTC')::date from (
                       select min(consented_at) as at from agent_client union all select min(granted_at) from broker_power) f),
                     case when ${invites}::boolean then ${today}::date end), 'YYYY-MM-DD') as day`,
  )
  return row?.day ?? undefined
}

/** Returns false if another run has already counted the day. */
export const insertDay = async (tx: Tx, day: string): Promise<boolean> =>
  (await changed(
    tx,
    sql`insert into rebate_day (day, counted_at) values (${day}, ${tx.now}) on conflict do nothing`,
  )) === 1n

export type Side = { readonly customer: string; readonly class: string; readonly country: string | null }
/** Fees of a client on one day that one agent, or without an agent the inviter, shares. */
export type ChargedFee = Side & {
  readonly agent: string | null
  readonly inviter: string | null
  readonly coin: string
  readonly fee: Amount
}
const countryOf = (customer: string) =>
  sql.raw(`coalesce(
  (select v.address ->> 'country' from kyc_case k join kyc_version v on v.case_id = k.id and v.version = k.version
    where k.customer_id = ${customer}.id and k.status = 'approved'),
  (select x.registered_address ->> 'country' from company_application x where x.customer_id = ${customer}.id and x.status = 'approved'))`)

const ofDay = (day: string) => sql`
  t.at >= ${day}::timestamp at time zone 'UTC' and t.at < (${day}::date + 1)::timestamp at time zone 'UTC'`

/**
 * Returns fees by client. The fee of an order by a broker counts only for the broker. Any other fee counts only for the
 * agent whose client the payer was at that moment.
 */
export const feesChargedOn = (source: Source, day: string): Promise<ChargedFee[]> =>
  many(
    source,
    sql<ChargedFee>`
      select c.id as customer, c.investor_class as class, ${countryOf('c')} as country, s.agent_id as agent, s.inviter, s.coin, s.fee
        from (select t.customer_id, t.coin, coalesce(t.broker_id, l.agent_id) as agent_id,
                     case when t.broker_id is null and l.agent_id is null then i.invited_by end as inviter, sum(t.fee) as fee
                from fee_taken t
                join customer i on i.id = t.customer_id
                left join agent_client l on l.customer_id = t.customer_id and t.at >= l.consented_at and (l.withdrawn_at is null or t.at < l.withdrawn_at)
               where ${ofDay(day)} and t.fee > 0 and (t.broker_id is not null or l.agent_id is not null or i.invited_by is not null)
               group by 1, 2, 3, 4) s
        join customer c on c.id = s.customer_id order by c.number, s.coin, s.agent_id`,
  )

export type AgentAbove = Side & {
  readonly agent: string
  readonly isPaid: boolean
  readonly own: Ppm | null
  readonly parent: Ppm | null
  readonly grand: Ppm | null
}
/** Returns an agent and the agents above it, lowest first. Nobody is paid for a day after the own licence expired. */
export const agentAndAbove = (source: Source, agentId: string, day: string): Promise<AgentAbove[]> =>
  many(
    source,
    sql<AgentAbove>`
      with recursive up as (
        select a.*, 1 as n from agent a where a.id = ${agentId}
        union all select p.*, up.n + 1 from up join agent p on p.id = up.parent_id)
      select up.id as agent, c.id as customer, c.investor_class as class, ${countryOf('c')} as country,
             up.status = 'active' and c.status = 'active' and up.licence_expires_on > ${day} as "isPaid", up.own_ppm as own, up.parent_ppm as parent, up.grand_ppm as grand
        from up join customer c on c.id = up.customer_id order by up.n`,
  )

export const inviterOf = (source: Source, id: string): Promise<Side & { readonly isPaid: boolean }> =>
  one(
    source,
    sql<Side & { readonly isPaid: boolean }>`
      select c.id as customer, c.investor_class as class, ${countryOf('c')} as country, c.status = 'active' and c.kyc_status = 'approved' as "isPaid"
        from customer c where c.id = ${id}`,
  )

type New = Rebate & {
  readonly id: string
  readonly client: string
  readonly via: string | null
  readonly day: string
  readonly feeDay: string
  readonly coin: string
  readonly fee: Amount
}
/** A second insert of the same rebate violates the unique key. */
export const insertRebate = (tx: Tx, r: New): Promise<bigint> =>
  changed(
    tx,
    sql`insert into rebate (id, customer_id, agent_id, client_id, via_id, level, day, fee_day, coin, fee, rate_ppm, amount)
        values (${r.id}, ${r.customer}, ${r.agent}, ${r.client}, ${r.via}, ${r.level}, ${r.day}, ${r.feeDay}, ${r.coin}, ${String(r.fee)}::numeric, ${r.rate},
                ${String(r.amount)}::numeric)`,
  )

/** Fees refunded on a day, by the day on which they were charged. */
export type RefundedFee = {
  readonly client: string
  /** The broker whose order paid the fee; null for any other fee. */
  readonly broker: string | null
  readonly coin: string
  readonly feeDay: string
  readonly fee: Amount
}
export const feesRefundedOn = (source: Source, day: string): Promise<RefundedFee[]> =>
  many(
    source,
    sql<RefundedFee>`
      select t.customer_id as client, t.broker_id as broker, t.coin, to_char(t.taken_at at time zone 'UTC', 'YYYY-MM-DD') as "feeDay", (-sum(t.fee))::numeric as fee
        from fee_taken t where ${ofDay(day)} and t.fee < 0 group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  )

/** Rewards from a client's fees of one day, less the amounts taken back before. */
export type EarnedReward = {
  readonly customer: string
  readonly agent: string | null
  readonly via: string | null
  readonly level: number
  readonly rate: Ppm
  readonly left: Amount
}
export async function rewardsEarnedOn(
  source: Source,
  { client, broker, coin, feeDay }: Omit<RefundedFee, 'fee'>,
): Promise<EarnedReward[]> {
  const rows = await many(
    source,
    sql<EarnedReward & { left: bigint }>`
      select r.customer_id as customer, r.agent_id as agent, r.via_id as via, r.level, max(r.rate_ppm) filter (where r.amount > 0) as rate,
             sum(r.amount::numeric)::numeric as left
        from rebate r left join agent v on v.id = r.via_id
       where r.client_id = ${client} and r.coin = ${coin} and r.fee_day = ${feeDay}
         and case when v.programme = 'broker' then v.id end is not distinct from ${broker}::uuid
       group by r.customer_id, r.agent_id, r.via_id, r.level having sum(r.amount::numeric) > 0 order by 1, 3, 4`,
  )
  return rows.map((row) => ({ ...row, left: amount(row.left) }))
}
