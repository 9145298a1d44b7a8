import type { FreezeCause, FreezeScope } from '@tessera/domain/access/security/frozen-scopes.ts'
import { sql } from 'kysely'
import { lockForFreeze } from '#access/customers/customer-state.sql.ts'
import { changed, maybeOne } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type RunningFreeze = {
  readonly id: string
  readonly customer_id: string
  readonly customer_number: bigint
  readonly customer_name: string | null
  readonly scope: FreezeScope
  readonly cause: FreezeCause
  readonly until_at: Date
}

/**
 * Returns an active freeze, locked; undefined if it ended or is unknown. The customer's row is locked first, as
 * everywhere, so an outgoing payment sees the freeze either before or after the change. A lift that was committed
 * during the wait applies, although it is later than the start of this transaction.
 */
export async function lockRunning(tx: Tx, id: string): Promise<RunningFreeze | undefined> {
  const owner = await maybeOne(
    tx,
    sql<{ customer_id: string }>`select customer_id from account_freeze where id = ${id}`,
  )
  if (owner === undefined) return undefined
  await lockForFreeze(tx, owner.customer_id)
  return maybeOne(
    tx,
    sql<RunningFreeze>`
      select f.id, f.customer_id, c.number as customer_number, c.real_name as customer_name, f.scope, f.cause, f.until_at
        from account_freeze f join customer c on c.id = f.customer_id
       where f.id = ${id} and f.until_at > ${tx.now} and (f.shortened_from is null or f.until_at > clock_timestamp())
         for update of f`,
  )
}

export const setLater = (tx: Tx, id: string, until: Date, operatorId: string): Promise<bigint> =>
  changed(tx, sql`update account_freeze set until_at = ${until}, extended_by = ${operatorId} where id = ${id}`)

/**
 * Sets the earlier end that two people approved. A freeze that has just begun then lasts one millisecond, because its
 * end must be after its start.
 */
export const setEarlier = (tx: Tx, id: string, until: Date): Promise<bigint> =>
  changed(
    tx,
    sql`update account_freeze set until_at = greatest(${until}, from_at + interval '1 millisecond'),
                                  shortened_from = greatest(shortened_from, until_at) where id = ${id}`,
  )
