import pg from 'pg'
import { z } from 'zod'

const Rows = z.array(z.record(z.string(), z.unknown()))
/**
 * The facts that a regulator requests after an incident: acts with their actors and times, failures, movements of
 * money, and affected customers by id. It names only operators.
 */
const Incident = z.object({
  from: z.string(),
  until: z.string(),
  takenAt: z.string(),
  acts: Rows,
  broken: Rows,
  steps: Rows,
  moved: Rows,
  touched: z.array(z.object({ id: z.string(), number: z.number(), by: z.array(z.string()) })),
})
export type Incident = z.output<typeof Incident>

type Span = { readonly from: Date; readonly until: Date }

const within = (moment: string): string => `${moment} >= $1 and ${moment} < $2`
/** The ways in which a customer can be affected: the label, and the customers. */
const touches = {
  balance: `select distinct a.owner_user::uuid as id from audit.journal j join audit.posting p using (journal_id) join audit.account a using (account_id)
             where ${within('j.created_at')} and a.owner_user is not null`,
  order: `select customer_id from trading_order where ${within('placed_at')} or ${within('closed_at')}`,
  withdrawal: `select customer_id from withdrawal where ${within('requested_at')} or ${within('status_at')}`,
  payout: `select customer_id from payout where ${within('requested_at')} or ${within('status_at')}`,
  deal: `select seller_id from otc_deal where ${within('created_at')} or ${within('status_at')}
         union select buyer_id from otc_deal where ${within('created_at')} or ${within('status_at')}`,
  act: `select target_id::uuid from audit_entry where target_type = 'customer' and ${within('at')}`,
  identity: `select k.customer_id from audit_entry e join kyc_case k on k.id::text = e.target_id where e.target_type = 'kyc_case' and ${within('e.at')}`,
  financing: `select a.customer_id from audit_entry e join financing_application a on a.id::text = e.target_id where e.target_type = 'financing_application' and ${within('e.at')}`,
  company: `select a.customer_id from audit_entry e join company_application a on a.id::text = e.target_id where e.target_type = 'company_application' and ${within('e.at')}`,
  protection: `select customer_id from security_event where ${within('at')}`,
  sign_in: `select customer_id from login_event where customer_id is not null and ${within('at')}`,
}
const parts = {
  acts: `select e.seq, e.at, e.actor, o.name as "actorName", e.action, e.target_type as "targetType", e.target_id as "targetId", e.before, e.after, e.reason, e.ip
           from audit_entry e left join operator o on e.actor = 'operator:' || o.id where ${within('e.at')} order by e.seq`,
  broken: `select began_at as at, scope, findings, detail from books_check where findings > 0 and ${within('began_at')} order by id`,
  steps: `select entity, from_state as "from", to_state as "to", count(*)::int as count, min(at) as first, max(at) as last
            from transition where ${within('at')} group by 1, 2, 3 order by 1, 2, 3`,
  moved: `select j.kind, p.currency as coin, count(distinct j.journal_id)::int as journals, sum(p.amount) filter (where p.amount > 0)::text as minor
            from audit.journal j join audit.posting p using (journal_id) where ${within('j.created_at')} group by 1, 2 order by 1, 2`,
  touched: `select c.id, c.number, array_agg(t.by order by t.by) as by
              from (${Object.entries(touches)
                .map(([by, query]) => `select '${by}' as by, id from (${query}) as "${by}"(id)`)
                .join(' union ')}) t
              join customer c on c.id = t.id group by 1, 2 order by 2`,
}

/** Reads everything in one snapshot as the owner of the tables, and writes nothing. */
export async function readIncident(ownerUrl: string, { from, until }: Span): Promise<Incident> {
  const client = new pg.Client({ connectionString: ownerUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const lists = Object.entries(parts).map(
      ([name, query]) => `'${name}', (select coalesce(json_agg(q), '[]') from (${query}) q)`,
    )
    const { rows } = await client.query<{ incident: unknown }>(
      `select json_build_object('from', $1::timestamptz, 'until', $2::timestamptz, 'takenAt', now(), ${lists.join()}) as incident`,
      [from, until],
    )
    return Incident.parse(rows[0]?.incident)
  } finally {
    await client.end()
  }
}
