import { type AccountRef, accountKey, exchangeRoles, isCustomer } from '@tessera/domain/books/ledger/transfer.ts'
import { sql } from 'kysely'
import { changed, many } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type AccountAt = { readonly ref: AccountRef; readonly coin: string }

type Row = {
  customer_id: string | null
  kind: string
  purpose: string
  role: string
  coin: string
  may_be_negative: boolean
}

/** Roles of exchange accounts whose balances are negative: assets outside the ledger, and debts to the exchange. */
const owing: ReadonlySet<string> = new Set(['external', 'issuer', 'receivable', 'deficit'])

/** Returns the row of an account. The purpose of an exchange account includes its subject, after a colon. */
const rowOf = ({ ref, coin }: AccountAt): Row => {
  if (isCustomer(ref))
    return { customer_id: ref.customer, kind: ref.kind, purpose: 'own', role: 'customer', coin, may_be_negative: false }
  const role: string = exchangeRoles[ref.exchange]
  const purpose = ref.of === undefined ? ref.exchange : `${ref.exchange}:${ref.of}`
  return {
    customer_id: null,
    kind: 'house',
    purpose,
    role,
    coin,
    may_be_negative: owing.has(role),
  }
}

/**
 * Returns the ids of the accounts by `accountKey`. Creates missing accounts, and locks all in the order of their ids
 * until the transaction ends.
 */
export async function lockAccounts(tx: Tx, accounts: readonly AccountAt[]): Promise<Map<string, bigint>> {
  const byKey = new Map(accounts.map((account) => [accountKey(account.ref, account.coin), rowOf(account)]))
  const wanted = JSON.stringify([...byKey].map(([key, row]) => ({ key, ...row })))
  const found = await lockThose(tx, wanted)
  if (found.size === byKey.size) return found
  const missing = [...byKey].filter(([key]) => !found.has(key)).toSorted(([a], [b]) => (a < b ? -1 : 1))
  await changed(
    tx,
    sql`insert into account (customer_id, kind, purpose, role, coin, may_be_negative)
        select customer_id, kind, purpose, role, coin, may_be_negative
          from jsonb_to_recordset(${JSON.stringify(missing.map(([, row]) => row))}::jsonb)
               as t(customer_id uuid, kind text, purpose text, role text, coin text, may_be_negative boolean)
        on conflict do nothing`,
  )
  return lockThose(tx, wanted)
}

async function lockThose(tx: Tx, wanted: string): Promise<Map<string, bigint>> {
  const rows = await many(
    tx,
    sql<{ key: string; id: bigint }>`
      select w.key, a.id
        from jsonb_to_recordset(${wanted}::jsonb) as w(key text, customer_id uuid, kind text, purpose text, coin text)
        join account a on a.customer_id is not distinct from w.customer_id
                      and a.kind = w.kind and a.purpose = w.purpose and a.coin = w.coin
       order by a.id for update of a`,
  )
  return new Map(rows.map((row) => [row.key, row.id]))
}
