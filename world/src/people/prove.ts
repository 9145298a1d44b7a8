import type { SignedInScene, VerifyPayload } from '@tessera/contract/access/verification/scenes.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Api } from './api.ts'
import { codeSentTo } from './sign-in.ts'

/** A person who reads codes in the outbox. `phone` is the phone that is already bound. */
type Reader = { readonly email: string; readonly phone?: string | undefined }

/**
 * Gives every proof that the action requires, by email and text message like the screen. Returns the token for exactly
 * this payload.
 */
export async function prove<S extends SignedInScene>(
  { verification }: Pick<Api, 'verification'>,
  outbox: Outbox,
  { email, phone }: Reader,
  scene: S,
  payload: VerifyPayload<S>,
): Promise<string> {
  const { demands } = await verification.demands({ scene })
  const content: Readonly<Record<string, string>> = { ...payload }
  const addresses = { email, mobile: phone, new: content['email'] ?? content['phone'] }
  let verifyToken: string | undefined
  for (const group of demands) {
    const proof = group.find((each) => each === 'mobile' || each === 'email' || each === 'new')
    const address = proof && addresses[proof]
    if (address === undefined) throw new Error(`${email} has none of the factors ${group.join(', ')} for ${scene}`)
    const since = new Date()
    const { challengeId } = await verification.sendCode({ scene, payload: content, proof })
    const code = await codeSentTo(outbox, address, since)
    const former = verifyToken !== undefined && { verifyToken }
    ;({ verifyToken } = await verification.prove({ challengeId, code, ...former }))
  }
  if (verifyToken === undefined) throw new Error(`${scene} requires no proof`)
  return verifyToken
}
