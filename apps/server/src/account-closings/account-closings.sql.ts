import { fiatOrderMachine } from '@tessera/domain/fiat-orders/machine.ts'
import { isFinal, statusesOf } from '@tessera/domain/machine/machine.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, one, type Source } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'

const openOrders = statusesOf(fiatOrderMachine).filter((status) => !isFinal(fiatOrderMachine, status))

/** Whether nothing lies in the account, no bank payment is announced and no sub-account is open: whatever else is open holds money. */
export const isEmpty = async (tx: Tx, customerId: string): Promise<boolean> =>
  (
    await one(
      tx,
      sql<{ empty: boolean }>`
        select not exists (select 1 from account where customer_id = ${customerId} and (posted <> 0 or held <> 0))
           and not exists (select 1 from customer where parent_id = ${customerId} and status <> 'closed')
           and not exists (select 1 from fiat_order where customer_id = ${customerId} and status = any(${openOrders})) as empty`,
    )
  ).empty

export const findClosing = (source: Source, customerId: string): Promise<{ closes_at: Date } | undefined> =>
  maybeOne(source, sql<{ closes_at: Date }>`select closes_at from account_closing where customer_id = ${customerId}`)

/** 0 when somebody asked before. */
export const insertClosing = (tx: Tx, customerId: string, closesAt: Date): Promise<bigint> =>
  changed(
    tx,
    sql`insert into account_closing (customer_id, requested_at, closes_at) values (${customerId}, ${tx.now}, ${closesAt})
        on conflict (customer_id) do nothing`,
  )

export const deleteClosing = (tx: Tx, customerId: string): Promise<bigint> =>
  changed(tx, sql`delete from account_closing where customer_id = ${customerId}`)

/** Accounts whose time has come. */
export const listDue = (tx: Tx, most: number): Promise<{ customer_id: string }[]> =>
  many(
    tx,
    sql<{ customer_id: string }>`
      select customer_id from account_closing where closes_at <= ${tx.now} order by closes_at limit ${most}
         for update skip locked`,
  )
