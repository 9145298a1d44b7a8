import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { members } from '@tessera/contract/profile/members/members.ts'
import { mailboxOf } from '@tessera/domain/access/customers/email.ts'
import { checkPassword } from '@tessera/domain/access/customers/password.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { insertAcceptance, insertSecurityEvent, lockAddress } from '#access/customers/customers.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { hashPassword } from '#platform/secrets/password.ts'
import { requireRegistrationOpen } from '#platform/settings/requirements.ts'
import { readJoinToken } from '#services/mail/join-token.ts'
import { memberEmailTaken, memberInvitationEnded } from './refusals.ts'
import { signatureCountsFrom, endInvitation, insertMember, lockInvitation } from './members.sql.ts'
import { registrationTermsOutdated } from '#platform/settings/refusals.ts'

type Row = typeof members.accept
type Refused = Row['refusals'][number]

/** Returns the data that the page of an invitation shows. */
export const showInvitation = (
  { config }: Pick<Deps, 'config'>,
  call: VisitorCall,
  { token }: InputOf<typeof members.invitation>,
) =>
  call.inTx(async (tx) => {
    const id = readJoinToken(config, token)
    const row = id === undefined ? undefined : await lockInvitation(tx, id)
    if (row === undefined) return memberInvitationEnded
    const { company, name, email, roles, expires_at: at } = row
    return ok({ company, name, email, roles: [...roles], expiresAt: at.toISOString() })
  })

/** Creates the login of a member. The link proves the email; the person sets the password. */
export async function acceptInvitation(
  deps: Pick<Deps, 'config' | 'random'>,
  call: VisitorCall,
  input: InputOf<Row>,
): Promise<Outcome<{ email: string }, Refused>> {
  const id = readJoinToken(deps.config, input.token)
  if (id === undefined) return memberInvitationEnded
  const found = await showInvitation(deps, call, input)
  if (!found.ok) return found
  const password = checkPassword(input.password, found.value.email)
  if (!password.ok) return { ...password, field: 'password' }
  const passwordHash = await hashPassword(password.value)
  return call.inTx(async (tx): Promise<Outcome<{ email: string }, Refused>> => {
    const open = await requireRegistrationOpen(tx, call)
    if (!open.ok) return open
    const { terms_version: version } = open.value
    if (input.termsVersion !== version) return registrationTermsOutdated(version)
    const row = await lockInvitation(tx, id)
    if (row === undefined) return memberInvitationEnded
    const { account_id: accountId, email, name, roles, invited_by: invitedBy } = row
    await lockAddress(tx, mailboxOf(email))
    const loginId = deps.random.uuid()
    const login = {
      id: loginId,
      accountId,
      email,
      name,
      roles,
      invitedBy,
      passwordHash,
      lang: input.lang,
      termsVersion: version,
      countsFrom: await signatureCountsFrom(tx),
    }
    if ((await insertMember(tx, login)) === 0n) return memberEmailTaken
    assert(await endInvitation(tx, id, 'accepted'), `invitation ${id} was locked but cannot be ended`)
    await insertAcceptance(tx, loginId, { edition: version, lang: input.lang, ip: call.ip })
    await insertSecurityEvent(tx, loginId, 'registered', call)
    await insertSecurityEvent(tx, accountId, 'member_joined', call)
    await recordAct(tx, {
      action: 'members.join',
      target: { type: 'customer', id: accountId },
      after: { login: loginId },
      ip: call.ip,
    })
    await notify(tx, accountId, { kind: 'member_joined', params: { name, email } })
    return ok({ email })
  })
}
