import { sql } from 'kysely'

/**
 * Whether the customer `c` of a query has a factor besides password and mailbox. Money moves only then (specification §4,
 * threat AZ-07).
 */
export const secured = sql<boolean>`(c.mobile_check or exists (select 1 from authenticator a where a.customer_id = c.id)
  or exists (select 1 from passkey p where p.customer_id = c.id))`
