import { sql } from 'kysely'
import type { Deps } from '../../../apps/server/src/platform/http/deps.ts'
import { sha256 } from '../../../apps/server/src/platform/random/random.ts'

type Ids = Pick<Deps, 'db' | 'random'>

/** Creates a session without a login, for simulated people; returns the token. */
export async function customerSession({ db, random }: Ids, customerId: string): Promise<string> {
  const token = random.token()
  await sql`insert into session (id, token_hash, customer_id, created_at, seen_at, expires_at, ip, user_agent)
            values (${random.uuid()}, ${sha256(token)}, ${customerId}, now(), now(), now() + interval '12 hours', '127.0.0.1', 'local world')`.execute(
    db,
  )
  return token
}

export async function operatorSession({ db, random }: Ids, operatorId: string): Promise<string> {
  const token = random.token()
  await sql`insert into operator_session (id, token_hash, operator_id, created_at, seen_at, expires_at, ip)
            values (${random.uuid()}, ${sha256(token)}, ${operatorId}, now(), now(), now() + interval '12 hours', '127.0.0.1')`.execute(
    db,
  )
  return token
}
