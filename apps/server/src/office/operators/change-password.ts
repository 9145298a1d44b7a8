import type { operators } from '@tessera/contract/office/operators/operators.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { queueMail } from '#services/mail/queue-mail.ts'
import type { OperatorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { hashPassword, verifyPassword } from '#platform/secrets/password.ts'
import type { Tx } from '#platform/database/tx.ts'
import {
  endOtherSessions,
  findOperator,
  lockOperator,
  noteWrongPassword,
  type OperatorRow,
  setPassword,
  cancelTickets,
} from './operators.sql.ts'
import { countWrongPassword, lockRefusal, requireCode } from './tries.ts'
import { operatorPasswordUnchanged, operatorPasswordWrong } from './refusals.ts'

type PasswordDeps = Pick<Deps, 'config' | 'db'>
type Input = InputOf<typeof operators.changePassword>
type Refused = (typeof operators.changePassword.refusals)[number]
type Answer = Outcome<Record<string, never>, Refused>

/**
 * Changes the password. Requires the current password and an authenticator code besides the session. Ends all other
 * sessions.
 */
export async function changePassword(deps: PasswordDeps, call: OperatorCall, input: Input): Promise<Answer> {
  if (input.newPassword === input.password) return operatorPasswordUnchanged
  const found = await findOperator(deps, call.operator.operatorId)
  assert(found, 'the signed-in operator has no row')
  const right = await verifyPassword(input.password, found.password_hash)
  const next = await hashPassword(input.newPassword)
  const answered = await call.inTx(async (tx) => {
    const operator = await lockOperator(tx, found.id)
    assert(operator, 'the signed-in operator has no row')
    const known = right && operator.password_hash === found.password_hash
    const proven = await requireBoth(deps, tx, operator, known, input.code)
    if (proven.ok) await change(tx, call, operator, next)
    return ok(proven)
  })
  return answered.value
}

/** Wrong tries must count, so the refusal is returned as a value and the transaction commits. */
export async function requireBoth(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  operator: OperatorRow,
  known: boolean,
  code: string,
): Promise<Outcome<Record<string, never>, 'OPERATOR_LOCKED' | 'OPERATOR_PASSWORD_WRONG' | 'OPERATOR_CODE_WRONG'>> {
  const locked = lockRefusal(operator, tx.now)
  if (locked) return locked
  if (!known) {
    await countWrongPassword(tx, operator)
    return operatorPasswordWrong
  }
  const verified = await requireCode(deps, tx, operator, code)
  return verified.ok ? ok({}) : verified
}

async function change(tx: Tx, { operator: own, ip, locale }: OperatorCall, who: OperatorRow, hash: string) {
  await setPassword(tx, who.id, hash)
  await noteWrongPassword(tx, who.id, 0, null)
  await endOtherSessions(tx, who.id, own.sessionId)
  await cancelTickets(tx, who.id)
  const params = JSON.stringify({ at: tx.now.toISOString(), ip })
  await queueMail(tx, { recipient: who.email, lang: locale, kind: 'operator_password_changed', params })
  await recordAct(tx, { action: 'operators.change_password', target: { type: 'operator', id: who.id }, ip })
}
