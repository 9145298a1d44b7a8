import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { passkeys } from '@tessera/contract/access/passkeys/passkeys.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { MAX_PASSKEYS } from '@tessera/domain/access/passkeys/passkey.ts'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { findContact } from '#access/customers/customers.sql.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { RelyingParty } from '#platform/http/relying-party.ts'
import { changeFactor } from '#access/factors/change-factor.ts'
import {
  descriptorOf,
  challengeHolders,
  newChallenge,
  PASSKEY_TIMEOUT_MS,
  challengeOf,
  requireParty,
} from './passkey-challenge.ts'
import { handleTextOf } from './verify-assertion.ts'
import { insertPasskey, listPasskeys, takeChallenge } from './passkeys.sql.ts'
import { passkeyExist, passkeyExpired, passkeyFailed, passkeyTooMany } from './refusals.ts'

type Options = typeof passkeys.addOptions
type Add = typeof passkeys.add
/** Ed25519, P-256 with SHA-256, RSA with SHA-256: the algorithms of current devices. */
const algorithms = [-8, -7, -257] as const

/** Requests that the browser create a discoverable passkey with user verification. */
export const askNewPasskey = (
  deps: Pick<Deps, 'config' | 'random'>,
  { customer: { customerId, sessionId }, inTx }: CustomerCall,
): Promise<Outcome<ReplyOf<Options>, Options['refusals'][number]>> =>
  inTx(async (tx) => {
    const party = requireParty(deps.config)
    if (!party.ok) return party
    const had = await listPasskeys(tx, customerId)
    if (had.length >= MAX_PASSKEYS) return passkeyTooMany
    const { email, phone } = await findContact(tx, customerId)
    const name = email ?? phone ?? customerId
    const { challengeId, challenge } = await newChallenge(deps, tx, (id) =>
      challengeOf(id, 'add', challengeHolders.session(sessionId)),
    )
    const user = { id: customerId, name, site: 'Tessera' }
    return ok({ challengeId, options: creationOptions(party.value, user, challenge, had.map(descriptorOf)) })
  })

/** Returns the options to create a discoverable passkey with user verification. */
export const creationOptions = (
  { id }: RelyingParty,
  user: { readonly id: string; readonly name: string; readonly site: string },
  challenge: string,
  excludeCredentials: ReplyOf<Options>['options']['excludeCredentials'],
): ReplyOf<Options>['options'] => ({
  rp: { id, name: user.site },
  user: { id: handleTextOf(user.id), name: user.name, displayName: user.name },
  challenge,
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
  timeout: PASSKEY_TIMEOUT_MS,
  excludeCredentials,
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification: 'required' as const,
  },
  attestation: 'none' as const,
})

/** Verifies the attestation first. This uses up its challenge, even if the change is refused. */
export async function addPasskey(
  deps: Pick<Deps, 'config' | 'db' | 'random' | 'log'>,
  call: CustomerCall,
  { challengeId, name, credential, ...proven }: InputOf<Add>,
): Promise<Outcome<ReplyOf<Add>, Add['refusals'][number]>> {
  const party = requireParty(deps.config)
  if (!party.ok) return party
  const question = challengeOf(challengeId, 'add', challengeHolders.session(call.customer.sessionId))
  const { value: stored } = await call.inTx(async (tx) => ok(await takeChallenge(tx, question)))
  if (stored === undefined) return passkeyExpired
  const verified = await verifiedCredential(deps, party.value, stored.challenge, credential)
  if (verified === undefined) return passkeyFailed
  return changeFactor(deps, call, proven, { scene: 'add_passkey', payload: {} }, async (tx, account) => {
    if ((await listPasskeys(tx, account.id)).length >= MAX_PASSKEYS) return passkeyTooMany
    const id = deps.random.uuid()
    const added = await insertPasskey(tx, {
      id,
      customer_id: account.id,
      credential_id: verified.credential.id,
      public_key: Buffer.from(verified.credential.publicKey),
      sign_count: BigInt(verified.credential.counter),
      transports: credential.transports,
      name,
      backed_up: verified.credentialBackedUp,
    })
    return added === 0n ? passkeyExist : ok({ id })
  })
}

export async function verifiedCredential(
  { log }: Pick<Deps, 'log'>,
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  expectedChallenge: string,
  { id, clientDataJSON, attestationObject }: InputOf<Add>['credential'],
) {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...algorithms],
    })
    return registrationInfo
  } catch (error) {
    // The library throws for every invalid response.
    log.info({ err: error }, 'a new passkey was rejected')
    return undefined
  }
}
