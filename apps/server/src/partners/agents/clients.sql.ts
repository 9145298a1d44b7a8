import { sql } from 'kysely'
import type { PageRequest } from '#platform/database/keyset.ts'
import { type Page, pageByNumber } from '#platform/database/page.sql.ts'
import { changed, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/**
 * True if two accounts belong to one person. They have the same owner, one is a related party of the other, or names
 * and birth dates are equal. Hashes of document numbers differ between persons and companies, so names are compared
 * instead.
 */
export const isOnePerson = async (source: Source, a: string, b: string): Promise<boolean> =>
  (
    await one(
      source,
      sql<{ same: boolean }>`
        with who as (
          select v.customer_id, lower(v.name) as name, v.birth_date from (
            select k.customer_id, v.legal_name as name, v.birth_date
              from kyc_case k join kyc_version v on v.case_id = k.id and v.version = k.version where k.customer_id in (${a}, ${b})
            union all
            select x.customer_id, p.name, p.birth_date
              from company_application x join company_person p on p.application_id = x.id where x.customer_id in (${a}, ${b})) v
           where v.birth_date is not null)
        select (select count(distinct coalesce(parent_id, id)) from customer where id in (${a}, ${b})) = 1
            or exists (select 1 from who x join who y on x.name = y.name and x.birth_date = y.birth_date
                        where x.customer_id = ${a} and y.customer_id = ${b}) as same`,
    )
  ).same

/** True if the agent's own account is a client of this customer, directly or through other agents. */
export const isClientOf = async (source: Source, agentCustomer: string, customerId: string): Promise<boolean> =>
  (
    await one(
      source,
      sql<{ loop: boolean }>`
        with recursive up as (
          select a.customer_id from agent_client l join agent a on a.id = l.agent_id
           where l.customer_id = ${agentCustomer} and l.withdrawn_at is null
          union
          select a.customer_id from up join agent_client l on l.customer_id = up.customer_id and l.withdrawn_at is null
            join agent a on a.id = l.agent_id)
        select exists (select 1 from up where customer_id = ${customerId}) as loop`,
    )
  ).loop

type NewClient = {
  readonly id: string
  readonly agent: string
  readonly customer: string
  readonly version: string
  readonly sha256: string
}
/** False if the customer already is a client of an agent. */
export const insertClient = async (tx: Tx, c: NewClient): Promise<boolean> =>
  (await changed(
    tx,
    sql`insert into agent_client (id, agent_id, customer_id, consent_version, consent_sha256, consented_at)
        values (${c.id}, ${c.agent}, ${c.customer}, ${c.version}, ${c.sha256}, ${tx.now})
        on conflict (customer_id) where withdrawn_at is null do nothing`,
  )) === 1n

/** Ends the consent and returns its id; undefined if there was none. */
export const endClient = async (tx: Tx, customerId: string): Promise<string | undefined> =>
  (
    await maybeOne(
      tx,
      sql<{ id: string }>`
        update agent_client set withdrawn_at = ${tx.now} where customer_id = ${customerId} and withdrawn_at is null returning id`,
    )
  )?.id

export const ownAgent = (
  source: Source,
  customerId: string,
): Promise<{ readonly agent: string; readonly since: Date } | undefined> =>
  maybeOne(
    source,
    sql<{ agent: string; since: Date }>`
      select agent_id as agent, consented_at as since from agent_client where customer_id = ${customerId} and withdrawn_at is null`,
  )

export type ClientRow = {
  readonly id: string
  readonly email: string | null
  readonly phone: string | null
  readonly since: Date
  readonly status: 'registered' | 'verified' | 'closed'
  readonly sums: readonly { coin: string; scale: number; volume: string; fee: string; rebates: string }[]
}
/** Returns clients of an agent, with figures since their consent only, because earlier figures are private. */
export function listClients(source: Source, customerId: string, page: PageRequest): Promise<Page<ClientRow>> {
  const chosen = sql`
    from agent_client l join agent a on a.id = l.agent_id join customer c on c.id = l.customer_id
   where a.customer_id = ${customerId} and l.withdrawn_at is null`
  const columns = sql`
      l.id, case when c.status <> 'closed' then c.email end as email, case when c.status <> 'closed' then c.phone end as phone,
             l.consented_at as since, case when c.status = 'closed' then 'closed' when c.kyc_status = 'approved' then 'verified' else 'registered' end as status,
             coalesce((
               select jsonb_agg(jsonb_build_object('coin', s.coin, 'scale', k.scale, 'volume', s.volume::text, 'fee', s.fee::text, 'rebates', coalesce(r.amount, 0)::text) order by s.coin)
                 from (select coin, sum(volume) as volume, sum(fee) as fee from fee_taken t
                        where t.customer_id = c.id and t.fee >= 0 and t.at >= l.consented_at group by 1) s
                 join coin k on k.code = s.coin
                 left join (select coin, sum(amount::numeric) as amount from rebate
                             where client_id = c.id and customer_id = ${customerId} and agent_id = l.agent_id and fee_day >= (l.consented_at at time zone 'UTC')::date group by 1) r on r.coin = s.coin), '[]') as sums`
  return pageByNumber(source, { columns, chosen, number: sql`l.number` }, page)
}
