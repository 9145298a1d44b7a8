import {
  type EventOf,
  statusesAllowing,
  type Machine,
  next,
  type StatusOf,
} from '@tessera/domain/platform/machine/machine.ts'
import { sql } from 'kysely'
import { changed, maybeOne } from './rows.ts'
import type { DB } from './schema.ts'
import type { Tx } from './tx.ts'

/** A table whose `status` column follows a state machine. The entity of its transitions is the table's name. */
type Table = keyof DB

/** Records a transition of a row that the caller has locked and updated. */
export async function recordStep(tx: Tx, entity: Table, id: string, before: string, after: string): Promise<void> {
  await record(tx, entity, id, before, after)
}

async function record(tx: Tx, entity: string, id: string, before: string | null, after: string): Promise<void> {
  await changed(
    tx,
    sql`insert into transition (entity, entity_id, n, from_state, to_state, at, actor)
        select ${entity}, ${id}, coalesce(max(n), 0) + 1, ${before}, ${after}, ${tx.now}, ${tx.actor}
          from transition where entity = ${entity} and entity_id = ${id}`,
  )
}

/** Records the first status of a row that was just inserted. */
export const recordFirstStatus = (tx: Tx, entity: Table, id: string, machine: Machine): Promise<void> =>
  record(tx, entity, id, null, machine.first)

/** Records the first status of many rows that were inserted together. */
export const recordFirstStatuses = (tx: Tx, entity: Table, ids: readonly string[], machine: Machine): Promise<bigint> =>
  changed(
    tx,
    sql`insert into transition (entity, entity_id, n, from_state, to_state, at, actor)
        select ${entity}, id, 1, null, ${machine.first}, ${tx.now}, ${tx.actor} from unnest(${[...ids]}::text[]) id`,
  )

/**
 * Moves one row with `event` if its status allows it, and records the transition. Returns the new status, or undefined
 * if another transaction moved it first: then read the row and report its true status.
 */
export async function move<M extends Machine>(
  tx: Tx,
  entity: Table,
  id: string,
  machine: M,
  event: EventOf<M>,
): Promise<StatusOf<M> | undefined> {
  const row = await maybeOne(
    tx,
    sql<{ status: StatusOf<M> }>`select status from ${sql.table(entity)} where id = ${id} for update`,
  )
  if (row === undefined || !statusesAllowing(machine, event).includes(row.status)) return undefined
  const to = next(machine, row.status, event)
  if (to === undefined) return undefined
  await changed(tx, sql`update ${sql.table(entity)} set status = ${to} where id = ${id}`)
  await record(tx, entity, id, row.status, to)
  return to
}
