import {
  type AgentEvent,
  agentMachine,
  type AgentStatus,
  type LicenceType,
  type Programme,
} from '@tessera/domain/partners/agents/machine.ts'
import type { Terms } from '@tessera/domain/partners/agents/shares.ts'
import type { Ppm } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import { recordFirstStatus, move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'

export type AgentRow = {
  readonly id: string
  readonly number: bigint
  readonly customer_id: string
  readonly customer_number: bigint
  readonly name: string | null
  readonly status: AgentStatus
  readonly programme: Programme
  readonly parent_id: string | null
  readonly level: number
  readonly code: string
  readonly licence_type: LicenceType
  readonly licence_number: string
  readonly licence_authority: string
  readonly licence_country: string
  readonly licence_expires_on: string
  readonly upload_id: string | null
  readonly how: string
  readonly expected_clients: number
  readonly applied_at: Date
  readonly status_at: Date
  readonly reason: string | null
  readonly contract_version: string | null
  readonly contract_sha256: string | null
  readonly signed_at: Date | null
  readonly own_ppm: Ppm | null
  readonly parent_ppm: Ppm | null
  readonly grand_ppm: Ppm | null
}

export const agentColumns = sql`
  a.id, a.number, a.customer_id, c.number as customer_number, c.real_name as name, a.status, a.programme, a.parent_id, a.level, a.code, a.licence_type,
  a.licence_number, a.licence_authority, a.licence_country, a.licence_expires_on, a.upload_id, a.how, a.expected_clients, a.applied_at,
  a.status_at, a.reason, a.contract_version, a.contract_sha256, a.signed_at, a.own_ppm, a.parent_ppm, a.grand_ppm`
export const agentFrom = sql`from agent a join customer c on c.id = a.customer_id`

export const lockAgent = (tx: Tx, id: string): Promise<AgentRow | undefined> =>
  maybeOne(tx, sql<AgentRow>`select ${agentColumns} ${agentFrom} where a.id::text = ${id} for update of a`)

export const readAgent = (source: Source, id: string): Promise<AgentRow | undefined> =>
  maybeOne(source, sql<AgentRow>`select ${agentColumns} ${agentFrom} where a.id = ${id}`)

/** Returns the newest application of a customer in a programme; all older ones were declined or ended. */
export const newestAgent = (
  source: Source,
  customerId: string,
  programme: Programme = 'agent',
): Promise<AgentRow | undefined> =>
  maybeOne(
    source,
    sql<AgentRow>`
      select ${agentColumns} ${agentFrom} where a.customer_id = ${customerId} and a.programme = ${programme} order by a.number desc limit 1`,
  )
export const lockNewest = async (tx: Tx, customerId: string, programme: Programme): Promise<AgentRow | undefined> => {
  const newest = await newestAgent(tx, customerId, programme)
  return newest && lockAgent(tx, newest.id)
}

/**
 * Returns the active agent with an active account that has this normalized code. Inside a transaction it cannot change
 * until the end.
 */
export const activeAgent = (source: Source, code: string, programme: Programme): Promise<AgentRow | undefined> =>
  maybeOne(
    source,
    sql<AgentRow>`
      select ${agentColumns} ${agentFrom} where a.code = ${code} and a.programme = ${programme} and a.status = 'active' and c.status = 'active' for share of a`,
  )

type New = Pick<
  AgentRow,
  | 'id'
  | 'customer_id'
  | 'programme'
  | 'parent_id'
  | 'level'
  | 'code'
  | 'licence_type'
  | 'licence_number'
  | 'licence_authority'
  | 'licence_country'
  | 'licence_expires_on'
  | 'upload_id'
  | 'how'
  | 'expected_clients'
>
/** Returns false if the customer already has one that is neither declined nor ended. */
export async function insertAgent(tx: Tx, a: New): Promise<boolean> {
  const inserted = await changed(
    tx,
    sql`insert into agent (id, customer_id, programme, status, parent_id, level, code, licence_type, licence_number, licence_authority, licence_country,
                           licence_expires_on, upload_id, how, expected_clients, applied_at, status_at)
        values (${a.id}, ${a.customer_id}, ${a.programme}, ${agentMachine.first}, ${a.parent_id}, ${a.level}, ${a.code}, ${a.licence_type}, ${a.licence_number},
                ${a.licence_authority}, ${a.licence_country}, ${a.licence_expires_on}, ${a.upload_id}, ${a.how}, ${a.expected_clients}, ${tx.now}, ${tx.now})
        on conflict (customer_id, programme) where status not in ('declined', 'ended') do nothing`,
  )
  if (inserted !== 1n) return false
  await recordFirstStatus(tx, 'agent', a.id, agentMachine)
  return true
}

/** Applies an event to a locked agent. Throws if its status does not allow it. */
export async function mustStep(tx: Tx, id: string, event: AgentEvent, reason: string | null = null): Promise<void> {
  if (reason !== null) await changed(tx, sql`update agent set reason = ${reason} where id = ${id}`)
  assert(await move(tx, 'agent', id, agentMachine, event), `agent ${id} does not allow ${event} in its status`)
  await changed(tx, sql`update agent set status_at = ${tx.now}, reason = ${reason} where id = ${id}`)
}

export const setSigned = (
  tx: Tx,
  id: string,
  signed: { readonly version: string; readonly sha256: string; readonly factor: string },
): Promise<bigint> =>
  changed(
    tx,
    sql`update agent set contract_version = ${signed.version}, contract_sha256 = ${signed.sha256}, factor = ${signed.factor}, signed_at = ${tx.now}
         where id = ${id}`,
  )

export const setTerms = (tx: Tx, id: string, { own, parent, grand }: Terms): Promise<bigint> =>
  changed(tx, sql`update agent set own_ppm = ${own}, parent_ppm = ${parent}, grand_ppm = ${grand} where id = ${id}`)

/** Returns signed applications that wait for activation, the longest waiting first. */
export const signedAgents = (source: Source, limit: number): Promise<AgentRow[]> =>
  many(
    source,
    sql<AgentRow>`
      select ${agentColumns} ${agentFrom} where a.status = 'contract' and a.signed_at is not null and c.status = 'active'
       order by a.signed_at, a.id limit ${limit}`,
  )

/** True if the upload is this customer's own file with the purpose `attachment`. */
export const isOwnAttachment = async (source: Source, customerId: string, uploadId: string): Promise<boolean> =>
  (await maybeOne(
    source,
    sql`select 1 from upload where id = ${uploadId} and owner = ${`customer:${customerId}`} and purpose = 'attachment'`,
  )) !== undefined
