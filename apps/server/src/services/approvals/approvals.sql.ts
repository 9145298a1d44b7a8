import type { ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'
import type { ReasonText } from '@tessera/contract/platform/settings/reason-areas.ts'
import type { Permission } from '@tessera/contract/permissions.ts'
import type { ApprovalStatus } from '@tessera/domain/services/approvals/machine.ts'
import type { OperatorStatus } from '@tessera/domain/office/operators/machine.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { codedKinds } from './coded-kinds.ts'
import type { Content, Worth } from './kind.ts'

export type Verdict = 'approve' | 'refuse'
export type RequestRow = {
  id: string
  number: bigint
  kind: ApprovalKindName
  subject_id: string
  verdict: Verdict
  proposal: Content
  reason: string
  reason_code: string | null
  /** The sentence of the code for the customer at the decision; the current one before. */
  reason_text: ReasonText | null
  customer_message: string | null
  content: Content
  content_hash: string
  status: ApprovalStatus
  requested_by: string
  by_name: string
  requested_at: Date
  decided_verdict: Verdict | null
  decided_by: string | null
  decided_by_name: string | null
  note: string | null
  decided_at: Date | null
  /** True if it was cancelled because the customer withdrew the subject. */
  ended_by_customer: boolean
}

/** The act of staff whose list has the codes of a request. */
const actOfRequest = sql`case r.kind ${sql.join(
  codedKinds.map(({ name, act }) => sql`when ${name} then ${act}`),
  sql` `,
)} end`
const requests = sql`
  select r.id, r.number, r.kind, r.subject_id, r.verdict, coalesce(r.proposal, '{}') as proposal, r.reason, r.reason_code,
         reason_text(${actOfRequest}, r.reason_code, r.decided_at) as reason_text, r.customer_message,
         r.content, r.content_hash, r.status, r.requested_by, m.name as by_name, r.requested_at,
         a.verdict as decided_verdict, a.approver_id as decided_by, c.name as decided_by_name, a.note, r.decided_at,
         r.status = 'cancelled' and exists (
           select from transition t where t.entity = 'approval_request' and t.entity_id = r.id::text and t.to_state = 'cancelled'
              and t.actor like 'customer:%') as ended_by_customer
    from approval_request r
    join operator m on m.id = r.requested_by
    left join approval a on a.request_id = r.id
    left join operator c on c.id = a.approver_id`

export type Colleague = { status: OperatorStatus; permissions: Permission[] }
/**
 * Returns the people who take part in a decision, by id with their current state. They are locked in the order of their
 * ids until the transaction ends, so that none of them is suspended in the meantime. If the decision is about an
 * operator, that row is returned too, and all are locked for update. Two operators who decide about one another then
 * wait in turn. Decisions about amounts lock them for update too, so that the amounts of one approver are added up in
 * turn.
 */
export async function lockColleagues(
  tx: Tx,
  ids: readonly string[],
  { about, inTurn }: { readonly about: string | undefined; readonly inTurn: boolean },
): Promise<Map<string, Colleague>> {
  const strength = about === undefined && !inTurn ? sql`for share` : sql`for update`
  const rows = await many(
    tx,
    sql<Colleague & { id: string }>`
      select id, status, permissions_of(roles) as permissions from operator where id::text = any(${[...ids, about ?? '']}::text[]) order by id ${strength}`,
  )
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

/** Locks the request, so that concurrent decisions and cancellations run one after another. */
export async function lockRequest(tx: Tx, id: string): Promise<RequestRow | undefined> {
  await many(tx, sql`select 1 from approval_request where id = ${id} for update`)
  return findRequest(tx, id)
}
/** Locks the open request about a subject and returns its id; undefined without one. */
export async function lockOpenRequest(tx: Tx, kind: ApprovalKindName, subjectId: string): Promise<string | undefined> {
  const row = await maybeOne(
    tx,
    sql<{ id: string }>`
      select id from approval_request where kind = ${kind} and subject_id = ${subjectId} and status = 'requested' for update`,
  )
  return row?.id
}
export const findRequest = (source: Source, id: string): Promise<RequestRow | undefined> =>
  maybeOne(source, sql<RequestRow>`${requests} where r.id = ${id}`)
export const readRequest = (source: Source, id: string): Promise<RequestRow> =>
  one(source, sql<RequestRow>`${requests} where r.id = ${id}`)

export const requestsOf = (source: Source, kind: ApprovalKindName, subjectId: string): Promise<RequestRow[]> =>
  many(
    source,
    sql<RequestRow>`${requests} where r.kind = ${kind} and r.subject_id = ${subjectId} order by r.number desc limit 50`,
  )

/** Returns open requests of a kind: those of the given subjects, and up to `limit` of the oldest others. */
export const openRequests = (
  source: Source,
  kind: ApprovalKindName,
  { subjects, limit }: { readonly subjects: readonly string[]; readonly limit: number },
): Promise<RequestRow[]> =>
  many(
    source,
    sql<RequestRow>`
      ${requests} where r.status = 'requested' and r.kind = ${kind}
       order by r.subject_id = any(${[...subjects]}::text[]) desc, r.number limit ${subjects.length + limit}`,
  )

export type NewRequest = Pick<
  RequestRow,
  | 'id'
  | 'kind'
  | 'subject_id'
  | 'verdict'
  | 'proposal'
  | 'reason'
  | 'reason_code'
  | 'customer_message'
  | 'content'
  | 'content_hash'
  | 'requested_by'
>
/** Returns false if the subject has an open request already. */
export async function insertRequest(tx: Tx, r: NewRequest): Promise<boolean> {
  const inserted = await changed(
    tx,
    sql`insert into approval_request (id, kind, subject_id, verdict, proposal, reason, reason_code, customer_message, content, content_hash, status, requested_by, requested_at)
        values (${r.id}, ${r.kind}, ${r.subject_id}, ${r.verdict}, ${JSON.stringify(r.proposal)}::jsonb, ${r.reason}, ${r.reason_code}, ${r.customer_message},
                ${JSON.stringify(r.content)}::jsonb, ${r.content_hash}, 'requested', ${r.requested_by}, ${tx.now})
        on conflict do nothing`,
  )
  return inserted === 1n
}

/** Ends a request, with the seal of the agreement if its kind has one, and the value that its maker approved alone. */
export const closeRequest = (tx: Tx, id: string, seal: string | null = null, alone?: Worth): Promise<bigint> =>
  changed(
    tx,
    sql`update approval_request set decided_at = ${tx.now}, alone_value = ${alone?.value ?? null}, alone_currency = ${alone?.currency ?? null}, seal = ${seal} where id = ${id}`,
  )

export type NewApproval = {
  readonly id: string
  readonly request: string
  readonly verdict: Verdict
  readonly hash: string
  readonly by: string
  readonly note: string
  /** The value of the approved amount. */
  readonly worth: Worth | undefined
}
export const insertApproval = (tx: Tx, a: NewApproval): Promise<bigint> =>
  changed(
    tx,
    sql`insert into approval (id, request_id, verdict, content_hash, approver_id, note, at, value, value_currency)
        values (${a.id}, ${a.request}, ${a.verdict}, ${a.hash}, ${a.by}, ${a.note}, ${tx.now}, ${a.worth?.value ?? null}, ${a.worth?.currency ?? null})`,
  )

/** Returns true while a proposal on the subject is open, so that nobody else changes the subject. */
export async function hasOpenRequest(tx: Tx, kind: ApprovalKindName, subjectId: string): Promise<boolean> {
  const row = await maybeOne(
    tx,
    sql`select 1 from approval_request where kind = ${kind} and subject_id = ${subjectId} and status = 'requested'`,
  )
  return row !== undefined
}

/** The time of the open proposal on a subject; undefined if none is open. */
export const openSince = async (tx: Tx, kind: ApprovalKindName, subjectId: string): Promise<Date | undefined> =>
  (
    await maybeOne(
      tx,
      sql<{ at: Date }>`
        select requested_at as at from approval_request where kind = ${kind} and subject_id = ${subjectId} and status = 'requested'`,
    )
  )?.at

/** Median minutes between proposal and decision over 24 hours. */
export async function medianMinutes(source: Source): Promise<number | null> {
  const row = await one(
    source,
    sql<{ minutes: number | null }>`
      select round(percentile_cont(0.5) within group (order by extract(epoch from decided_at - requested_at) / 60))::int as minutes
        from approval_request where status in ('approved', 'refused') and decided_at > now() - interval '24 hours'`,
  )
  return row.minutes
}
