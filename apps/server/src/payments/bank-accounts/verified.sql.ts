import { samePerson } from '@tessera/domain/payments/fiat-orders/payer.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { IDENTITY_FORMULA, type NameMatch } from './bank-accounts.sql.ts'

const matchOf = (accountName: string, payerName: string): NameMatch =>
  samePerson(accountName, payerName) ? 'same' : 'differs'

const setVerified = (tx: Tx, id: string, match: NameMatch): Promise<bigint> =>
  changed(
    tx,
    sql`update customer_bank_account set verified_by = 'deposit', verified_at = ${tx.now}, name_match = ${match}
         where id = ${id} and verified_by is null and removed_at is null`,
  )

/** Marks the customer's account as verified from which a credited payment came. Only the first such payment counts. */
export async function verifyByDeposit(tx: Tx, customerId: string, lineId: string): Promise<void> {
  const accounts = await many(
    tx,
    sql<{ id: string; account_name: string; payer_name: string }>`
      select b.id, b.account_name, l.payer_name from bank_line l
        join customer_bank_account b on b.number_hash = l.payer_hash and b.customer_id = ${customerId}
       where l.id = ${lineId} and b.verified_by is null and b.removed_at is null`,
  )
  for (const { id, account_name: own, payer_name: payer } of accounts) await setVerified(tx, id, matchOf(own, payer))
}

/**
 * Verifies an account that was added after the payment. Returns the result of the name comparison, or null without such
 * a payment.
 */
export async function verifyByEarlier(
  tx: Tx,
  account: {
    readonly id: string
    readonly customer_id: string
    readonly account_name: string
    readonly number_hash: string | null
  },
): Promise<NameMatch | null> {
  const line = await maybeOne(
    tx,
    sql<{ payer_name: string }>`
      select l.payer_name from bank_line l join fiat_order o on o.bank_line_id = l.id
       where o.customer_id = ${account.customer_id} and o.status = 'completed' and l.payer_hash = ${account.number_hash}
       order by l.imported_at limit 1`,
  )
  if (line === undefined) return null
  const match = matchOf(account.account_name, line.payer_name)
  await setVerified(tx, account.id, match)
  return match
}

export type FormerHash = {
  readonly id: string
  readonly customer_id: string
  readonly account_name: string
  readonly number_sealed: string
  readonly bank_code: string | null
}

/** Returns current accounts after an id whose hash was made by the earlier formula, which left out the bank. */
export const withFormerIdentity = (source: Source, after: string, limit: number): Promise<FormerHash[]> =>
  many(
    source,
    sql<FormerHash>`
      select id, customer_id, account_name, number_sealed, bank_code from customer_bank_account
       where hash_formula = 1 and removed_at is null and id > ${after} order by id limit ${limit}`,
  )

/** Returns false if the account was removed or renewed since it was read. */
export const renewIdentityHash = async (tx: Tx, id: string, hash: string | null): Promise<boolean> =>
  (await changed(
    tx,
    sql`update customer_bank_account set number_hash = ${hash}, hash_formula = ${IDENTITY_FORMULA}
         where id = ${id} and hash_formula = 1 and removed_at is null`,
  )) === 1n
