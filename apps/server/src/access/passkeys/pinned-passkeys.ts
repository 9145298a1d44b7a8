import type { Assertion } from '@tessera/contract/platform/http/assertion.ts'
import type { z } from 'zod'
import type { Deps } from '#platform/http/deps.ts'
import { relyingPartyOf } from '#platform/http/relying-party.ts'
import { verifiedCount } from './verify-assertion.ts'

/** A person whose passkey is in the environment, and the signature counter of the device. */
type Pinned = { readonly person: string; readonly count: bigint }

/**
 * Verifies a passkey signature with the public key in `SIGNER_PASSKEYS`, which nobody can change through the database.
 * Returns undefined for any other passkey, challenge or site.
 */
export async function verifyPinned(
  { config, log }: Pick<Deps, 'config' | 'log'>,
  challenge: string,
  credential: z.output<typeof Assertion>,
): Promise<Pinned | undefined> {
  const [party, pinned] = [relyingPartyOf(config), config.SIGNER_PASSKEYS.get(credential.id)]
  if (party === undefined || pinned === undefined) return undefined
  const passkey = { id: credential.id, public_key: pinned.publicKey }
  const count = await verifiedCount({ log }, { passkey, party, challenge, credential })
  return count === undefined ? undefined : { person: pinned.person, count }
}
