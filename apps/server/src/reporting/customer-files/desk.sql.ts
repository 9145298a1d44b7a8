import { sql } from 'kysely'
import { one, type Source } from '#platform/database/rows.ts'

type Protection = {
  readonly passkeys: number
  readonly backup_codes: number
  readonly fund_password: boolean
  readonly phishing_phrase: boolean
  readonly closes_at: Date | null
}

type Family = { readonly owner: { number: string } | null; readonly subAccounts: { number: string }[] }

/** Returns the owner of a sub-account, or the sub-accounts of an owner. */
export const readFamily = (source: Source, customerId: string): Promise<Family> =>
  one(
    source,
    sql<Family>`
      select (select json_build_object('number', o.number::text) from customer o where o.id = c.parent_id) as owner,
             (select coalesce(json_agg(json_build_object('number', s.number::text) order by s.number), '[]')
                from customer s where s.parent_id = c.id) as "subAccounts"
        from customer c where c.id = ${customerId}`,
  )

type Invitations = {
  readonly inviter: { number: string } | null
  readonly invited: { readonly total: number; readonly newest: { number: string }[] }
}

/** Returns the inviter of an account, and the accounts that it invited. */
export const readInvitations = (source: Source, customerId: string): Promise<Invitations> =>
  one(
    source,
    sql<Invitations>`
      select (select json_build_object('number', i.number::text) from customer i where i.id = c.invited_by) as inviter,
             json_build_object(
               'total', (select count(*)::int from customer t where t.invited_by = c.id),
               'newest', (select coalesce(json_agg(json_build_object('number', n.number::text) order by n.created_at desc, n.id), '[]')
                            from (select id, number, created_at from customer where invited_by = c.id
                                   order by created_at desc, id limit 20) n)) as invited
        from customer c where c.id = ${customerId}`,
  )

/** Returns the protection of an account besides its factors. */
export const readProtection = (source: Source, customerId: string): Promise<Protection> =>
  one(
    source,
    sql<Protection>`
      select (select count(*)::int from passkey p where p.customer_id = c.id) as passkeys,
             (select count(*)::int from backup_code b where b.customer_id = c.id and b.used_at is null) as backup_codes,
             c.fund_password_hash is not null as fund_password, c.phishing_phrase is not null as phishing_phrase,
             (select closes_at from account_closing a where a.customer_id = c.id) as closes_at
        from customer c where c.id = ${customerId}`,
  )
