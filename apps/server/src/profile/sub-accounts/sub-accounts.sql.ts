import { MAX_SUB_ACCOUNTS } from '@tessera/domain/profile/sub-accounts/family.ts'
import { sql } from 'kysely'
import { changed, one } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/**
 * Returns a free sub-account slot of an owner; undefined if all are taken. Calls of one owner run one after the other.
 */
export async function takeSlot(tx: Tx, parentId: string): Promise<number | undefined> {
  await one(tx, sql`select 1 from customer where id = ${parentId} for no key update`)
  const { slot } = await one(
    tx,
    sql<{ slot: number | null }>`
      select min(place)::int as slot from generate_series(1, ${MAX_SUB_ACCOUNTS}::int) place
       where place not in (select slot from sub_account where parent_id = ${parentId} and slot is not null)`,
  )
  return slot ?? undefined
}

type NewSubAccount = {
  readonly id: string
  readonly parentId: string
  readonly slot: number
  readonly name: string
  readonly passwordHash: string
}

/** Copies from the owner: identity, class, language, currency and accepted terms. */
export async function insertSubAccount(tx: Tx, sub: NewSubAccount): Promise<void> {
  await changed(
    tx,
    sql`insert into customer (id, password_hash, real_name, type, parent_id, kyc_status, kyc_changed_at, investor_class, status, lang, fiat,
                              terms_version, created_at)
        select ${sub.id}::uuid, ${sub.passwordHash}, real_name, 'sub', id, kyc_status, kyc_changed_at, investor_class, 'active', lang, fiat,
               terms_version, ${tx.now}::timestamptz
          from customer where id = ${sub.parentId}`,
  )
  await changed(
    tx,
    sql`insert into sub_account (customer_id, parent_id, slot, name) values (${sub.id}, ${sub.parentId}, ${sub.slot}, ${sub.name})`,
  )
}

type Switches = { readonly depositsOpen: boolean; readonly tradingOpen: boolean }
export const setSwitches = (tx: Tx, id: string, { depositsOpen, tradingOpen }: Switches): Promise<bigint> =>
  changed(
    tx,
    sql`update sub_account set deposits_open = ${depositsOpen}, trading_open = ${tradingOpen} where customer_id = ${id}`,
  )

/** Deletes email, phone, authenticator and passkeys, so that login is impossible. */
export async function deleteLogin(tx: Tx, id: string): Promise<void> {
  await changed(tx, sql`delete from passkey where customer_id = ${id}`)
  await changed(tx, sql`delete from backup_code where customer_id = ${id}`)
  await changed(tx, sql`delete from authenticator where customer_id = ${id}`)
  await changed(
    tx,
    sql`update customer set email = null, phone = null, mobile_check = false, email_lost = false where id = ${id}`,
  )
}

export const freeSlot = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update sub_account set slot = null where customer_id = ${id}`)

/** Returns the time until which nothing may leave an account because a deposit is in doubt; null otherwise. */
export const heldBackUntil = async (tx: Tx, id: string): Promise<Date | null> =>
  (
    await one(
      tx,
      sql<{ until: Date | null }>`
        select greatest(
          (select max(until_at) from account_freeze
            where customer_id = ${id} and cause = 'deposit_doubted' and until_at > ${tx.now}),
          (select max(until_at) from stop
            where customer_id = ${id} and scope = 'account_withdrawals' and lifted_at is null and until_at > ${tx.now})) as until`,
    )
  ).until
