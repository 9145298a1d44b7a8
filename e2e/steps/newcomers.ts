import type { APIRequestContext } from '@playwright/test'
import { randomInt } from 'node:crypto'
import { openApi, type Session } from '../../world/src/people/api.ts'
import { captchaProof } from '../../world/src/people/captcha.ts'
import { readMailedCode } from './outbox.ts'
import { type Person, inventedPerson } from './people.ts'

export type Newcomer = Person & { readonly password: string; readonly token: string; readonly account: string }

/** A phone number of Singapore that nobody else has. */
export const freshPhone = (): string => `+658${randomInt(1_000_000, 9_000_000)}`

/** A new customer with an account only, opened through the API; `email` receives the codes and may be a phone. */
export async function newcomer(
  request: APIRequestContext,
  baseUrl: string,
  by: 'email' | 'phone' = 'email',
): Promise<Newcomer> {
  const made = inventedPerson()
  const person = by === 'email' ? made : { ...made, email: freshPhone() }
  const password = 'Harbour2026'
  const session: Session = { token: undefined }
  const api = openApi(baseUrl, session, person.email)
  let challengeId = ''
  const code = await readMailedCode(request, person.email, async () => {
    const captcha = await captchaProof(api.captcha, 'register')
    const codeRequest = { account: person.email, scene: 'register', captcha } as const
    ;({ challengeId } = await (by === 'email'
      ? api.verification.sendEmail(codeRequest)
      : api.verification.sendSms(codeRequest)))
  })
  const { verifyToken } = await api.verification.prove({ challengeId, code })
  const { policyVersions } = await api.publicConfig.info({})
  const { token } = await api.customers.register({
    account: person.email,
    password,
    verifyToken,
    termsVersion: policyVersions.terms,
    termsAccepted: true,
    lang: 'en_US',
  })
  session.token = token
  const { userAccount } = await api.customers.info({})
  return { ...person, password, token, account: userAccount }
}
