import type { FreezeScope } from '@tessera/domain/access/security/frozen-scopes.ts'
import { type RawBuilder, sql } from 'kysely'
import { personActing } from '#platform/http/acting-person.ts'
import { maybeOne } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { isSecured, isStrong } from './factor-guards.sql.ts'

export type Person = {
  readonly active: boolean
  readonly secured: boolean
  /** True with an authenticator or a passkey. */
  readonly strong: boolean
  /** Set while a change of this person's own factors pauses their outgoing actions. */
  readonly paused_until: Readonly<Record<FreezeScope, Date | null>>
}

/** Returns the id of the member who acts on the account in this transaction; undefined if the account itself acts. */
const actingOn = (tx: Tx, accountId: string): string | undefined => {
  const id = personActing(tx)
  return id === accountId ? undefined : id
}

/**
 * Returns the login of the company member who acts on an account in this transaction. Each rule about factors and
 * freezes applies to this login and to the account (decision 0086). A member who has been removed in the meantime is
 * not active. Returns undefined if the account has only one person, or if a job or an operator acts.
 */
export async function readPerson(tx: Tx, accountId: string): Promise<Person | undefined> {
  const id = actingOn(tx, accountId)
  if (id === undefined) return undefined
  const row = await maybeOne(
    tx,
    sql<Omit<Person, 'paused_until'> & Record<FreezeScope, Date | null>>`
      select c.status = 'active' and m.removed_at is null as active, ${sql.raw(isSecured)} as secured, ${sql.raw(isStrong)} as strong,
             ${ownFreeze(tx.now, 'withdraw')} as withdraw, ${ownFreeze(tx.now, 'transferOut')} as "transferOut",
             ${ownFreeze(tx.now, 'p2pSell')} as "p2pSell"
        from member m join customer c on c.id = m.login_id
       where m.login_id = ${id}
         and m.account_id = (select coalesce(a.parent_id, a.id) from customer a where a.id = ${accountId})`,
  )
  if (row === undefined) return undefined
  const { withdraw, transferOut, p2pSell, ...person } = row
  return { ...person, paused_until: { withdraw, transferOut, p2pSell } }
}

const ownFreeze = (now: Date, scope: FreezeScope): RawBuilder<Date | null> => sql`
  (select max(f.until_at) from account_freeze f where f.customer_id = c.id and f.scope = ${scope} and f.until_at > ${now})`

/** Locks this person's login until the transaction ends, so that no freeze is added. */
export async function lockPerson(tx: Tx, accountId: string): Promise<void> {
  const id = actingOn(tx, accountId)
  if (id !== undefined) await maybeOne(tx, sql`select 1 from customer where id = ${id} and type = 'member' for share`)
}
