import { sql } from 'kysely'
import { one, type Source } from '../platform/rows.ts'

type Protection = {
  readonly passkeys: number
  readonly backup_codes: number
  readonly fund_password: boolean
  readonly phishing_phrase: boolean
  readonly closes_at: Date | null
}

type Family = { readonly owner: { number: string } | null; readonly subAccounts: { number: string }[] }

/** Whose sub-account it is, and which are its own. */
export const readFamily = (source: Source, customerId: string): Promise<Family> =>
  one(
    source,
    sql<Family>`
      select (select json_build_object('number', o.number::text) from customer o where o.id = c.parent_id) as owner,
             (select coalesce(json_agg(json_build_object('number', s.number::text) order by s.number), '[]')
                from customer s where s.parent_id = c.id) as "subAccounts"
        from customer c where c.id = ${customerId}`,
  )

/** What protects an account besides the factors that it is asked for. */
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
