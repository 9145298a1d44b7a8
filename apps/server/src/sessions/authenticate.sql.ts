import { secured } from '../customers/secured.sql.ts'
import { sql } from 'kysely'
import { statusInFamily, subOf } from '../customers/standing.sql.ts'
import type { CustomerSession } from '../platform/call.ts'
import type { Database } from '../platform/database.ts'
import { sha256 } from '../platform/random.ts'
import { maybeOne } from '../platform/rows.ts'
import { isAwake } from './sessions.sql.ts'

/**
 * Whose token this is, if its session lives. A session's last use is noted at most every 20 seconds, so that a read costs
 * no write; a call that a screen makes by itself while nobody touches it is no use. Status is read each time: a frozen
 * customer is frozen at the next request.
 */
export async function authenticateCustomer(
  db: Database,
  token: string,
  isUnattended = false,
): Promise<CustomerSession | undefined> {
  if (token.length < 32 || token.length > 128) return undefined
  const row = await maybeOne(
    { db },
    sql<{
      session: string
      customer: string
      kyc: CustomerSession['kyc']
      status: CustomerSession['status']
      secured: boolean
      sub: CustomerSession['sub'] | null
      stale: boolean
    }>`
      select s.id as session, c.id as customer, c.kyc_status as kyc, ${statusInFamily} as status,
             ${subOf} as sub, ${secured} as secured, s.seen_at < now() - interval '20 seconds' as stale
        from session s join customer c on c.id = s.customer_id
       where s.token_hash = ${sha256(token)} and s.ended_at is null and s.expires_at > now()
         and ${isAwake} and c.status <> 'closed'`,
  )
  if (row === undefined) return undefined
  if (row.stale && !isUnattended)
    await sql`update session set seen_at = now() where id = ${row.session} and ended_at is null`.execute(db)
  const { session: sessionId, customer: customerId, kyc, status, secured: isSecured, sub } = row
  return { sessionId, customerId, kyc, status, secured: isSecured, sub: sub ?? undefined }
}
