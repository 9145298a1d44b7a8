import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { asOwnerOf } from './as-owner.ts'
import type { TestExchange } from './exchange.ts'

/**
 * Creates a receivable that blocks withdrawals of an account, without a reversed credit. Returns the function that removes it, so
 * that the ledger check passes again.
 */
export async function createBlockingReceivable(
  exchange: TestExchange,
  customerId: string,
  coin: string,
): Promise<() => Promise<void>> {
  const asOwner = asOwnerOf(exchange)
  const [id, line] = [randomUUID(), randomUUID()]
  await asOwner(sql`
    insert into bank_line (id, bank, line_id, account_number, direction, coin, amount, payer_name, remittance, booked_on, status, imported_at)
    values (${line}, 'Merlion Bank', ${line}, '003-1', 'in', ${coin}, 1, '', '', now()::date, 'reversed', now())`)
  await asOwner(sql`
    insert into receivable (id, customer_id, credited_id, bank_line_id, coin, amount, taken, cause, journal_id, at, blocked_from)
    select ${id}, ${customerId}, ${customerId}, ${line}, ${coin}, 1, 0, 'other', j.id, now(), now()
      from journal j where not exists (select from receivable r where r.journal_id = j.id) limit 1`)
  return async () => {
    await asOwner(sql`delete from receivable where id = ${id}`)
    await asOwner(sql`delete from bank_line where id = ${line}`)
  }
}
