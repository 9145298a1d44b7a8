import type { RecipientAddress } from '@tessera/contract/payments/internal-transfers/internal-transfers.ts'
import { mailboxOf } from '@tessera/domain/access/customers/email.ts'
import { phoneKey } from '@tessera/domain/access/customers/valid-phone.ts'
import { LOOKUPS_PER_DAY, type Recipient } from '@tessera/domain/payments/internal-transfers/recipient.ts'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { sha256 } from '#platform/random/random.ts'
import { changed, many, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type Address = z.output<typeof RecipientAddress>
export type Found = Omit<Recipient, 'decision'> & { readonly id: string; readonly name: string }

const family = sql`coalesce(c.parent_id, c.id)`
const spelled = ({ type, value }: Address): RawBuilder<unknown> =>
  ({
    email: sql`c.email_key = ${mailboxOf(value)}`,
    mobile: sql`(c.phone = ${value} or c.phone_key = ${phoneKey(value)})`,
    uid: sql`c.number = ${value}::bigint`,
  })[type]

/**
 * Finds the recipient of an address in one statement, which takes equally long if there is none. Closed accounts are
 * not found. A phone number of two accounts is ambiguous and finds nobody.
 */
export async function findRecipient(source: Source, senderId: string, address: Address): Promise<Found | undefined> {
  const found = await many(
    source,
    sql<Found>`
      select c.id, ${family} = (select coalesce(s.parent_id, s.id) from customer s where s.id = ${senderId}) as own, coalesce(c.real_name, '') as name
        from customer c where ${spelled(address)} and c.status <> 'closed'`,
  )
  return found.length === 1 ? found[0] : undefined
}

/**
 * Locks both customers until the transaction ends: the sender against other counted transfers, the recipient against
 * changes. Families are locked in one order, owners before their sub-accounts, so that two customers who send to each
 * other do not deadlock (threat TRF-03). With `capped`, the recipient's person is also locked, so that the holding
 * cannot grow otherwise.
 */
export async function lockBoth(tx: Tx, senderId: string, recipientId: string, capped: boolean): Promise<void> {
  const people = await many(
    tx,
    sql<{ id: string; isGaining: boolean }>`
      select c.id, ${capped} and c.id <> ${senderId} as "isGaining" from customer c
       where c.id in (${senderId}, ${recipientId})
          or (${capped} and c.id = (select r.parent_id from customer r where r.id = ${recipientId}))
       order by ${family}, c.parent_id is not null, c.id`,
  )
  for (const { id, isGaining } of people)
    await one(
      tx,
      sql`select 1 from customer where id = ${id} ${isGaining || id === senderId ? sql`for no key update` : sql`for share`}`,
    )
}

const keyOf = ({ type, value }: Address): string =>
  ({ email: mailboxOf, mobile: phoneKey, uid: (text: string) => text })[type](value)

/**
 * Returns false if the day's number of lookups is used up. The same recipient again is free; each other name that the
 * sender tries for one counts, so that nobody guesses names. The caller has locked the customer's row.
 */
export async function takeLookup(
  tx: Tx,
  customerId: string,
  { type, value }: Address,
  name?: string,
): Promise<boolean> {
  const target = sha256(`${type}:${keyOf({ type, value })}${name === undefined ? '' : `\n${name}`}`)
  const { others } = await one(
    tx,
    sql<{ others: number }>`
      select count(*)::int as others from recipient_lookup
       where customer_id = ${customerId} and target_hash <> ${target} and at > ${tx.now}::timestamptz - interval '24 hours'`,
  )
  if (others >= LOOKUPS_PER_DAY) return false
  await changed(
    tx,
    sql`insert into recipient_lookup as l (customer_id, target_hash, at) values (${customerId}, ${target}, ${tx.now})
        on conflict (customer_id, target_hash) do update
          set at = case when l.at > ${tx.now}::timestamptz - interval '24 hours' then l.at else excluded.at end`,
  )
  return true
}
