import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { operatorSignIn } from '@tessera/contract/office/operators/operators.ts'
import { operatorMachine } from '@tessera/domain/office/operators/machine.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { hashPassword, verifyPassword } from '#platform/secrets/password.ts'
import { sha256 } from '#platform/random/random.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { giveTryBack, takeLoginTry } from '#access/sessions/take-login-try.ts'
import { authenticatorCipher, operatorUri } from './authenticator.ts'
import {
  countTry,
  findByEmail,
  insertTicket,
  lockOperator,
  lockTicket,
  type OperatorRow,
  setPassword,
  consumeTicket,
} from './operators.sql.ts'
import { signInBudget } from './sign-in-budgets.ts'
import { type OpenedSession, startSession } from './start-session.ts'
import { lockRefusal, minutesAfter, requireCode, MAX_TRIES } from './tries.ts'
import { operatorPasswordNeeded, operatorSignInWrong, operatorTicketOver } from './refusals.ts'

const TICKET_MINUTES = 5
const maySignIn = (o: OperatorRow): boolean => o.status === 'active' || o.status === 'invited'
const isTooLate = (o: OperatorRow, now: Date): boolean =>
  o.status === 'invited' && o.invited_until !== null && o.invited_until <= now

type Login = { ticket: string; expiresAt: string; needsNewPassword: boolean; otpauth: string | null }
type LoginRow = typeof operatorSignIn.login

/**
 * First step: the password. An unknown name and a wrong password take the same steps and time, and get the same
 * response. Wrong passwords lock nobody out: they use up the tries of a name, but a known device has separate tries.
 */
export async function login(
  deps: Pick<Deps, 'random' | 'db' | 'config' | 'log' | 'clock'>,
  call: VisitorCall,
  input: InputOf<LoginRow>,
): Promise<Outcome<Login, LoginRow['refusals'][number]>> {
  const email = input.email.toLowerCase()
  const found = await findByEmail(deps, email)
  const budget = await signInBudget(deps, call, { email, operatorId: found?.id })
  const tried = await takeLoginTry(deps, call, { budget, captcha: input.captcha, scene: 'operator_login' })
  if (!tried.ok) return tried
  const right = await verifyPassword(input.password, found?.password_hash)
  if (!right || found === undefined) return operatorSignInWrong
  return call.inTx(async (tx) => {
    const operator = await lockOperator(tx, found.id)
    // The password was compared before this transaction, so the sign-in fails if it has been changed since.
    const isCurrent =
      operator?.password_hash === found.password_hash && maySignIn(operator) && !isTooLate(operator, tx.now)
    if (operator === undefined || !isCurrent) return operatorSignInWrong
    const locked = lockRefusal(operator, tx.now)
    if (locked) return locked
    await giveTryBack(tx, call, budget, tried.value)
    return beginTicket(deps, tx, operator)
  })
}

async function beginTicket(
  deps: Pick<Deps, 'random' | 'config'>,
  tx: Tx,
  operator: OperatorRow,
): Promise<Outcome<Login, never>> {
  const ticket = deps.random.token()
  const expiresAt = minutesAfter(tx.now, TICKET_MINUTES)
  await insertTicket(tx, sha256(ticket), operator.id, expiresAt)
  const isFirst = operator.status === 'invited'
  return ok({
    ticket,
    expiresAt: expiresAt.toISOString(),
    needsNewPassword: isFirst,
    otpauth: isFirst
      ? operatorUri(authenticatorCipher(deps.config).open(operator.totp_secret_sealed), operator.email)
      : null,
  })
}

type Confirm = {
  readonly ticket: string
  readonly code: string
  readonly newPassword?: string | undefined
}
type ConfirmRefusal = 'OPERATOR_TICKET_OVER' | 'OPERATOR_LOCKED' | 'OPERATOR_CODE_WRONG' | 'OPERATOR_PASSWORD_NEEDED'

/**
 * Second step: the authenticator. At the first sign-in it also replaces the one-time password, which activates the
 * account.
 */
export async function confirm(
  deps: Pick<Deps, 'random' | 'config'>,
  call: VisitorCall,
  c: Confirm,
): Promise<Outcome<OpenedSession, ConfirmRefusal>> {
  const passwordHash = c.newPassword === undefined ? undefined : await hashPassword(c.newPassword)
  const answered = await call.inTx(async (tx) => ok(await codeAnswer(deps, tx, call, { ...c, passwordHash })))
  return answered.value
}

/** As with the password, a wrong try is counted although it is refused. */
async function codeAnswer(
  deps: Pick<Deps, 'random' | 'config'>,
  tx: Tx,
  call: VisitorCall,
  { passwordHash, ...c }: Confirm & { readonly passwordHash: string | undefined },
): Promise<Outcome<OpenedSession, ConfirmRefusal>> {
  const hash = sha256(c.ticket)
  const ticket = await lockTicket(tx, hash)
  const operator = ticket && (await lockOperator(tx, ticket.operator_id))
  if (
    !ticket ||
    !operator ||
    !maySignIn(operator) ||
    ticket.used_at !== null ||
    ticket.expires_at <= tx.now ||
    ticket.tries >= MAX_TRIES
  )
    return operatorTicketOver
  const locked = lockRefusal(operator, tx.now)
  if (locked) return locked
  if (operator.status === 'invited' && passwordHash === undefined) return operatorPasswordNeeded
  const verified = await requireCode(deps, tx, operator, c.code)
  if (!verified.ok) {
    await countTry(tx, hash)
    return verified
  }
  await consumeTicket(tx, hash)
  if (operator.status === 'invited') await activate(tx, operator, passwordHash, call.ip)
  return ok(await startSession(deps, tx, operator, call))
}

/**
 * Recorded as the operator's own act: setting the password and confirming the authenticator proves who reads the email.
 */
async function activate(tx: Tx, operator: OperatorRow, passwordHash: string | undefined, ip: string): Promise<void> {
  assert(passwordHash, 'an invited operator must set a password')
  await setPassword(tx, operator.id, passwordHash)
  const status = await move(tx, 'operator', operator.id, operatorMachine, 'activate')
  await recordAct(
    { ...tx, actor: `operator:${operator.id}` },
    { action: 'operators.activate', target: { type: 'operator', id: operator.id }, after: { status }, ip },
  )
}
