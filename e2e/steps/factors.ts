import { type APIRequestContext, request as requests } from '@playwright/test'
import { security } from '@tessera/contract/access/security/security.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { clientOf } from './client-of.ts'
import { freshPhone, type Newcomer } from './newcomers.ts'
import { readMailedCode } from './outbox.ts'

/** Adds a phone to an account that has an email, through the API of a local world; returns the phone. */
export async function bindPhone(baseUrl: string, who: Newcomer): Promise<string> {
  const outbox = await requests.newContext({ baseURL: baseUrl })
  const phone = await bindPhoneWith(outbox, baseUrl, who)
  await outbox.dispose()
  return phone
}

/** Adds a phone as `bindPhone` does, with the codes from `outbox`, which another server may run. Returns the phone. */
export async function bindPhoneWith(
  outbox: APIRequestContext,
  baseUrl: string,
  { email, token, password }: Newcomer,
): Promise<string> {
  const phone = freshPhone()
  const codes = clientOf(baseUrl, token, verification)
  const about = { scene: 'bind_phone', payload: { phone } } as const
  let verifyToken: string | undefined
  for (const [proof, to] of [
    ['email', email],
    ['new', phone],
  ] as const) {
    let challengeId = ''
    const code = await readMailedCode(outbox, to, async () => {
      ;({ challengeId } = await codes.sendCode({ ...about, proof }))
    })
    ;({ verifyToken } = await codes.prove({ challengeId, code, verifyToken }))
  }
  await clientOf(baseUrl, token, security).bindPhone({ phone, password, verifyToken: verifyToken ?? '' })
  return phone
}
