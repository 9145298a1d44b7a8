import { verification } from '@tessera/contract/access/verification/verification.ts'
import { type SignedInScene, type VerifyPayload } from '@tessera/contract/access/verification/scenes.ts'
import { passkeys } from '@tessera/contract/access/passkeys/passkeys.ts'
import type { AccessExchange } from './access.ts'
import type { Device } from '../people/software-passkey.ts'

/** The factors that a person can use now. */
export type Factors = {
  readonly token: string
  readonly email?: string
  readonly phone?: string
  /** The current authenticator code. */
  readonly app?: () => string
  /** The device that has the passkey. */
  readonly device?: Device
}
type Proof = 'passkey' | 'google' | 'mobile' | 'email' | 'new'

/** Gives the named proofs one after the other; returns the resulting token. */
export async function giveProofs<S extends SignedInScene>(
  exchange: AccessExchange,
  hands: Factors,
  scene: S,
  payload: VerifyPayload<S>,
  proofs: readonly Proof[],
): Promise<string> {
  const own = exchange.api(verification, hands)
  let verifyToken: string | undefined
  const address = { ...payload } as Readonly<Record<string, string>>
  const where = { email: hands.email, mobile: hands.phone, new: address['email'] ?? address['phone'] ?? hands.phone }
  for (const proof of proofs) {
    const former = verifyToken !== undefined && { verifyToken }
    if (proof === 'passkey' && hands.device !== undefined) {
      const keys = exchange.api(passkeys, hands)
      const { challengeId, options } = await keys.proveOptions({ scene, payload: address })
      const credential = hands.device.answer(options)
      verifyToken = (await keys.prove({ scene, payload: address, challengeId, credential, ...former })).verifyToken
    } else if (proof === 'google' || proof === 'passkey')
      verifyToken = (
        await own.proveAuthenticator({ scene, payload: address, code: hands.app?.() ?? '000000', ...former })
      ).verifyToken
    else {
      const { challengeId } = await own.sendCode({ scene, payload: address, proof })
      const code = await exchange.nextCode(where[proof] ?? '')
      verifyToken = (await own.prove({ challengeId, code, ...former })).verifyToken
    }
  }
  return verifyToken ?? 'nothing was proven yet'
}

/** Gives all proofs that an action requires, one of each group. */
export async function proveAll<S extends SignedInScene>(
  exchange: AccessExchange,
  hands: Factors,
  scene: S,
  payload: VerifyPayload<S>,
): Promise<string> {
  const { demands } = await exchange.api(verification, hands).demands({ scene })
  return giveProofs(
    exchange,
    hands,
    scene,
    payload,
    demands.flatMap((group) => group.slice(0, 1)).filter((proof) => proof !== 'fund'),
  )
}
