import type { SignedInScene, VerifyPayload } from '@tessera/contract/access/verification/scenes.ts'
import { openApi, type Session } from '../people/api.ts'
import { captchaProof } from '../people/captcha.ts'
import { fetchInProcess } from '../people/inject.ts'
import { prove } from '../people/prove.ts'
import { codeSentTo, signIn } from '../people/sign-in.ts'
import { type Investor, PASSWORD } from './cast.ts'
import { BASE_URL, player, type Player, type StoryStage } from './stage.ts'

type About = Pick<Investor, 'email' | 'lang'> & { readonly phone?: string }
/** A customer of the story, logged in. */
export type Customer = Player & { readonly id: string; readonly email: string; readonly phone: string | undefined }

/**
 * Registers with an emailed code, logs in and binds the phone, like on the screens. The account begins at the time of
 * the story, the session at the real time, because PostgreSQL compares its end with the real time.
 */
export async function openAccount(stage: StoryStage, { email, lang, phone }: About): Promise<Customer> {
  const session: Session = { token: undefined }
  const api = openApi(BASE_URL, session, email, lang, fetchInProcess(stage.server.app))
  const since = new Date()
  const { challengeId } = await api.verification.sendEmail({
    account: email,
    scene: 'register',
    lang,
    captcha: await captchaProof(api.captcha, 'register'),
  })
  const code = await codeSentTo(stage.outbox, email, since)
  const { verifyToken } = await api.verification.prove({ challengeId, code })
  const { policyVersions } = await api.publicConfig.info({})
  const accepted = { termsVersion: policyVersions.terms, termsAccepted: true } as const
  await api.customers.register({ verifyToken, account: email, password: PASSWORD, ...accepted, lang })
  await stage.atRealTime(() => signIn(api, session, stage.outbox, email, PASSWORD))
  if (phone !== undefined) {
    const token = await prove(api, stage.outbox, { email }, 'bind_phone', { phone })
    await api.security.bindPhone({ phone, password: PASSWORD, verifyToken: token })
  }
  const { id } = await api.customers.info({})
  return { ...player(stage, session, email), id, email, phone }
}

/** Returns the token for an action of the customer, by the codes that the exchange sends. */
export const proveAs = <S extends SignedInScene>(
  { outbox }: Pick<StoryStage, 'outbox'>,
  who: Customer,
  scene: S,
  payload: VerifyPayload<S>,
): Promise<string> => prove(who, outbox, who, scene, payload)
