import { subAccounts } from '@tessera/contract/profile/sub-accounts/sub-accounts.ts'
import { randomUUID } from 'node:crypto'
import { customerSession } from './direct-session.sql.ts'
import { proof } from './direct-proof.sql.ts'
import type { Person, TestExchange } from './exchange.ts'

/** Opens a sub-account like the screen, with a code, and logs in to it. */
export async function openSub(exchange: TestExchange, owner: Person, name = 'Desk'): Promise<Person> {
  const verifyToken = await proof(exchange.deps, owner, 'create_sub_account', { name })
  const made = await exchange.api(subAccounts, owner).create({ name, verifyToken }, { idempotencyKey: randomUUID() })
  return { id: made.id, email: '', token: await customerSession(exchange.deps, made.id) }
}
