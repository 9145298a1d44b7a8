import { secured } from '#access/customers/factor-guards.sql.ts'
import DataLoader from 'dataloader'
import { sql } from 'kysely'
import { hasSignatureRule, statusInFamily, subOf } from '#access/customers/customer-state.sql.ts'
import type { CustomerSession } from '#platform/http/call.ts'
import { sha256 } from '#platform/random/random.ts'
import type { Authenticate } from '#platform/http/serve.ts'
import { batchOptions } from '#platform/database/batch-options.ts'
import { many, type Source } from '#platform/database/rows.ts'
import { isWithinIdleTime } from './sessions.sql.ts'

type Found = {
  hash: string
  session: string
  customer: string
  kyc: CustomerSession['kyc']
  status: CustomerSession['status']
  secured: boolean
  sub: CustomerSession['sub'] | null
  login: NonNullable<CustomerSession['login']> | null
  company: boolean
  hasSignatureRule: boolean
  stale: boolean
}

/**
 * Returns the session of a token, if it is valid. Its last use is recorded at most every 20 seconds, so that most reads
 * write nothing. An automatic call of a screen is not a use. The status is read each time, so a freeze takes effect at
 * the next request.
 */
export function authenticateIn(source: Source): Authenticate<CustomerSession> {
  const sessions = new DataLoader((hashes: readonly string[]) => activeSessions(source, hashes), batchOptions)
  return async (token, isUnattended = false, ip = '') => {
    if (token.length < 32 || token.length > 128) return undefined
    const row = await sessions.load(sha256(token))
    if (row === undefined) return undefined
    if (row.stale && !isUnattended)
      await sql`
        with seen as (update session set seen_at = now() where id = ${row.session} and ended_at is null returning customer_id)
        select note_address(customer_id, ${ip}) from seen`.execute(source.db)
    const {
      session: sessionId,
      customer: customerId,
      kyc,
      status,
      secured: isSecured,
      sub,
      login,
      company,
      hasSignatureRule: isRuled,
    } = row
    return {
      sessionId,
      customerId,
      kyc,
      status,
      secured: isSecured,
      sub: sub ?? undefined,
      login: login ?? undefined,
      isCompany: company,
      isRuled,
    }
  }
}

async function activeSessions(source: Source, hashes: readonly string[]): Promise<(Found | undefined)[]> {
  const rows = await many(
    source,
    sql<Found>`
      select s.token_hash as hash, s.id as session, c.id as customer, c.kyc_status as kyc,
             case when l.status = 'frozen' then l.status else ${statusInFamily} end as status, ${subOf} as sub,
             case when m.login_id is null then ${secured} else (select ${secured} from customer c where c.id = l.id) end as secured,
             case when m.login_id is not null then json_build_object('id', m.login_id, 'roles', m.roles) end as login,
             c.type = 'corporate' as company, ${hasSignatureRule} as "hasSignatureRule", s.seen_at < now() - interval '20 seconds' as stale
        from unnest(${hashes}::text[]) as asked(hash)
       -- Each by its key: a plan that was made when nobody had signed in yet would read every customer.
       cross join lateral (select * from session where token_hash = asked.hash and ended_at is null and expires_at > now()
                              and ${isWithinIdleTime} offset 0) s
        join customer l on l.id = s.customer_id and l.status <> 'closed'
        left join member m on m.login_id = l.id and m.removed_at is null
        -- A member's session acts on the account of the company; without a membership it opens nothing.
        join customer c on c.id = case when l.type = 'member' then m.account_id else l.id end and c.status <> 'closed'`,
  )
  const found = new Map(rows.map((row) => [row.hash, row]))
  return hashes.map((hash) => found.get(hash))
}
