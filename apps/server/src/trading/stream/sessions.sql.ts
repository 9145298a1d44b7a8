import { sql } from 'kysely'
import { isWithinIdleTime } from '#access/sessions/sessions.sql.ts'
import { many, type Source } from '#platform/database/rows.ts'

/** Returns those of these sessions that are valid, by the rule of every request. Reading does not extend them. */
export async function activeSessions(tx: Source, sessions: readonly string[]): Promise<Set<string>> {
  const rows = await many(
    tx,
    sql<{ id: string }>`
      select s.id from session s join customer c on c.id = s.customer_id
       where s.id = any(${sessions}::uuid[]) and s.ended_at is null and s.expires_at > now()
         and ${isWithinIdleTime} and c.status <> 'closed'`,
  )
  return new Set(rows.map((row) => row.id))
}
