import type { Role } from '@tessera/contract/permissions.ts'
import { operatorMachine } from '@tessera/domain/operators/machine.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import { recordAct } from '../audit/record.sql.ts'
import type { Deps } from '../platform/deps.ts'
import { hashPassword } from '../platform/password.ts'
import { born } from '../platform/state.sql.ts'
import type { Tx } from '../platform/tx.ts'
import { newTotpSecret } from '../platform/totp.ts'
import { authenticatorCipher, operatorUri } from './authenticator.ts'
import { insertOperator } from './operators.sql.ts'

export type Invited = { readonly id: string; readonly oneTimePassword: string; readonly otpauth: string }
type About = { readonly email: string; readonly name: string; readonly roles: readonly Role[]; readonly ip?: string }

/** Makes an account whose password works for the first sign-in only. What is answered is shown once and stored nowhere. */
export async function inviteOperator(
  deps: Pick<Deps, 'config' | 'random'>,
  tx: Tx,
  about: About,
): Promise<Outcome<Invited, 'OPERATOR_EMAIL_EXISTS'>> {
  const id = deps.random.uuid()
  const email = about.email.trim().toLowerCase()
  const oneTimePassword = deps.random.token().slice(0, 24)
  const secret = newTotpSecret()
  const inserted = await insertOperator(tx, {
    id,
    email,
    name: about.name,
    password_hash: await hashPassword(oneTimePassword),
    totp_secret_sealed: authenticatorCipher(deps.config).seal(secret),
    roles: [...about.roles],
  })
  if (!inserted) return refuse('OPERATOR_EMAIL_EXISTS', { field: 'email' })
  await born(tx, 'operator', id, operatorMachine)
  await recordAct(tx, {
    action: 'operators.invite',
    target: { type: 'operator', id },
    after: { status: 'invited', roles: about.roles },
    ...(about.ip !== undefined && { ip: about.ip }),
  })
  return ok({ id, oneTimePassword, otpauth: operatorUri(secret, email) })
}
