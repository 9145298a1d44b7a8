import type { Role } from '@tessera/contract/permissions.ts'
import { sql } from 'kysely'
import type { OperatorSession } from '../platform/call.ts'
import type { Database } from '../platform/database.ts'
import { sha256 } from '../platform/random.ts'
import { maybeOne } from '../platform/rows.ts'

const IDLE_MINUTES = 30

/** Whose console token this is, if its session and its operator are alive. Customer tokens live in another table. */
export async function authenticateOperator(db: Database, token: string): Promise<OperatorSession | undefined> {
  if (token.length < 32 || token.length > 128) return undefined
  const row = await maybeOne(
    { db },
    sql<{ session: string; operator: string; name: string; roles: Role[] }>`
      update operator_session s set seen_at = now() from operator o
       where o.id = s.operator_id and s.token_hash = ${sha256(token)} and s.ended_at is null and s.expires_at > now()
         and s.seen_at > now() - make_interval(mins => ${IDLE_MINUTES}) and o.status = 'active'
      returning s.id as session, o.id as operator, o.name, o.roles`,
  )
  return row && { sessionId: row.session, operatorId: row.operator, name: row.name, roles: row.roles }
}
