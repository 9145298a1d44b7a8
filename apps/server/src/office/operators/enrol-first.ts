import type { firstOperators } from '@tessera/contract/office/operators/first-operators.ts'
import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { creationOptions, verifiedCredential } from '#access/passkeys/add-passkey.ts'
import { challengeOf, descriptorOf, newChallenge, requireParty } from '#access/passkeys/passkey-challenge.ts'
import { takeChallenge } from '#access/passkeys/passkeys.sql.ts'
import { passkeyExist, passkeyExpired, passkeyFailed } from '#access/passkeys/refusals.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { isReservedEmail } from '#platform/text/reserved-email.ts'
import { sha256 } from '#platform/random/random.ts'
import { newTotpSecret } from '#platform/secrets/totp.ts'
import type { Tx } from '#platform/database/tx.ts'
import { authenticatorCipher, operatorUri } from './authenticator.ts'
import {
  type FirstLink,
  firstPasskeys,
  isEmailTaken,
  isPasskeyTaken,
  lockFirstOperators,
  lockLink,
  setDetails,
  setDevice,
  setLinkPasskey,
} from './first-operators.sql.ts'
import {
  operatorEmailExists,
  operatorEmailReserved,
  operatorLinkElsewhere,
  operatorLinkExpired,
  operatorLinkReplaced,
  operatorLinkStep,
  operatorLinkUnknown,
  operatorLinkUsed,
} from './refusals.ts'
import { deviceHashOf } from './sign-in-budgets.ts'

type Row = typeof firstOperators
type Answer<R extends keyof Row> = Promise<Outcome<ReplyOf<Row[R]>, Row[R]['refusals'][number]>>
type EnrolDeps = Pick<Deps, 'config' | 'random' | 'log' | 'demoPeople'>
type Step = ReplyOf<Row['open']>['step']
type LinkRefused = Row['open']['refusals'][number]

const stepOf = ({ email, credential_id: passkey }: FirstLink): Step =>
  email === null ? 'details' : passkey === null ? 'passkey' : 'authenticator'

function viewOf({ config }: Pick<Deps, 'config'>, link: FirstLink): ReplyOf<Row['open']> {
  const { email, name, totp_secret_sealed: sealed } = link
  const step = stepOf(link)
  const isLast = step === 'authenticator' && sealed !== null && email !== null
  return {
    step,
    expiresAt: link.expires_at.toISOString(),
    name,
    email,
    otpauth: isLast ? operatorUri(authenticatorCipher(config).open(sealed), email) : null,
  }
}

/** Finds the link of a call and locks it. Each reason for which it is invalid has its own refusal. */
async function findLink(tx: Tx, call: VisitorCall, token: string): Promise<Outcome<FirstLink, LinkRefused>> {
  await lockFirstOperators(tx)
  const link = await lockLink(tx, sha256(token))
  if (link === undefined) return operatorLinkUnknown
  if (link.enrolled_at !== null) return operatorLinkUsed
  if (link.replaced_at !== null) return operatorLinkReplaced
  if (link.expires_at <= tx.now) return operatorLinkExpired(link.expires_at)
  const device = deviceHashOf(call)
  return device === undefined || (link.device_hash !== null && link.device_hash !== device)
    ? operatorLinkElsewhere
    : ok(link)
}

/** Returns the link of a call if the step is its next one. */
export async function linkAt(
  tx: Tx,
  call: VisitorCall,
  token: string,
  step: Step,
): Promise<Outcome<FirstLink, LinkRefused | 'OPERATOR_LINK_STEP'>> {
  const found = await findLink(tx, call, token)
  if (!found.ok) return found
  // A step must be taken in the browser that opened the link.
  const isNext = found.value.device_hash !== null && stepOf(found.value) === step
  return isNext ? found : operatorLinkStep
}

const recorded = (
  tx: Tx,
  call: VisitorCall,
  { id, place }: FirstLink,
  action: Parameters<typeof recordAct>[1]['action'],
) => recordAct(tx, { action, target: { type: 'operator', id }, after: { place }, ip: call.ip })

/** Opens a link. It then belongs to the first browser that opened it. */
export const openLink = (deps: EnrolDeps, call: VisitorCall, { link: token }: InputOf<Row['open']>): Answer<'open'> =>
  call.inTx(async (tx) => {
    const found = await findLink(tx, call, token)
    if (!found.ok) return found
    const device = deviceHashOf(call)
    if (found.value.device_hash === null && device !== undefined) {
      await setDevice(tx, found.value.id, device)
      await recorded(tx, call, found.value, 'operators.open_first_link')
    }
    return ok(viewOf(deps, found.value))
  })

export const enterDetails = (
  deps: EnrolDeps,
  call: VisitorCall,
  { link: token, name, email: typed }: InputOf<Row['details']>,
): Answer<'details'> =>
  call.inTx(async (tx) => {
    const found = await linkAt(tx, call, token, 'details')
    if (!found.ok) return found
    const { value: link } = found
    const email = typed.trim().toLowerCase()
    // A server without demo people refuses to start while an operator has such an address.
    if (!deps.demoPeople && isReservedEmail(email)) return operatorEmailReserved
    if (await isEmailTaken(tx, link.id, email)) return operatorEmailExists
    const details = { email, name, totp_secret_sealed: authenticatorCipher(deps.config).seal(newTotpSecret()) }
    await setDetails(tx, link.id, details)
    await recorded(tx, call, link, 'operators.enrol_details')
    return ok(viewOf(deps, { ...link, ...details }))
  })

/** Returns the challenge for the passkey of this link, to which no session and no other link may respond. */
const questionOf = (id: string, token: string) => challengeOf(id, 'add', `first-operator:${sha256(token)}`)

/** Returns options that exclude the passkeys of both people, so that one device does not enrol twice. */
export const askFirstPasskey = (
  deps: EnrolDeps,
  call: VisitorCall,
  { link: token }: InputOf<Row['passkeyOptions']>,
): Answer<'passkeyOptions'> =>
  call.inTx(async (tx) => {
    const party = requireParty(deps.config)
    if (!party.ok) return party
    const found = await linkAt(tx, call, token, 'passkey')
    if (!found.ok) return found
    const { id, email } = found.value
    assert(email, 'the link is at the passkey step but has no email address')
    const { challengeId, challenge } = await newChallenge(deps, tx, (each) => questionOf(each, token))
    const known = (await firstPasskeys(tx)).flatMap(({ credential_id: credential, transports }) =>
      credential === null || transports === null ? [] : [descriptorOf({ credential_id: credential, transports })],
    )
    const user = { id, name: email, site: 'Tessera console' }
    return ok({ challengeId, options: creationOptions(party.value, user, challenge, known) })
  })

/** Stores the passkey. Its challenge is always used up. */
export async function enterPasskey(
  deps: EnrolDeps,
  call: VisitorCall,
  { link: token, challengeId, name, credential }: InputOf<Row['passkey']>,
): Answer<'passkey'> {
  const party = requireParty(deps.config)
  if (!party.ok) return party
  const { value: request } = await call.inTx(async (tx) => ok(await takeChallenge(tx, questionOf(challengeId, token))))
  if (request === undefined) return passkeyExpired
  const verified = await verifiedCredential(deps, party.value, request.challenge, credential)
  if (verified === undefined) return passkeyFailed
  return call.inTx(async (tx) => {
    const found = await linkAt(tx, call, token, 'passkey')
    if (!found.ok) return found
    if (await isPasskeyTaken(tx, verified.credential.id)) return passkeyExist
    const passkey = {
      credential_id: verified.credential.id,
      public_key: Buffer.from(verified.credential.publicKey),
      sign_count: BigInt(verified.credential.counter),
      transports: credential.transports,
      passkey_name: name,
      backed_up: verified.credentialBackedUp,
    }
    await setLinkPasskey(tx, found.value.id, passkey)
    await recorded(tx, call, found.value, 'operators.enrol_passkey')
    return ok(viewOf(deps, { ...found.value, ...passkey }))
  })
}
