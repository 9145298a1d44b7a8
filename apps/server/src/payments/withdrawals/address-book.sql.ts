import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Beneficiary } from '@tessera/domain/payments/withdrawals/travel-rule.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { addressInternal, withdrawalAddressUnknown } from './refusals.ts'

export type AddressEntry = {
  readonly id: string
  readonly customer_id: string
  readonly coin: string
  readonly chain: string
  readonly address: string
  readonly tag: string | null
  readonly remark: string
  readonly trusted: boolean
  readonly added_at: Date
  readonly usable_at: Date
  /** Null until the customer has stated the beneficiary. */
  readonly beneficiary: Beneficiary | null
  /** The time since which a signature proves that the wallet belongs to this account. */
  readonly proved_at: Date | null
  /** The number of the account to which the address book belongs. */
  readonly account: string
}

const columns = sql`id, customer_id, coin, chain, address, tag, remark, trusted, added_at, usable_at, beneficiary, proved_at,
  (select number::text from customer where customer.id = customer_id) as account`

export const listAddresses = (
  tx: Source,
  customerId: string,
  chosen: { readonly coin?: string | undefined; readonly chain?: string | undefined },
): Promise<AddressEntry[]> =>
  many(
    tx,
    sql<AddressEntry>`
      select ${columns} from address_book
       where customer_id = ${customerId} and removed_at is null
         and (${chosen.coin ?? null}::text is null or coin = ${chosen.coin ?? null})
         and (${chosen.chain ?? null}::text is null or chain = ${chosen.chain ?? null})
       order by added_at desc, id`,
  )

/**
 * Returns an entry of the customer's own book, limited to coin and chain if given. Locked against removal until the
 * transaction ends.
 */
export async function lockAddress(
  tx: Tx,
  customerId: string,
  id: string,
  of: { readonly coin?: string; readonly chain?: string } = {},
): Promise<Outcome<AddressEntry, 'WITHDRAWAL_ADDRESS_UNKNOWN'>> {
  const found = await maybeOne(
    tx,
    sql<AddressEntry>`
      select ${columns} from address_book
       where id = ${id} and customer_id = ${customerId} and removed_at is null for update`,
  )
  const known =
    found !== undefined && found.coin === (of.coin ?? found.coin) && found.chain === (of.chain ?? found.chain)
  return known ? ok(found) : withdrawalAddressUnknown
}

/**
 * Refuses one of the exchange's own addresses, because the money would leave and return. The customer can use an
 * internal transfer instead.
 */
export async function refuseInternal(
  tx: Source,
  chain: string,
  address: string,
): Promise<Outcome<void, 'ADDRESS_INTERNAL'>> {
  const { ours } = await one(
    tx,
    sql<{ ours: boolean }>`
      select exists (select 1 from deposit_address where chain = ${chain} and address = ${address})
          or exists (select 1 from house_address where chain = ${chain} and address = ${address})
          or exists (select 1 from chain_cursor where chain = ${chain} and token_account = ${address}) as ours`,
  )
  return ours ? addressInternal : ok(undefined)
}

/**
 * Returns the number of a customer's addresses. Locks the customer, so that concurrent requests cannot exceed the
 * limit.
 */
export async function countAddresses(tx: Tx, customerId: string): Promise<number> {
  await many(tx, sql`select pg_advisory_xact_lock(hashtextextended('address_book/' || ${customerId}, 0))`)
  const { n } = await one(
    tx,
    sql<{ n: number }>`
      select count(*)::int as n from address_book where customer_id = ${customerId} and removed_at is null`,
  )
  return n
}

type NewEntry = Omit<AddressEntry, 'account' | 'trusted' | 'proved_at'>
/** Returns undefined if the book already has the address with the same tag. */
export const insertAddressEntry = (tx: Tx, entry: NewEntry): Promise<AddressEntry | undefined> =>
  maybeOne(
    tx,
    sql<AddressEntry>`
      insert into address_book (id, customer_id, coin, chain, address, tag, remark, added_at, usable_at, beneficiary)
      values (${entry.id}, ${entry.customer_id}, ${entry.coin}, ${entry.chain}, ${entry.address}, ${entry.tag}, ${entry.remark},
              ${entry.added_at}, ${entry.usable_at}, ${JSON.stringify(entry.beneficiary)}::jsonb)
      on conflict (customer_id, coin, chain, address, tag) where removed_at is null do nothing
      returning ${columns}`,
  )

export const setTrusted = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update address_book set trusted = true where id = ${id}`)

export const setBeneficiary = (tx: Tx, id: string, beneficiary: Beneficiary): Promise<bigint> =>
  changed(tx, sql`update address_book set beneficiary = ${JSON.stringify(beneficiary)}::jsonb where id = ${id}`)

export const setProved = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update address_book set proved_at = ${tx.now} where id = ${id}`)

export const removeAddressEntry = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update address_book set removed_at = ${tx.now} where id = ${id}`)

/** True if an address is trusted and its waiting period is over. */
export const isTrustedNow = async (tx: Tx, id: string): Promise<boolean> =>
  (await maybeOne(
    tx,
    sql`select 1 from address_book where id = ${id} and trusted and removed_at is null and usable_at <= ${tx.now}`,
  )) !== undefined
