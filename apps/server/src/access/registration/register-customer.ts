import { defaultFiat } from '@tessera/contract/office/public-config/public-config.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { customers } from '@tessera/contract/access/customers/customers.ts'
import { isPhone } from '@tessera/domain/access/customers/phone.ts'
import { checkPassword } from '@tessera/domain/access/customers/password.ts'
import { INVITE_CODE_LENGTH, inviteCodeOf } from '@tessera/domain/partners/invitations/code.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { takeUse } from './invitation-codes.sql.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { hashPassword } from '#platform/secrets/password.ts'
import type { Tx } from '#platform/database/tx.ts'
import { requireAccountServed, requireRegistrationOpen } from '#platform/settings/requirements.ts'
import { type Opened, signIn } from '#access/sessions/open-session.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { countWrongCode, requireInviteTry } from './invite-tries.ts'
import { findInviter, insertAcceptance, insertCustomer, insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { registrationTermsOutdated } from '#platform/settings/refusals.ts'
import {
  inviteCodeExpired,
  inviteCodeRequired,
  inviteCodeUnknown,
  inviteCodeUsedUp,
  inviteCodeWithdrawn,
} from './refusals.ts'
import { emailExist, phoneExist } from '#access/customers/refusals.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'

type Input = InputOf<typeof customers.register>
type Refused = (typeof customers.register.refusals)[number]

/** Opens an account for a proven email or phone and logs it in. Only this step reveals that an account exists. */
export async function registerCustomer(deps: Deps, call: VisitorCall, input: Input): Promise<Outcome<Opened, Refused>> {
  const open = await requireRegistrationOpen(deps, call)
  if (!open.ok) return open
  const served = requireAccountServed(open.value, input.account)
  if (!served.ok) return served
  const version = open.value.terms_version
  if (input.termsVersion !== version) return registrationTermsOutdated(version)
  if (input.inviteCode !== undefined) {
    const may = await requireInviteTry(call)
    if (!may.ok) return may
  }
  const password = checkPassword(input.password, input.account)
  if (!password.ok) return { ...password, field: 'password' }
  const passwordHash = await hashPassword(password.value)
  const opened = await call.inTx(async (tx): Promise<Outcome<Opened, Refused>> => {
    const proven = await consumeVerifyToken(tx, { token: input.verifyToken, scene: 'register', target: input.account })
    if (!proven.ok) return proven
    const inviter = await inviterOf(tx, input.inviteCode)
    if (!inviter.ok) return inviter
    const id = deps.random.uuid()
    const { account, lang, termsVersion } = input
    const fiat = defaultFiat[lang].toUpperCase()
    const inserted = await insertCustomer(tx, {
      id,
      email: isPhone(account) ? null : account,
      phone: isPhone(account) ? account : null,
      passwordHash,
      lang,
      fiat,
      termsVersion,
      invitedBy: inviter.value,
      inviteCode: inviteCodeOf(deps.random.bytes(INVITE_CODE_LENGTH)),
    })
    if (inserted === 0n) return isPhone(account) ? phoneExist : emailExist
    await insertAcceptance(tx, id, { edition: termsVersion, lang, ip: call.ip })
    await insertSecurityEvent(tx, id, 'registered', call)
    await recordAct(tx, { action: 'customer.register', target: { type: 'customer', id }, ip: call.ip })
    return ok(await signIn(deps, tx, id, 'register', call))
  })
  return !opened.ok && opened.code === 'INVITE_CODE_UNKNOWN' ? countWrongCode(call, opened) : opened
}

const unusable = {
  expired: inviteCodeExpired,
  used_up: inviteCodeUsedUp,
  ended: inviteCodeWithdrawn,
  withdrawn: inviteCodeWithdrawn,
}
type InviteRefusal = 'INVITE_CODE_REQUIRED' | 'INVITE_CODE_UNKNOWN' | (typeof unusable)[keyof typeof unusable]['code']

/** Returns the account to which the code belongs. Counts one use of a code that comes from an application. */
async function inviterOf(tx: Tx, code: string | undefined): Promise<Outcome<string | null, InviteRefusal>> {
  if (code === undefined) {
    const { invitationRequired } = await readSetting(tx, 'registration')
    return invitationRequired ? inviteCodeRequired : ok(null)
  }
  const inviter = await findInviter(tx, code)
  if (inviter !== undefined) return ok(inviter.id)
  const used = await takeUse(tx, code)
  if (used === undefined) return inviteCodeUnknown
  return typeof used === 'string' ? unusable[used] : ok(used.inviter)
}
