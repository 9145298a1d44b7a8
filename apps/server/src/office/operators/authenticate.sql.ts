import type { Permission, Role } from '@tessera/contract/permissions.ts'
import { sessionLives } from '@tessera/domain/access/sessions/life.ts'
import { sql } from 'kysely'
import type { OperatorSession } from '#platform/http/call.ts'
import type { Database } from '#platform/database/database.ts'
import { sha256 } from '#platform/random/random.ts'
import { maybeOne, type Source } from '#platform/database/rows.ts'
import { lifeIn } from '#access/sessions/sessions.sql.ts'

type FoundSession = { session: string; operator: string; name: string; roles: Role[]; permissions: Permission[] }

const { idleMinutes } = sessionLives.usual

/**
 * Returns the session of a console token, if session and operator are active. Customer tokens are in another table. An
 * automatic call of an unattended screen does not extend the session.
 */
export async function authenticateOperator(
  db: Database,
  token: string,
  isUnattended = false,
): Promise<OperatorSession | undefined> {
  if (token.length < 32 || token.length > 128) return undefined
  const columns = sql`s.id as session, o.id as operator, o.name, o.roles, permissions_of(o.roles) as permissions`
  const lives = sql`o.id = s.operator_id and s.token_hash = ${sha256(token)} and s.ended_at is null and s.expires_at > now()
         and s.seen_at > now() - make_interval(mins => ${idleMinutes}) and o.status = 'active'`
  const row = await maybeOne(
    { db },
    isUnattended
      ? sql<FoundSession>`select ${columns} from operator_session s, operator o where ${lives}`
      : sql<FoundSession>`update operator_session s set seen_at = now() from operator o where ${lives} returning ${columns}`,
  )
  return (
    row && {
      sessionId: row.session,
      operatorId: row.operator,
      name: row.name,
      roles: row.roles,
      permissions: row.permissions,
    }
  )
}

/** Returns the remaining lifetime of a session without further requests. */
export const operatorSessionLife = (source: Source, id: string): ReturnType<typeof lifeIn> =>
  lifeIn(
    source,
    sql`select expires_at, seen_at + make_interval(mins => ${idleMinutes}) as idle_at from operator_session where id = ${id}`,
  )
