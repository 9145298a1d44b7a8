import type { APIRequestContext } from '@playwright/test'
import { openApi, type Session } from '../../world/src/people/api.ts'
import { captchaProof } from '../../world/src/people/captcha.ts'
import { codeMailed } from './outbox.ts'
import { type Person, somebody } from './people.ts'

export type Newcomer = Person & { readonly password: string; readonly token: string; readonly account: string }

/** Somebody with an account and nothing else, opened over the product's own calls. */
export async function newcomer(request: APIRequestContext, baseUrl: string): Promise<Newcomer> {
  const person = somebody()
  const password = 'Harbour2026'
  const session: Session = { token: undefined }
  const api = openApi(baseUrl, session)
  let challengeId = ''
  const code = await codeMailed(request, person.email, async () => {
    const captcha = await captchaProof(api.captcha, 'register')
    ;({ challengeId } = await api.verification.sendEmail({ account: person.email, scene: 'register', captcha }))
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
