import type { MethodKind } from '@tessera/domain/desk/payment-methods/method.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type NewPaymentMethod = {
  readonly id: string
  readonly customer_id: string
  readonly kind: MethodKind
  readonly account_name: string
  readonly bank: string | null
  readonly branch: string | null
  readonly bank_code: string | null
  readonly remark: string | null
  readonly qr_id: string | null
  /** `paymentAccountCipher` decrypts it, only for the customer who pays to it. */
  readonly account_sealed: string
  readonly ending: string
  readonly added_at: Date
  /** The time from which deals may use it. */
  readonly usable_at: Date
}
export type PaymentMethod = NewPaymentMethod & {
  readonly active: boolean
  /** False if the customer's verified name differs from it (threat WDR-17). */
  readonly in_own_name: boolean
}

const method = sql`
  m.id, m.customer_id, m.kind, m.account_name, m.bank, m.branch, m.bank_code, m.remark, m.qr_id, m.account_sealed, m.ending, m.added_at,
  m.usable_at, m.active, m.account_name = c.real_name as in_own_name
  from payment_method m join customer c on c.id = m.customer_id`

/** True if a deal may use it at this time. */
export const isUsable = (m: PaymentMethod, now: Date): boolean => m.active && m.in_own_name && m.usable_at <= now

export const listPaymentMethods = (source: Source, customerId: string): Promise<PaymentMethod[]> =>
  many(
    source,
    sql<PaymentMethod>`
      select ${method} where m.customer_id = ${customerId} and m.removed_at is null order by m.added_at, m.id`,
  )

/** Locks a payment method of the customer against change and removal until the transaction ends. */
export const lockPaymentMethod = (tx: Tx, customerId: string, id: string): Promise<PaymentMethod | undefined> =>
  maybeOne(
    tx,
    sql<PaymentMethod>`
      select ${method} where m.id = ${id} and m.customer_id = ${customerId} and m.removed_at is null for update of m`,
  )

/**
 * Returns the number of a customer's payment methods. Runs calls of one customer one after the other, so that
 * concurrent calls cannot exceed the limit.
 */
export async function countPaymentMethods(tx: Tx, customerId: string): Promise<number> {
  await many(tx, sql`select pg_advisory_xact_lock(hashtextextended('payment_method/' || ${customerId}, 0))`)
  const { n } = await one(
    tx,
    sql<{ n: number }>`
      select count(*)::int as n from payment_method where customer_id = ${customerId} and removed_at is null`,
  )
  return n
}

/** A new payment method is active. */
export const insertPaymentMethod = (tx: Tx, m: NewPaymentMethod): Promise<bigint> =>
  changed(
    tx,
    sql`insert into payment_method (id, customer_id, kind, account_name, bank, branch, bank_code, remark, qr_id, account_sealed, ending,
                                    active, added_at, usable_at)
        values (${m.id}, ${m.customer_id}, ${m.kind}, ${m.account_name}, ${m.bank}, ${m.branch}, ${m.bank_code}, ${m.remark}, ${m.qr_id},
                ${m.account_sealed}, ${m.ending}, true, ${m.added_at}, ${m.usable_at})`,
  )

export const endPaymentMethod = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update payment_method set removed_at = ${tx.now} where id = ${id}`)

export const switchPaymentMethod = (tx: Tx, id: string, active: boolean): Promise<bigint> =>
  changed(tx, sql`update payment_method set active = ${active} where id = ${id}`)

/** Replaces a payment method in the owner's ads by another one of the same kind. */
export const replaceInAds = (tx: Tx, customerId: string, former: string, now: string): Promise<bigint> =>
  changed(
    tx,
    sql`update otc_ad set method_ids = array_replace(method_ids, ${former}::uuid, ${now}::uuid)
         where customer_id = ${customerId} and status <> 'closed' and ${former}::uuid = any(method_ids)`,
  )

/** True if the customer uploaded this QR code. */
export const hasQr = async (source: Source, customerId: string, id: string): Promise<boolean> =>
  (await maybeOne(
    source,
    sql`select 1 from upload where id = ${id} and owner = ${`customer:${customerId}`} and purpose = 'qr'`,
  )) !== undefined
