import { depositMachine } from '@tessera/domain/payments/deposits/machine.ts'
import { fiatOrderMachine } from '@tessera/domain/payments/fiat-orders/machine.ts'
import { statusesAllowing, isFinal, type Machine, statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { subscriptionMachine } from '@tessera/domain/issuance/subscriptions/machine.ts'
import { transferMachine } from '@tessera/domain/profile/transfers/transfer.ts'
import { sql } from 'kysely'
import { isIndebted } from '#access/customers/customer-state.sql.ts'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

const openStatuses = <M extends Machine>(machine: M) =>
  statusesOf(machine).filter((status) => !isFinal(machine, status))
const pendingTransfers = openStatuses(transferMachine).map((status) => sql.lit(status))
/** Deposits that are on their way to the account, or await a decision of operators. */
const arrivingDeposits = [...statusesAllowing(depositMachine, 'drop'), ...statusesAllowing(depositMachine, 'credit')]

/**
 * Returns true if the account is empty, nothing is owed to it, and it has no open sub-account. Open orders and
 * withdrawals hold money, so the balance shows them. Expected deposits, money in suspense and undelivered tokens do
 * not, so each is checked separately.
 */
export const isEmpty = async (tx: Tx, customerId: string): Promise<boolean> =>
  (
    await one(
      tx,
      sql<{ empty: boolean }>`
        select not exists (select 1 from account where customer_id = ${customerId} and (posted <> 0 or held <> 0))
           and not exists (select 1 from customer where parent_id = ${customerId} and status <> 'closed')
           and not exists (select 1 from fiat_order where customer_id = ${customerId} and status = any(${openStatuses(fiatOrderMachine)}))
           and not exists (select 1 from fiat_order o join bank_line l on l.names_order = o.id
                            where o.customer_id = ${customerId} and l.status = 'queued' and l.direction = 'in')
           and not exists (select 1 from deposit where customer_id = ${customerId} and status = any(${arrivingDeposits}))
           and not exists (select 1 from subscription where customer_id = ${customerId} and status = any(${openStatuses(subscriptionMachine)}))
           and not exists (select 1 from transfer where status in (${sql.join(pendingTransfers)})
                            and ${customerId} in (customer_id, target_customer_id)) as empty`,
    )
  ).empty

/** Returns true while a receivable blocks the closing (decision 0064). */
export const isBlocked = async (tx: Tx, customerId: string): Promise<boolean> =>
  (
    await one(
      tx,
      sql<{ blocked: boolean }>`select ${sql.raw(isIndebted)} as blocked from customer c where c.id = ${customerId}`,
    )
  ).blocked

export const findClosing = (source: Source, customerId: string): Promise<{ closes_at: Date } | undefined> =>
  maybeOne(source, sql<{ closes_at: Date }>`select closes_at from account_closing where customer_id = ${customerId}`)

/** Returns 0 if a closing was already requested. */
export const insertClosing = (tx: Tx, customerId: string, closesAt: Date): Promise<bigint> =>
  changed(
    tx,
    sql`insert into account_closing (customer_id, requested_at, closes_at) values (${customerId}, ${tx.now}, ${closesAt})
        on conflict (customer_id) do nothing`,
  )

export const deleteClosing = (tx: Tx, customerId: string): Promise<bigint> =>
  changed(tx, sql`delete from account_closing where customer_id = ${customerId}`)

/** Returns accounts whose waiting period is over. */
export const listDue = (tx: Tx, max: number): Promise<{ customer_id: string }[]> =>
  many(
    tx,
    sql<{ customer_id: string }>`
      select customer_id from account_closing where closes_at <= ${tx.now} order by closes_at limit ${max}
         for update skip locked`,
  )
