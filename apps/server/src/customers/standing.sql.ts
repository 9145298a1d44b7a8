import { ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import { sql } from 'kysely'
import { maybeOne, one, type Source } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'
import { secured } from './secured.sql.ts'

export type Standing = {
  readonly kyc_status: 'unknown' | 'pending' | 'approved' | 'rejected'
  readonly status: 'active' | 'frozen' | 'closed'
  readonly investor_class: 'ri' | 'ai' | 'ei'
  readonly real_name: string | null
  readonly secured: boolean
  /** Set while withdrawals, transfers out and new addresses are paused. */
  readonly withdraw_frozen_until: Date | null
  /** After a pause that is over: the next withdrawal asks who its owner is. */
  readonly identity_needed: boolean
}

/**
 * A customer as they stand at this moment of this transaction; the row is locked against a change until it ends. Two
 * statements: one that waits for the lock would read the freezes as they were before it waited. A freeze counts from its
 * commit, also for a transaction that began before it.
 */
export async function lockStanding(tx: Tx, customerId: string): Promise<Standing> {
  await one(tx, sql`select 1 from customer where id = ${customerId} for share`)
  return one(
    tx,
    sql<Standing>`
      select c.kyc_status, c.status, c.investor_class, c.real_name, ${secured} as secured,
             (select max(f.until_at) from account_freeze f
               where f.customer_id = c.id and f.scope = 'withdraw' and f.until_at > ${tx.now}) as withdraw_frozen_until,
             exists (select 1 from account_freeze f
                      where f.customer_id = c.id and f.until_at <= ${tx.now} and f.from_at > coalesce(
                        (select max(i.at) from identity_check i where i.customer_id = c.id and i.matched), '-infinity')) as identity_needed
        from customer c where c.id = ${customerId}`,
  )
}

/** Whether the account is neither frozen nor closed. */
export const standsActive = async (source: Source, customerId: string): Promise<boolean> =>
  (await maybeOne(source, sql`select 1 from customer where id = ${customerId} and status = 'active'`)) !== undefined

/** Locks the customer's row before a freeze is written: whoever is let through meanwhile is let through before it. */
export const lockForFreeze = (tx: Tx, customerId: string): Promise<unknown> =>
  one(tx, sql`select 1 from customer where id = ${customerId} for no key update`)

/** The gate of what others do with a customer's money: approved identity and an account in good standing, read inside the transaction. */
export async function requireApproved(
  tx: Tx,
  customerId: string,
): Promise<Outcome<Standing, 'KYC_REQUIRED' | 'ACCOUNT_FROZEN'>> {
  const standing = await lockStanding(tx, customerId)
  if (standing.status !== 'active') return refuse('ACCOUNT_FROZEN')
  if (standing.kyc_status !== 'approved') return refuse('KYC_REQUIRED')
  return ok(standing)
}

/** The gate of every step that a customer takes with money: as above, and the account has a second factor. */
export async function requireSecured(
  tx: Tx,
  customerId: string,
): Promise<Outcome<Standing, 'KYC_REQUIRED' | 'ACCOUNT_FROZEN' | 'SECURITY_FACTOR_REQUIRED'>> {
  const standing = await requireApproved(tx, customerId)
  return standing.ok && !standing.value.secured ? refuse('SECURITY_FACTOR_REQUIRED') : standing
}
