import type { PaymentTexts } from '@tessera/domain/payments/bank-accounts/payment-texts.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { changed, jsonOrNull, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { bankAccountUnknown } from './refusals.ts'

export type NewBankAccount = {
  readonly id: string
  readonly customer_id: string
  readonly coin: string
  readonly account_name: string
  readonly bank: string
  readonly branch: string | null
  readonly bank_country: string
  readonly bank_code: string | null
  readonly ifsc: string | null
  readonly bank_address: string | null
  readonly remark: string | null
  /**
   * The texts in payment files, which the customer confirmed. Null for accounts that were added before these existed.
   */
  readonly payment_texts: PaymentTexts | null
  /** `accountNumberCipher` decrypts it, only to make a payment. */
  readonly number_sealed: string
  readonly number_ending: string
  /** Keyed hash of number and bank, compared with that of the payer's account. Null if the bank is unknown. */
  readonly number_hash: string | null
  readonly pay_now_sealed: string | null
  readonly pay_now_ending: string | null
  readonly added_at: Date
  /** No payment goes to the account before this moment. */
  readonly usable_at: Date
}
/** The number of the current formula of `accountIdentityHash`; the schema numbers the formulas. */
export const IDENTITY_FORMULA = 2

export type NameMatch = 'same' | 'differs'
export type BankAccount = NewBankAccount & {
  /** `deposit` once a credited deposit came from it; null before. */
  readonly verified_by: 'deposit' | null
  /** Result of comparing the payer's name of that deposit with the account name. */
  readonly name_match: NameMatch | null
  /** False if the customer's verified name has changed since. No payment goes to the account then (threat WDR-17). */
  readonly in_own_name: boolean
}

const account = sql`
  b.id, b.customer_id, b.coin, b.account_name, b.bank, b.branch, b.bank_country, b.bank_code, b.ifsc, b.bank_address, b.remark, b.payment_texts,
  b.number_sealed, b.number_ending, b.number_hash, b.pay_now_sealed, b.pay_now_ending, b.verified_by, b.name_match, b.added_at, b.usable_at, b.account_name = c.real_name as in_own_name
  from customer_bank_account b join customer c on c.id = b.customer_id`

/** Returns the currencies for which a bank account can be added. */
export const fiatCodes = async (source: Source): Promise<string[]> =>
  (await many(source, sql<{ code: string }>`select code from coin where kind = 'fiat' order by code`)).map(
    ({ code }) => code,
  )

export const listBankAccounts = (source: Source, customerId: string): Promise<BankAccount[]> =>
  many(
    source,
    sql<BankAccount>`select ${account} where b.customer_id = ${customerId} and b.removed_at is null order by b.coin`,
  )

/**
 * Returns the account to which a currency of a customer is paid, locked against change and removal until the
 * transaction ends.
 */
export async function lockBankAccount(
  tx: Tx,
  customerId: string,
  coin: string,
): Promise<Outcome<BankAccount, 'BANK_ACCOUNT_UNKNOWN'>> {
  const found = await maybeOne(
    tx,
    sql<BankAccount>`
      select ${account} where b.customer_id = ${customerId} and b.coin = ${coin} and b.removed_at is null for update of b`,
  )
  return found === undefined ? bankAccountUnknown(coin) : ok(found)
}

/** Returns the customer's own account with this id, locked in the same way. */
export const lockOwnById = (tx: Tx, customerId: string, id: string): Promise<BankAccount | undefined> =>
  maybeOne(
    tx,
    sql<BankAccount>`
      select ${account} where b.id = ${id} and b.customer_id = ${customerId} and b.removed_at is null for update of b`,
  )

/**
 * Returns the number of accounts of a customer. Locks the customer, so that concurrent requests cannot exceed the
 * limit.
 */
export async function countBankAccounts(tx: Tx, customerId: string): Promise<number> {
  await many(tx, sql`select pg_advisory_xact_lock(hashtextextended('customer_bank_account/' || ${customerId}, 0))`)
  const { n } = await one(
    tx,
    sql<{ n: number }>`
      select count(*)::int as n from customer_bank_account where customer_id = ${customerId} and removed_at is null`,
  )
  return n
}

export const insertBankAccount = (tx: Tx, b: NewBankAccount): Promise<bigint> =>
  changed(
    tx,
    sql`insert into customer_bank_account (id, customer_id, coin, account_name, bank, branch, bank_country, bank_code, ifsc, bank_address,
                                           remark, payment_texts, number_sealed, number_ending, number_hash, hash_formula, pay_now_sealed, pay_now_ending, added_at, usable_at)
        values (${b.id}, ${b.customer_id}, ${b.coin}, ${b.account_name}, ${b.bank}, ${b.branch}, ${b.bank_country}, ${b.bank_code}, ${b.ifsc},
                ${b.bank_address}, ${b.remark}, ${jsonOrNull(b.payment_texts)}::jsonb, ${b.number_sealed}, ${b.number_ending}, ${b.number_hash}, ${IDENTITY_FORMULA}, ${b.pay_now_sealed}, ${b.pay_now_ending}, ${b.added_at}, ${b.usable_at})`,
  )

export const endBankAccount = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update customer_bank_account set removed_at = ${tx.now} where id = ${id}`)
