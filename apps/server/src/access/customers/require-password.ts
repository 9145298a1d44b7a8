import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { passwordTries } from '@tessera/domain/access/sessions/tries.ts'
import { verifyPassword } from '#platform/secrets/password.ts'
import type { InTx } from '#platform/database/tx.ts'
import type { Account } from './customers.sql.ts'
import { takePasswordTry } from './take-password-try.ts'
import { passwordWrong } from './refusals.ts'

/** Returns the key of the tries of a logged-in person's own password. They count separately from those of logins. */
export const passwordBudget = (customerId: string): string => `password:${customerId}`

/** Requires the password in addition to the session for a change (threat AUT-28). */
export async function requirePassword(
  inTx: InTx,
  { id, password_hash }: Account,
  password: string,
  field: string,
): Promise<Outcome<undefined, 'LOGIN_TOO_MANY_TRIES' | 'PASSWORD_WRONG'>> {
  const budget = await takePasswordTry(inTx, passwordBudget(id), passwordTries)
  if (!budget.ok) return budget
  return (await verifyPassword(password, password_hash)) ? ok(undefined) : passwordWrong(field)
}
