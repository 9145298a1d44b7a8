import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { Role } from '@tessera/contract/permissions.ts'
import { operatorMachine } from '@tessera/domain/office/operators/machine.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { queueMail } from '#services/mail/queue-mail.ts'
import type { Deps } from '#platform/http/deps.ts'
import { hashPassword } from '#platform/secrets/password.ts'
import { recordFirstStatus } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { newTotpSecret } from '#platform/secrets/totp.ts'
import { oneTimePasswordOf } from '#services/mail/one-time-password.ts'
import { authenticatorCipher, operatorUri } from './authenticator.ts'
import { deleteOperatorPasskeys } from './operator-passkeys.sql.ts'
import {
  insertOperator,
  lockOperator,
  type OperatorRow,
  setFirstFactors,
  setInvitedUntil,
  cancelTickets,
} from './operators.sql.ts'
import { operatorEmailExists, operatorWrongStatus } from './refusals.ts'

export type InvitedOperator = {
  readonly id: string
  readonly oneTimePassword: string
  readonly otpauth: string
  /** The secret from which the one-time password is derived. */
  readonly invitation: string
}
type OperatorDetails = { readonly email: string; readonly name: string; readonly roles: readonly Role[] }
type InviteDeps = Pick<Deps, 'config' | 'random'>

/** Days for which an emailed invitation is valid. */
const INVITED_DAYS = 3

/**
 * Creates an account whose password is valid only for the first sign-in. The returned factors are not stored in plain
 * text.
 */
export async function inviteOperator(
  deps: InviteDeps,
  tx: Tx,
  about: OperatorDetails,
): Promise<Outcome<InvitedOperator, 'OPERATOR_EMAIL_EXISTS'>> {
  const id = deps.random.uuid()
  const email = about.email.trim().toLowerCase()
  const first = await firstFactors(deps, email)
  const inserted = await insertOperator(tx, { ...first.stored, id, email, name: about.name, roles: [...about.roles] })
  if (!inserted) return operatorEmailExists
  await recordFirstStatus(tx, 'operator', id, operatorMachine)
  return ok({ id, ...first.plainFactors })
}

/** Returns both factors of a first sign-in: in stored form, and in plain text for the invited person only. */
async function firstFactors({ config, random }: InviteDeps, email: string) {
  const invitation = random.uuid()
  const oneTimePassword = oneTimePasswordOf(config, invitation)
  const secret = newTotpSecret()
  return {
    stored: {
      password_hash: await hashPassword(oneTimePassword),
      totp_secret_sealed: authenticatorCipher(config).seal(secret),
    },
    plainFactors: { invitation, oneTimePassword, otpauth: operatorUri(secret, email) },
  }
}

type Inviter = { readonly lang: Locale; readonly ip?: string }

/** Invites an operator. The factors are emailed, and the inviter never sees them. */
export async function inviteByMail(
  deps: InviteDeps,
  tx: Tx,
  about: Omit<OperatorDetails, 'roles'>,
  by: Inviter,
): Promise<Outcome<{ readonly id: string }, 'OPERATOR_EMAIL_EXISTS'>> {
  const invited = await inviteOperator(deps, tx, { ...about, roles: [] })
  if (!invited.ok) return invited
  const { id, invitation } = invited.value
  await sendInvitation(tx, { id, email: about.email.trim().toLowerCase(), invitation }, by)
  return ok({ id })
}

/** Sends another invitation to a person who never signed in. The earlier one becomes invalid. */
export async function inviteAgain(
  deps: InviteDeps,
  tx: Tx,
  id: string,
  by: Inviter,
): Promise<Outcome<Record<string, never>, 'NOT_FOUND' | 'OPERATOR_WRONG_STATUS'>> {
  const operator = await lockOperator(tx, id)
  if (operator === undefined) return refuse('NOT_FOUND')
  if (operator.status !== 'invited') return operatorWrongStatus
  await resetInvitation(deps, tx, operator, by)
  return ok({})
}

/** Replaces both factors and emails the new ones. Earlier factors and sign-ins in progress become invalid. */
export async function resetInvitation(
  deps: InviteDeps,
  tx: Tx,
  { id, email }: Pick<OperatorRow, 'id' | 'email'>,
  by: Inviter,
): Promise<void> {
  const { stored, plainFactors } = await firstFactors(deps, email)
  await setFirstFactors(tx, id, stored)
  await cancelTickets(tx, id)
  await deleteOperatorPasskeys(tx, id)
  await sendInvitation(tx, { id, email, invitation: plainFactors.invitation }, by)
}

type Invitation = { readonly id: string; readonly email: string; readonly invitation: string }

async function sendInvitation(tx: Tx, { id, email, invitation }: Invitation, { lang, ip }: Inviter): Promise<void> {
  const until = new Date(tx.now.getTime() + INVITED_DAYS * DAY_MS)
  await setInvitedUntil(tx, id, until)
  const params = JSON.stringify({ invitation, until: until.toISOString() })
  await queueMail(tx, { recipient: email, lang, kind: 'operator_invited', params, uselessAt: until })
  const after = { status: 'invited', mailedTo: email, until: until.toISOString() }
  await recordAct(tx, {
    action: 'operators.invite',
    target: { type: 'operator', id },
    after,
    ...(ip !== undefined && { ip }),
  })
}
