import { assert, ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import { operatorMachine } from '@tessera/domain/operators/machine.ts'
import { sessionLives } from '@tessera/domain/sessions/life.ts'
import { recordAct } from '../audit/record.sql.ts'
import type { Deps } from '../platform/deps.ts'
import { hashPassword, verifyPassword } from '../platform/password.ts'
import { sha256 } from '../platform/random.ts'
import { move } from '../platform/state.sql.ts'
import type { InTx, Tx } from '../platform/tx.ts'
import { authenticatorCipher, operatorUri } from './authenticator.ts'
import {
  countTry,
  findByEmail,
  insertSession,
  insertTicket,
  lockOperator,
  lockTicket,
  noteWrongPassword,
  type OperatorRow,
  setPassword,
  spendTicket,
} from './operators.sql.ts'
import { countWrong, lockOf, minutesAfter, requireCode, TRIES } from './tries.ts'

const TICKET_MINUTES = 5
const maySignIn = (o: OperatorRow): boolean => o.status === 'active' || o.status === 'invited'
const isTooLate = (o: OperatorRow, now: Date): boolean =>
  o.status === 'invited' && o.invited_until !== null && o.invited_until <= now

type Login = { ticket: string; expiresAt: string; needsNewPassword: boolean; otpauth: string | null }
type LoginRefusal = 'OPERATOR_SIGN_IN_WRONG' | 'OPERATOR_LOCKED'

/** First step: the password. Who has no account gets the same answer after the same time as who has a wrong password. */
export async function login(
  deps: Pick<Deps, 'random' | 'db' | 'config'>,
  inTx: InTx,
  input: { readonly email: string; readonly password: string },
): Promise<Outcome<Login, LoginRefusal>> {
  const found = await findByEmail(deps, input.email.toLowerCase())
  const right = await verifyPassword(input.password, found?.password_hash)
  const answered = await inTx(async (tx) => ok(await passwordAnswer(deps, tx, found?.id, right)))
  return answered.value
}

/** The count of wrong passwords is kept although the sign-in is refused, so the refusal comes out as a value. */
async function passwordAnswer(
  deps: Pick<Deps, 'random' | 'config'>,
  tx: Tx,
  id: string | undefined,
  right: boolean,
): Promise<Outcome<Login, LoginRefusal>> {
  const operator = id === undefined ? undefined : await lockOperator(tx, id)
  const locked = operator && lockOf(operator, tx.now)
  if (locked) return locked
  if (operator === undefined || !right || !maySignIn(operator) || isTooLate(operator, tx.now)) {
    if (operator !== undefined) await countWrong(tx, operator)
    return refuse('OPERATOR_SIGN_IN_WRONG')
  }
  await noteWrongPassword(tx, operator.id, 0, null)
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
  readonly ip: string
}
type Session = { token: string; expiresAt: string; operatorId: string }
type ConfirmRefusal = 'OPERATOR_TICKET_OVER' | 'OPERATOR_LOCKED' | 'OPERATOR_CODE_WRONG' | 'OPERATOR_PASSWORD_NEEDED'

/** Second step: the authenticator. The first time also replaces the one-time password, which makes the account active. */
export async function confirm(
  deps: Pick<Deps, 'random' | 'config'>,
  inTx: InTx,
  c: Confirm,
): Promise<Outcome<Session, ConfirmRefusal>> {
  const passwordHash = c.newPassword === undefined ? undefined : await hashPassword(c.newPassword)
  const answered = await inTx(async (tx) => ok(await codeAnswer(deps, tx, c, passwordHash)))
  return answered.value
}

/** As with the password, a wrong try is counted although it is refused. */
async function codeAnswer(
  deps: Pick<Deps, 'random' | 'config'>,
  tx: Tx,
  c: Confirm,
  passwordHash: string | undefined,
): Promise<Outcome<Session, ConfirmRefusal>> {
  const hash = sha256(c.ticket)
  const ticket = await lockTicket(tx, hash)
  const operator = ticket && (await lockOperator(tx, ticket.operator_id))
  if (
    !ticket ||
    !operator ||
    !maySignIn(operator) ||
    ticket.used_at !== null ||
    ticket.expires_at <= tx.now ||
    ticket.tries >= TRIES
  )
    return refuse('OPERATOR_TICKET_OVER')
  const locked = lockOf(operator, tx.now)
  if (locked) return locked
  if (operator.status === 'invited' && passwordHash === undefined)
    return refuse('OPERATOR_PASSWORD_NEEDED', { field: 'newPassword' })
  const shown = await requireCode(deps, tx, operator, c.code)
  if (!shown.ok) {
    await countTry(tx, hash)
    return shown
  }
  await spendTicket(tx, hash)
  if (operator.status === 'invited') await activate(tx, operator, passwordHash, c.ip)
  return ok(await startSession(deps, tx, operator, c.ip))
}

/** Written down as their own act: who set the password and showed the authenticator is who reads the mail. */
async function activate(tx: Tx, operator: OperatorRow, passwordHash: string | undefined, ip: string): Promise<void> {
  assert(passwordHash, 'an invited operator sets a password')
  await setPassword(tx, operator.id, passwordHash)
  const status = await move(tx, 'operator', operator.id, operatorMachine, 'activate')
  await recordAct(
    { ...tx, actor: `operator:${operator.id}` },
    { action: 'operators.activate', target: { type: 'operator', id: operator.id }, after: { status }, ip },
  )
}

async function startSession(deps: Pick<Deps, 'random'>, tx: Tx, operator: OperatorRow, ip: string): Promise<Session> {
  const token = deps.random.token()
  const expiresAt = minutesAfter(tx.now, sessionLives.usual.hours * 60)
  await insertSession(tx, { id: deps.random.uuid(), tokenHash: sha256(token), operatorId: operator.id, expiresAt, ip })
  const actor = `operator:${operator.id}`
  await recordAct({ ...tx, actor }, { action: 'operators.sign_in', target: { type: 'operator', id: operator.id }, ip })
  return { token, expiresAt: expiresAt.toISOString(), operatorId: operator.id }
}
