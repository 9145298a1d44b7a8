import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { FreezeScope } from '@tessera/domain/access/security/frozen-scopes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { CustomerSession } from '#platform/http/call.ts'
import { maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { lockPerson, readPerson } from './person.sql.ts'
import { secured } from './factor-guards.sql.ts'
import { receivableOutstanding, subAccountDepositClosed } from './refusals.ts'

export type CustomerState = {
  readonly kyc_status: 'unknown' | 'pending' | 'approved' | 'rejected'
  readonly status: 'active' | 'frozen' | 'closed'
  readonly investor_class: 'ri' | 'ai' | 'ei'
  readonly real_name: string | null
  readonly secured: boolean
  /** False for a sub-account if its owner disabled deposits for it. */
  readonly deposits_open: boolean
  /** Set while withdrawals and new addresses are paused. A pause of the owner also applies to the sub-accounts. */
  readonly withdraw_frozen_until: Date | null
  /** Set while transfers to other customers are paused. */
  readonly transfers_frozen_until: Date | null
  /** Set while OTC sales are paused. */
  readonly sales_frozen_until: Date | null
  /** True while a receivable from its owner blocks outgoing actions. */
  readonly indebted: boolean
  /** True after a pause that is over: the next withdrawal requires an identity check. */
  readonly identity_needed: boolean
}

/** The status of a customer `c`. An account that is frozen freezes its sub-accounts and members too. */
export const statusInFamily = sql<CustomerState['status']>`
  case when c.status = 'active' and not c.parent_active then 'frozen' else c.status end`

/** True if a customer `c` may trade. The owner may have disabled trading for a sub-account. */
export const mayTrade = 'not exists (select 1 from sub_account u where u.customer_id = c.id and not u.trading_open)'
/** True while a receivable from the owner of a customer `c` blocks its outgoing actions. */
export const isIndebted = `exists (select from receivable r where r.customer_id in (c.id, c.parent_id) and r.closed_at is null and r.lifted_at is null)`
/**
 * The end of the last pause of outgoing actions of a customer `c`, which may be in the past; null without one. It
 * includes the customer's own freezes, those of the owner, operators' stops and receivables. A receivable has no end
 * date. Until this end the collar limits the customer's orders; the reader compares it with the time of the batch.
 */
export const collaredUntil = `greatest(
  (select max(f.until_at) from account_freeze f where f.customer_id in (c.id, c.parent_id) and f.scope = 'withdraw'),
  (select max(p.until_at) from stop p
    where p.customer_id in (c.id, c.parent_id) and p.scope = 'account_withdrawals' and p.lifted_at is null),
  case when ${isIndebted} then timestamptz '9999-01-01' end)`
export const tradingOpen = sql.raw<boolean>(mayTrade)

/** The permissions of a sub-account `c` from its owner; null for any other account. */
export const subOf = sql<CustomerSession['sub'] | null>`
  case when c.type = 'sub' then json_build_object('tradingOpen', ${tradingOpen}) end`

/** True if a customer `c` is a company with a signature rule, or its sub-account. */
export const hasSignatureRule = sql<boolean>`
  case when c.type in ('corporate', 'sub')
       then exists (select 1 from signature_rule r where r.account_id = coalesce(c.parent_id, c.id)) else false end`

export const depositsOpen = sql<boolean>`
  not exists (select 1 from sub_account u where u.customer_id = c.id and not u.deposits_open)`

/**
 * Returns the time until which one scope of a customer `c` is frozen; null if it is not. A stop by an operator freezes
 * all scopes.
 */
export const frozenUntil = (now: Date, scope: FreezeScope = 'withdraw'): RawBuilder<Date | null> => sql<Date | null>`
  greatest(
    (select max(f.until_at) from account_freeze f
      where f.customer_id in (c.id, c.parent_id) and f.scope = ${scope} and f.until_at > ${now}),
    (select max(p.until_at) from stop p
      where p.customer_id in (c.id, c.parent_id) and p.scope = 'account_withdrawals' and p.lifted_at is null and p.until_at > ${now}))`
/** True if a customer `c` must pass an identity check before the next withdrawal. */
export const identityNeeded = (now: Date): RawBuilder<boolean> => sql<boolean>`
  exists (select 1 from account_freeze f
           where f.customer_id = c.id and f.until_at <= ${now} and f.from_at > coalesce(
             (select max(i.at) from identity_check i where i.customer_id = c.id and i.matched), '-infinity'))`

/**
 * Returns the current state of a customer and locks the row until the transaction ends. It takes two statements,
 * because a single one that waits for the lock would read the freezes as they were before the wait. A freeze counts
 * from its commit, even for a transaction that began earlier.
 */
export async function lockCustomerState(tx: Tx, customerId: string): Promise<CustomerState> {
  await one(tx, sql`select 1 from customer where id = ${customerId} for share`)
  await lockPerson(tx, customerId)
  return readCustomerState(tx, customerId)
}

/** Like `lockCustomerState` without the lock, for display only. */
export async function readCustomerState(tx: Tx, customerId: string): Promise<CustomerState> {
  const customerState = await one(
    tx,
    sql<CustomerState>`
      select c.kyc_status, ${statusInFamily} as status, c.investor_class, c.real_name, ${depositsOpen} as deposits_open,
             ${secured} as secured,
             ${frozenUntil(tx.now)} as withdraw_frozen_until, ${frozenUntil(tx.now, 'transferOut')} as transfers_frozen_until,
             ${frozenUntil(tx.now, 'p2pSell')} as sales_frozen_until,
             ${sql.raw(isIndebted)} as indebted, ${identityNeeded(tx.now)} as identity_needed
        from customer c where c.id = ${customerId}`,
  )
  const person = await readPerson(tx, customerId)
  if (person === undefined) return customerState
  return {
    ...customerState,
    status: person.active || customerState.status === 'closed' ? customerState.status : 'frozen',
    secured: person.secured,
    withdraw_frozen_until: laterDate(customerState.withdraw_frozen_until, person.paused_until.withdraw),
    transfers_frozen_until: laterDate(customerState.transfers_frozen_until, person.paused_until.transferOut),
    sales_frozen_until: laterDate(customerState.sales_frozen_until, person.paused_until.p2pSell),
  }
}

/** Returns the later of two pauses' ends; null without any. */
export const laterDate = (first: Date | null, second: Date | null): Date | null =>
  first === null || (second !== null && second > first) ? second : first

/** True if the account is neither frozen nor closed. */
export const isActive = async (source: Source, customerId: string): Promise<boolean> =>
  (await maybeOne(
    source,
    sql`select 1 from customer where id = ${customerId} and status = 'active' and parent_active`,
  )) !== undefined

/** Locks the customer's row before a freeze is written, so that each outgoing action is clearly before or after it. */
export const lockForFreeze = (tx: Tx, customerId: string): Promise<unknown> =>
  one(tx, sql`select 1 from customer where id = ${customerId} for no key update`)

/** Refuses deposits to a sub-account whose owner disabled them (threat AZ-08). It applies to every kind of credit. */
export const requireDepositsOpen = ({
  deposits_open: isOpen,
}: Pick<CustomerState, 'deposits_open'>): Outcome<void, 'SUB_ACCOUNT_DEPOSIT_CLOSED'> =>
  isOpen ? ok(undefined) : subAccountDepositClosed

/**
 * Refuses outgoing actions and closing while the owner has a receivable (decision 0064). A withdrawal request uses
 * `decide` instead.
 */
export const refuseIndebted = ({
  indebted,
}: Pick<CustomerState, 'indebted'>): Outcome<void, 'RECEIVABLE_OUTSTANDING'> =>
  indebted ? receivableOutstanding : ok(undefined)

/**
 * Requires an approved identity and an active account for actions of other people with a customer's money. Reads inside
 * the transaction.
 */
export async function requireApproved(
  tx: Tx,
  customerId: string,
): Promise<Outcome<CustomerState, 'KYC_REQUIRED' | 'ACCOUNT_FROZEN'>> {
  const customerState = await lockCustomerState(tx, customerId)
  if (customerState.status !== 'active') return refuse('ACCOUNT_FROZEN')
  if (customerState.kyc_status !== 'approved') return refuse('KYC_REQUIRED')
  return ok(customerState)
}

/** Requires an approved identity, an active account and a second factor, for every action of a customer with money. */
export async function requireSecured(
  tx: Tx,
  customerId: string,
): Promise<Outcome<CustomerState, 'KYC_REQUIRED' | 'ACCOUNT_FROZEN' | 'SECURITY_FACTOR_REQUIRED'>> {
  const customerState = await requireApproved(tx, customerId)
  return customerState.ok && !customerState.value.secured ? refuse('SECURITY_FACTOR_REQUIRED') : customerState
}
