import type { SecurityAction } from '@tessera/contract/access/sessions/security-actions.ts'
import type { Factor } from '@tessera/domain/access/security/factors.ts'
import type { BindingFacts } from '@tessera/domain/access/security/first-factor.ts'
import { sql } from 'kysely'
import { one } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/** Events that only an account with a factor of this kind has. */
const traces: Readonly<Record<Factor, readonly SecurityAction[]>> = {
  email: ['email_bound', 'email_changed', 'email_lost'],
  mobile: ['phone_bound', 'phone_changed', 'mobile_check_closed', 'mobile_check_opened'],
  google: ['authenticator_bound', 'authenticator_unbound', 'authenticator_failed', 'backup_codes_renewed'],
  passkey: ['passkey_added', 'passkey_removed', 'passkey_refused'],
}

/**
 * Reads the facts that decide whether a new factor pauses withdrawals. A member of a company counts as verified from
 * the day of joining, and as holding what the company holds. Read before the factor is added.
 */
export const readBindingFacts = (tx: Tx, customerId: string, factor: Factor): Promise<BindingFacts> =>
  one(
    tx,
    sql<BindingFacts>`
      select coalesce(c.verified_at, m.joined_at) as "verifiedAt",
             exists (select from account a
                      where a.customer_id in (select f.id from customer f
                                               where coalesce(m.account_id, c.id) in (f.id, f.parent_id))
                        and (a.posted <> 0 or a.held <> 0)) as holds,
             (exists (select from security_event e
                       where e.customer_id = c.id and (e.kind = any(${traces[factor]}::text[]) or e.factor = ${factor}))
              or case ${factor} when 'email' then c.email is not null
                                when 'mobile' then c.phone is not null
                                when 'google' then exists (select from authenticator g where g.customer_id = c.id)
                                else exists (select from passkey p where p.customer_id = c.id) end) as "hadBefore"
        from customer c left join member m on m.login_id = c.id
       where c.id = ${customerId}`,
  )
