import { subAccounts } from '@tessera/contract/profile/sub-accounts/sub-accounts.ts'
import { randomUUID } from 'node:crypto'
import { customerSession } from '../people/direct-session.sql.ts'
import { proof } from '../people/direct-proof.sql.ts'
import type { Person, TestHouse } from './house.ts'

/** Opens a sub-account like the screen, with a code, and logs in to it. */
export async function openSub(house: TestHouse, owner: Person, name = 'Desk'): Promise<Person> {
  const verifyToken = await proof(house.deps, owner, 'create_sub_account', { name })
  const made = await house.api(subAccounts, owner).create({ name, verifyToken }, { idempotencyKey: randomUUID() })
  return { id: made.id, email: '', token: await customerSession(house.deps, made.id) }
}
