import type { ReasonText } from '@tessera/contract/platform/settings/reason-areas.ts'
import { codeColumns, type CodeRow } from '#access/registration/invitation-codes.sql.ts'
import {
  type CodeEndedBy,
  type InvitationApplicationStatus,
  invitationApplicationMachine,
  MAX_CODES,
} from '@tessera/domain/partners/invitations/application.ts'
import { sql } from 'kysely'
import type { PageRequest } from '#platform/database/keyset.ts'
import { type Page, pageByTime } from '#platform/database/page.sql.ts'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { reasonText } from '#platform/settings/reasons.sql.ts'

export type ApplicationRow = {
  readonly id: string
  readonly number: bigint
  readonly customer_id: string
  readonly code_count: number
  readonly description: string
  readonly status: InvitationApplicationStatus
  readonly reason_code: string | null
  readonly reason_text: ReasonText | null
  readonly customer_message: string | null
  readonly created_at: Date
  readonly decided_at: Date | null
}
const columns = sql`a.id, a.number, a.customer_id, a.code_count, a.description, a.status, a.reason_code,
  ${reasonText('invitation', sql`a.reason_code`, sql`a.decided_at`)} as reason_text, a.customer_message, a.created_at, a.decided_at`

export function listApplications(source: Source, customerId: string, page: PageRequest): Promise<Page<ApplicationRow>> {
  return pageByTime(
    source,
    {
      columns,
      chosen: sql`from invitation_application a where a.customer_id = ${customerId}`,
      at: sql`a.created_at`,
      id: sql`a.id`,
    },
    page,
  )
}

type NewApplication = Pick<ApplicationRow, 'id' | 'customer_id' | 'code_count' | 'description'>

/** Inserts an application; returns undefined if the customer has a pending one. */
export const insertApplication = (tx: Tx, application: NewApplication): Promise<ApplicationRow | undefined> =>
  maybeOne(
    tx,
    sql<ApplicationRow>`
      insert into invitation_application as a (id, customer_id, code_count, description, status, created_at)
      values (${application.id}, ${application.customer_id}, ${application.code_count}, ${application.description},
              ${invitationApplicationMachine.first}, ${tx.now})
      on conflict (customer_id) where status = 'pending' do nothing
      returning ${columns}`,
  )

export type WaitingRow = ApplicationRow & {
  readonly customer_number: bigint
  readonly name: string | null
  /** Number of accounts that this customer had invited when applying, and of codes received before. */
  readonly invited: number
  readonly given: number
}
const waiting = sql`
  select ${columns}, c.number as customer_number, c.real_name as name,
         (select count(*)::int from customer i where i.invited_by = c.id and i.created_at <= a.created_at) as invited,
         (select count(*)::int from invitation_code k where k.customer_id = c.id) as given
    from invitation_application a join customer c on c.id = a.customer_id where a.status = 'pending'`

export const lockPending = (tx: Tx, id: string): Promise<WaitingRow | undefined> =>
  maybeOne(tx, sql<WaitingRow>`${waiting} and a.id = ${id} for update of a`)

export const listPending = (source: Source, limit: number): Promise<WaitingRow[]> =>
  many(source, sql<WaitingRow>`${waiting} order by a.created_at, a.id limit ${limit}`)

type Decision = { readonly reasonCode: string | null; readonly customerMessage: string | null }

/**
 * Stores in one statement the time of the decision, the reason for a rejection, and the status from the state machine.
 */
export const setDecided = (
  tx: Tx,
  id: string,
  status: InvitationApplicationStatus,
  { reasonCode, customerMessage }: Decision,
): Promise<bigint> =>
  changed(
    tx,
    sql`update invitation_application set status = ${status}, decided_at = ${tx.now}, reason_code = ${reasonCode}, customer_message = ${customerMessage}
         where id = ${id} and status = 'pending'`,
  )

type NewCode = {
  readonly id: string
  readonly code: string
  readonly customerId: string
  readonly applicationId: string
  readonly maxUses: number
  readonly expiresAt: Date
}

export const insertCode = (tx: Tx, code: NewCode): Promise<bigint> =>
  changed(
    tx,
    sql`insert into invitation_code (id, code, customer_id, application_id, max_uses, created_at, expires_at)
        values (${code.id}, ${code.code}, ${code.customerId}, ${code.applicationId}, ${code.maxUses}, ${tx.now}, ${code.expiresAt})`,
  )

/** Returns a customer's own code, locked until the transaction ends. */
export const findCode = (tx: Tx, customerId: string, id: string): Promise<CodeRow | undefined> =>
  maybeOne(
    tx,
    sql<CodeRow>`
      select ${codeColumns} from invitation_code k where k.id = ${id} and k.customer_id = ${customerId} for update`,
  )

/** Returns a customer's codes that can be used, locked until the transaction ends. */
export const lockUsableCodes = (tx: Tx, customerId: string): Promise<CodeRow[]> =>
  many(
    tx,
    sql<CodeRow>`
      select ${codeColumns} from invitation_code k
       where k.customer_id = ${customerId} and k.ended_at is null and k.expires_at > ${tx.now} and k.uses < k.max_uses
       order by k.id for update`,
  )

/** Ends a code whose row is locked. */
export const endCode = (tx: Tx, id: string, by: CodeEndedBy): Promise<bigint> =>
  changed(
    tx,
    sql`update invitation_code set ended_at = ${tx.now}, ended_by = ${by} where id = ${id} and ended_at is null`,
  )

/** Returns the newest codes of a customer, for operators. */
export const newestCodes = (source: Source, customerId: string): Promise<CodeRow[]> =>
  many(
    source,
    sql<CodeRow>`
      select ${codeColumns} from invitation_code k where k.customer_id = ${customerId}
       order by k.created_at desc, k.id limit ${MAX_CODES}`,
  )

export function listCodes(source: Source, customerId: string, page: PageRequest): Promise<Page<CodeRow>> {
  return pageByTime(
    source,
    {
      columns: codeColumns,
      chosen: sql`from invitation_code k where customer_id = ${customerId}`,
      at: sql`created_at`,
      id: sql`id`,
    },
    page,
  )
}
