import type { Assertion } from '@tessera/contract/platform/http/assertion.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { isCopied } from '@tessera/domain/access/passkeys/passkey.ts'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { z } from 'zod'
import { insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { RelyingParty } from '#platform/http/relying-party.ts'
import type { Tx } from '#platform/database/tx.ts'
import { requireParty } from './passkey-challenge.ts'
import { lockPasskey, noteUse, type Passkey, type Question, takeChallenge } from './passkeys.sql.ts'
import { passkeyCopied, passkeyExpired, passkeyFailed } from './refusals.ts'

type AssertionDeps = Pick<Deps, 'config' | 'log'>
type Assertion = z.output<typeof Assertion>
type From = Pick<VisitorCall, 'ip' | 'userAgent'>
type AnswerRefused = 'PASSKEY_NOT_AVAILABLE' | 'PASSKEY_EXPIRED' | 'PASSKEY_FAILED' | 'PASSKEY_COPIED'

/**
 * Returns the user handle that a device stores: the bytes of the customer's random id, which contain no personal data.
 */
export const handleOf = (customerId: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(customerId.replaceAll('-', ''), 'hex'))

/** A response, its challenge, and the expected owner. Without `customerId`, the response names the owner. */
type Answer = {
  readonly question: Question
  readonly credential: Assertion
  readonly customerId: string | undefined
  readonly from: From
}
/** The owner of the responding passkey, if known, and the outcome of the verification. */
export type VerifiedAssertion = {
  readonly customerId: string | undefined
  readonly outcome: Outcome<string, AnswerRefused>
}

/**
 * Verifies a response against its challenge and always uses the challenge up, so the transaction must commit. Returns
 * the customer's id.
 */
export async function verifyAssertion(deps: AssertionDeps, tx: Tx, answer: Answer): Promise<VerifiedAssertion> {
  const party = requireParty(deps.config)
  if (!party.ok) return { customerId: undefined, outcome: party }
  const stored = await takeChallenge(tx, answer.question)
  if (stored === undefined) return { customerId: undefined, outcome: passkeyExpired }
  const passkey = await lockPasskey(tx, answer.credential.id)
  if (passkey === undefined) return { customerId: undefined, outcome: passkeyFailed }
  const outcome = await checkPasskey(deps, tx, { passkey, party: party.value, challenge: stored.challenge, answer })
  return { customerId: passkey.customer_id, outcome }
}

type Check = {
  readonly passkey: Passkey
  readonly party: RelyingParty
  readonly challenge: string
  readonly answer: Answer
}

type Signed = {
  readonly passkey: Pick<Passkey, 'id' | 'public_key'>
  readonly party: RelyingParty
  readonly challenge: string
  readonly credential: Assertion
}

async function checkPasskey(deps: AssertionDeps, tx: Tx, check: Check): Promise<Outcome<string, AnswerRefused>> {
  const { passkey, answer } = check
  const { customer_id: customerId } = passkey
  const handle = answer.credential.userHandle
  const isOwn =
    (handle === undefined ? answer.customerId !== undefined : handle === handleTextOf(customerId)) &&
    (answer.customerId === undefined || answer.customerId === customerId)
  if (!isOwn) return passkeyFailed
  const { party, challenge } = check
  const count = await verifiedCount(deps, { passkey, party, challenge, credential: answer.credential })
  if (count === undefined) return passkeyFailed
  if (isCopied(passkey.sign_count, count)) return refuseCopy(tx, passkey, answer.from)
  await noteUse(tx, passkey.id, count)
  return ok(customerId)
}

/** Returns the user handle as text, as in a response. */
export const handleTextOf = (customerId: string): string => Buffer.from(handleOf(customerId)).toString('base64url')

/** Returns the signature counter if signature, origin, relying party and user verification are valid. */
export async function verifiedCount(
  { log }: Pick<Deps, 'log'>,
  { passkey, party, challenge, credential }: Signed,
): Promise<bigint | undefined> {
  const { id, userHandle, clientDataJSON, authenticatorData, signature } = credential
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      // `isCopied` compares the counter after the signature is verified.
      credential: { id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
    })
    return verified ? BigInt(authenticationInfo.newCounter) : undefined
  } catch (error) {
    // The library throws for every invalid response.
    log.info({ err: error, passkey: passkey.id }, 'the assertion of a passkey was rejected')
    return undefined
  }
}

/** Refuses a copied passkey and notifies its owner. */
async function refuseCopy(
  tx: Tx,
  { customer_id: customerId, name }: Passkey,
  { ip, userAgent }: From,
): Promise<Outcome<never, 'PASSKEY_COPIED'>> {
  await insertSecurityEvent(tx, customerId, 'passkey_refused', { ip, userAgent })
  await notify(tx, customerId, { kind: 'passkey_refused', params: { at: tx.now, ip, name } })
  return passkeyCopied
}
