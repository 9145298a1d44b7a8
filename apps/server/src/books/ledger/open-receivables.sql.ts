import type { AccountRef, CustomerAccount } from '@tessera/domain/books/ledger/transfer.ts'
import { accountKey, isCustomer } from '@tessera/domain/books/ledger/transfer.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import type { Owed, CustomerBalance } from '@tessera/domain/payments/receivables/reversal.ts'
import { sql } from 'kysely'
import { changed, many } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/** An account other than spot that received a credit, with the coin. */
export type Credited = { readonly account: CustomerAccount; readonly coin: string }

/**
 * Returns the accounts that a journal credits, each once. Leaves out spot accounts, which only the trading core moves.
 */
export function creditedIn(transfers: readonly { readonly credit: AccountRef; readonly coin: string }[]): Credited[] {
  const found = new Map<string, Credited>()
  for (const { credit, coin } of transfers)
    if (isCustomer(credit) && credit.kind !== 'spot') found.set(accountKey(credit, coin), { account: credit, coin })
  return [...found.values()]
}

/** A receivable, with the credited accounts of its customer and of the customer's sub-accounts. */
export type OwedRow = Owed & {
  readonly owner: string
  readonly coin: string
  readonly customers: readonly string[]
}

/**
 * Returns the open receivables of customers in the coins of these accounts, oldest first, and locks them. Accounts are
 * locked before receivables, and receivables before the chain of journals.
 */
export const lockOwed = (tx: Tx, credited: readonly Credited[]): Promise<OwedRow[]> =>
  credited.length === 0
    ? Promise.resolve([])
    : many(
        tx,
        sql<OwedRow>`
          with found as (
            select r.id, array_agg(distinct u.id)::text[] as customers
              from unnest(${credited.map(({ account }) => account.customer)}::uuid[], ${credited.map(({ coin }) => coin)}::text[]) as c(customer, coin)
              join customer u on u.id = c.customer
              join receivable r on r.customer_id in (u.id, u.parent_id) and r.coin = c.coin and r.closed_at is null
             group by r.id)
          select r.id, r.customer_id as owner, r.coin, f.customers, (r.amount - r.taken - r.repaid - r.written_off)::numeric as outstanding
            from receivable r join found f on f.id = r.id
           where r.closed_at is null order by r.number for update of r`,
      )

/** Returns the available balances of locked accounts of a coin. */
export async function availableOf(
  tx: Tx,
  accounts: readonly CustomerAccount[],
  coin: string,
): Promise<CustomerBalance[]> {
  const rows = await many(
    tx,
    sql<CustomerAccount & { readonly available: Amount }>`
      select a.customer_id as customer, a.kind, (a.posted - a.held)::numeric as available
        from account a join unnest(${accounts.map(({ customer }) => customer)}::uuid[], ${accounts.map(({ kind }) => kind)}::text[]) as w(customer, kind)
          on a.customer_id = w.customer and a.kind = w.kind
       where a.coin = ${coin} and a.purpose = 'own' order by a.id`,
  )
  return rows.map(({ customer, kind, available }) => ({ account: { customer, kind }, available }))
}

/** Records a repayment of a locked receivable, and closes it if nothing is left. */
export const noteRepaid = (tx: Tx, id: string, repaid: Amount): Promise<bigint> =>
  changed(
    tx,
    sql`update receivable set repaid = repaid + ${String(repaid)}::numeric,
               closed_at = case when taken + repaid + ${String(repaid)}::numeric = amount then greatest(at, ${tx.now}::timestamptz) end
         where id = ${id} and closed_at is null`,
  )
