import type { StopNotice, StopScope } from '@tessera/domain/access/stops/stop.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type StopRow = {
  readonly id: string
  readonly number: bigint
  readonly scope: StopScope
  readonly subject_id: string
  readonly customer_id: string | null
  readonly customer_number: bigint | null
  readonly reason: string
  readonly notice: StopNotice | null
  readonly by_name: string
  readonly from_at: Date
  readonly until_at: Date
  readonly thaws: boolean
}

const stops = sql`
  select s.id, s.number, s.scope, s.subject_id, s.customer_id, c.number as customer_number, s.reason, s.notice, o.name as by_name,
         s.from_at, s.until_at, s.thaws
    from stop s join operator o on o.id = s.set_by left join customer c on c.id = s.customer_id`

/** Returns every active stop, newest first. */
export const listStops = (tx: Tx): Promise<StopRow[]> =>
  many(
    tx,
    sql<StopRow>`${stops} where s.lifted_at is null and s.ended_at is null and s.until_at > ${tx.now} order by s.number desc`,
  )

export const readStop = (source: Source, id: string): Promise<StopRow> =>
  one(source, sql<StopRow>`${stops} where s.id = ${id}`)

/** Returns the customer of a stop; undefined if it does not concern an account. */
export const ownerOf = async (source: Source, id: string): Promise<string | undefined> =>
  (await maybeOne(source, sql<{ customer_id: string | null }>`select customer_id from stop where id = ${id}`))
    ?.customer_id ?? undefined

/** Returns an active stop, locked; undefined if it has ended. */
export const lockStop = (tx: Tx, id: string): Promise<StopRow | undefined> =>
  maybeOne(
    tx,
    sql<StopRow>`${stops} where s.id = ${id} and s.lifted_at is null and s.ended_at is null and s.until_at > ${tx.now} for update of s`,
  )

/**
 * Takes an exclusive lock until the transaction ends. A concurrent action commits before the stop, or waits and then
 * sees it.
 */
export const lockStops = (tx: Tx): Promise<unknown> =>
  changed(tx, sql`select pg_advisory_xact_lock(hashtextextended('stops', 0))`)

/** Raises this transaction's lock timeout to nearly the statement timeout, because a stop has priority over other work. */
export const waitForLocks = (tx: Tx): Promise<unknown> => many(tx, sql`select set_config('lock_timeout', '4500', true)`)

type NewStop = Pick<
  StopRow,
  'id' | 'scope' | 'subject_id' | 'customer_id' | 'reason' | 'notice' | 'from_at' | 'until_at' | 'thaws'
> & { readonly by: string }
export const insertStop = (tx: Tx, s: NewStop): Promise<bigint> =>
  changed(
    tx,
    sql`insert into stop (id, scope, subject_id, customer_id, reason, notice, set_by, from_at, until_at, thaws)
        values (${s.id}, ${s.scope}, ${s.subject_id}, ${s.customer_id}, ${s.reason}, ${s.notice}, ${s.by}, ${s.from_at}, ${s.until_at}, ${s.thaws})`,
  )

/** Ends a stop that two people lifted. */
export const liftStop = (tx: Tx, id: string): Promise<bigint> =>
  changed(
    tx,
    sql`update stop set lifted_at = greatest(${tx.now}, from_at), ended_at = greatest(${tx.now}, from_at) where id = ${id}`,
  )

/** Ends every stop that froze an account, lifted by two people. */
export const liftAccountStops = (tx: Tx, customerId: string): Promise<bigint> =>
  changed(
    tx,
    sql`update stop set lifted_at = greatest(${tx.now}, from_at), ended_at = greatest(${tx.now}, from_at)
         where customer_id = ${customerId} and scope = 'account' and lifted_at is null and ended_at is null`,
  )

/** Records that the owner froze the account too, so that no end of a stop unfreezes it. */
export const disableUnfreezing = (tx: Tx, customerId: string): Promise<bigint> =>
  changed(tx, sql`update stop set thaws = false where customer_id = ${customerId} and ended_at is null and thaws`)

/** True while an account is frozen by a stop whose end unfreezes it. */
export const isFrozenByStop = async (tx: Tx, customerId: string): Promise<boolean> =>
  (await maybeOne(
    tx,
    sql`select 1 from stop where customer_id = ${customerId} and scope = 'account' and thaws and ended_at is null limit 1`,
  )) !== undefined

export type DueStop = Pick<StopRow, 'id' | 'scope' | 'customer_id' | 'thaws'>
/** Returns the stops whose time is over and whose end has not been processed. */
export const dueStops = (tx: Tx, limit: number): Promise<DueStop[]> =>
  many(
    tx,
    sql<DueStop>`select id, scope, customer_id, thaws from stop where ended_at is null and until_at <= ${tx.now}
                  order by until_at limit ${limit}`,
  )

/** Records that the end was processed. Returns 0 if another node did it. */
export const endStop = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update stop set ended_at = ${tx.now} where id = ${id} and ended_at is null`)

export const coinExists = async (tx: Tx, code: string): Promise<boolean> =>
  (await maybeOne(tx, sql`select 1 from coin where code = ${code}`)) !== undefined
export const productExists = async (tx: Tx, symbol: string): Promise<boolean> =>
  (await maybeOne(tx, sql`select 1 from product where symbol = ${symbol} and status <> 'draft'`)) !== undefined
/** True if the network exists; its subject is such as `tUSD/solana_devnet`. */
export const networkExists = async (tx: Tx, subject: string): Promise<boolean> =>
  (await maybeOne(tx, sql`select 1 from coin_network where coin || '/' || chain = ${subject}`)) !== undefined
