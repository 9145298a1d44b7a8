import type { passkeys } from '@tessera/contract/access/passkeys/passkeys.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { PASSKEY_SECONDS, type PasskeyPurpose } from '@tessera/domain/access/passkeys/passkey.ts'
import type { Deps } from '#platform/http/deps.ts'
import { contentHash, sha256 } from '#platform/random/random.ts'
import { type RelyingParty, relyingPartyOf } from '#platform/http/relying-party.ts'
import type { Tx } from '#platform/database/tx.ts'
import { insertChallenge, type Passkey, type Question } from './passkeys.sql.ts'
import { passkeyNotAvailable } from './refusals.ts'

type ChallengeDeps = Pick<Deps, 'config' | 'random'>
export const PASSKEY_TIMEOUT_MS = PASSKEY_SECONDS * 1000

/** The holder of a challenge, who alone may respond to it. A holder is identified within one browser. */
export const challengeHolders = {
  session: (id: string): string => `session:${id}`,
  ticket: (id: string): string => `ticket:${id}`,
  browser: (secret: string): string => `browser:${sha256(secret)}`,
} as const

/**
 * Returns a challenge for a purpose. `about` is the payload to which it is bound; `{}` if the purpose alone is enough.
 */
export const challengeOf = (id: string, purpose: PasskeyPurpose, holder: string, about: unknown = {}): Question => ({
  id,
  purpose,
  holder,
  payloadHash: contentHash(about),
})

export function requireParty(config: ChallengeDeps['config']): Outcome<RelyingParty, 'PASSKEY_NOT_AVAILABLE'> {
  const party = relyingPartyOf(config)
  return party === undefined ? passkeyNotAvailable : ok(party)
}

/** Stores a challenge until it is answered or expires. */
export async function newChallenge(
  { random }: ChallengeDeps,
  tx: Tx,
  question: (id: string) => Question,
): Promise<{ readonly challengeId: string; readonly challenge: string }> {
  const challengeId = random.uuid()
  const challenge = random.token()
  const expiresAt = new Date(tx.now.getTime() + PASSKEY_TIMEOUT_MS)
  await insertChallenge(tx, question(challengeId), { challenge, expiresAt })
  return { challengeId, challenge }
}

type LoginOptions = ReplyOf<typeof passkeys.ticketOptions>

export const descriptorOf = ({
  credential_id: id,
  transports,
}: Pick<Passkey, 'credential_id' | 'transports'>): LoginOptions['options']['allowCredentials'][number] => ({
  id,
  type: 'public-key',
  transports,
})

/** Requests an assertion from one of these passkeys, or from any passkey for this site if none is given. */
export async function requestPasskey(
  deps: ChallengeDeps,
  tx: Tx,
  question: (id: string) => Question,
  passkeys: readonly Passkey[],
): Promise<Outcome<LoginOptions, 'PASSKEY_NOT_AVAILABLE'>> {
  const party = requireParty(deps.config)
  if (!party.ok) return party
  const { challengeId, challenge } = await newChallenge(deps, tx, question)
  return ok({
    challengeId,
    options: {
      rpId: party.value.id,
      challenge,
      timeout: PASSKEY_TIMEOUT_MS,
      allowCredentials: passkeys.map(descriptorOf),
      userVerification: 'required',
    },
  })
}
