import { recordAct } from '#services/audit/record.sql.ts'
import type { Tx } from '#platform/database/tx.ts'

/** Records a search for the accounts of a customer by number. */
export const recordSearch = (tx: Tx, number: string, ip: string): Promise<void> =>
  recordAct(tx, { action: 'ledger.read_customer', target: { type: 'customer', id: number }, ip })

/** Records that a file was exported. */
export const recordExport = (tx: Tx, id: string, ip: string): Promise<void> =>
  recordAct(tx, { action: 'ledger.export', target: { type: 'books', id }, ip })

type Owned = { readonly customer_id: string | null }
/** Records one entry for each customer whose account is read. */
export async function recordReads(tx: Tx, accounts: readonly Owned[], ip: string): Promise<void> {
  const customers = new Set(accounts.flatMap(({ customer_id: id }) => (id === null ? [] : [id])))
  for (const id of customers)
    await recordAct(tx, { action: 'ledger.read_customer', target: { type: 'customer', id }, ip })
}
