import { sql } from 'kysely'

/**
 * True if the customer `c` of a query has a factor besides password and email, which moving money requires
 * (specification §4, threat AZ-07). A sub-account without its own login uses its owner's factors.
 */
export const isSecured = `
  exists (select 1 from customer o
           where o.id = case when c.type = 'sub' and c.email is null then c.parent_id else c.id end
             and (o.mobile_check or exists (select 1 from authenticator a where a.customer_id = o.id)
                  or exists (select 1 from passkey p where p.customer_id = o.id)))`
export const secured = sql.raw<boolean>(isSecured)

/** True if the customer `c`, or the owner of a sub-account without its own login, has an authenticator or a passkey. */
const guard = `case when c.type = 'sub' and c.email is null then c.parent_id else c.id end`
export const isStrong = `
  (exists (select 1 from authenticator a where a.customer_id = ${guard}) or exists (select 1 from passkey p where p.customer_id = ${guard}))`
