import type { AgentStatus, Programme } from '@tessera/domain/partners/agents/machine.ts'
import { sql } from 'kysely'
import type { PageRequest } from '#platform/database/keyset.ts'
import { type Page, pageByNumber, pageByTime } from '#platform/database/page.sql.ts'
import { maybeOne, type Source } from '#platform/database/rows.ts'
import { agentColumns, agentFrom, type AgentRow } from './agents.sql.ts'

const proposedKinds = ['agent_activation', 'agent_standing'] as const
export type ManagedRow = AgentRow & {
  readonly above: { readonly id: string; readonly number: string; readonly name: string | null } | null
  readonly below: number
  readonly clients: number
  readonly evidence: number
  readonly sums: readonly {
    readonly coin: string
    readonly scale: number
    readonly accrued: string
    readonly paid: string
  }[]
  readonly proposed: (typeof proposedKinds)[number] | null
}
const managed = sql`${agentColumns},
  (select jsonb_build_object('id', p.id, 'number', case p.programme when 'broker' then 'BR-' else 'AG-' end || p.number, 'name', u.real_name) from agent p join customer u on u.id = p.customer_id where p.id = a.parent_id) as above,
  (select count(*)::int from agent b where b.parent_id = a.id and b.status not in ('declined', 'ended')) as below,
  (select count(*)::int from agent_client l where l.agent_id = a.id and l.withdrawn_at is null)
    + (select count(distinct w.customer_id)::int from broker_power w where w.agent_id = a.id and w.withdrawn_at is null) as clients,
  (select count(*)::int from agent_evidence e where e.agent_id = a.id) as evidence,
  (select coalesce(jsonb_agg(jsonb_build_object('coin', s.coin, 'scale', s.scale, 'accrued', s.accrued::text, 'paid', s.paid::text) order by s.coin), '[]')
     from (select r.coin, k.scale, sum(r.amount::numeric) as accrued, coalesce(sum(r.amount::numeric) filter (where p.journal_id is not null), 0) as paid
             from rebate r join coin k on k.code = r.coin left join rebate_payment p on p.id = r.payment_id where r.agent_id = a.id group by 1, 2) s) as sums,
  (select r.kind from approval_request r
    where r.kind = any(${[...proposedKinds]}::text[]) and r.subject_id = a.id::text and r.status = 'requested' limit 1) as proposed`

export function listAgents(
  source: Source,
  {
    status,
    parentId,
    programme,
    ...page
  }: PageRequest & {
    readonly status?: AgentStatus | undefined
    readonly parentId?: string | undefined
    readonly programme?: Programme | undefined
  },
): Promise<Page<ManagedRow>> {
  const chosen = sql`${agentFrom} where (${status ?? null}::text is null or a.status = ${status ?? null})
    and (${programme ?? null}::text is null or a.programme = ${programme ?? null})
    and (${parentId ?? null}::uuid is null or a.parent_id = ${parentId ?? null}::uuid)`
  return pageByTime(source, { columns: managed, chosen, at: sql`a.applied_at`, id: sql`a.id` }, page)
}

export const findAgent = (source: Source, id: string): Promise<ManagedRow | undefined> =>
  maybeOne(source, sql<ManagedRow>`select ${managed} ${agentFrom} where a.id = ${id}`)

/** Returns the upload of a file: the licence for 0, otherwise a file of further evidence. */
export const findEvidence = async (source: Source, id: string, file: number): Promise<string | undefined> =>
  (
    await maybeOne(
      source,
      sql<{ upload: string }>`
        select upload_id as upload from agent where id = ${id} and ${file} = 0 and upload_id is not null
        union all select upload_id from agent_evidence where agent_id = ${id} and place = ${file}`,
    )
  )?.upload

export type ManagedClientRow = {
  readonly id: string
  readonly customer: { readonly id: string; readonly number: string; readonly name: string | null }
  readonly since: Date
  readonly until: Date | null
}
export function listManagedClients(
  source: Source,
  { id, ...page }: PageRequest & { readonly id: string },
): Promise<Page<ManagedClientRow>> {
  const chosen = sql`
    from (select id, number, agent_id, customer_id, consented_at as since, withdrawn_at as until from agent_client
          union all select id, number, agent_id, customer_id, granted_at, withdrawn_at from broker_power) l
    join customer c on c.id = l.customer_id where l.agent_id = ${id}`
  return pageByNumber(
    source,
    {
      columns: sql`l.id, jsonb_build_object('id', c.id, 'number', c.number::text, 'name', c.real_name) as customer, l.since, l.until`,
      chosen,
      number: sql`l.number`,
    },
    page,
  )
}
