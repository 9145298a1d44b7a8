import { firstOperators } from '@tessera/contract/office/operators/first-operators.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { createFirstLinks } from '../../../apps/server/src/office/operators/first-links.ts'
import { authenticatorCode } from '../people/app-codes.ts'
import { device } from '../people/software-passkey.ts'
import { type Operator, OPERATOR_PASSWORD } from './cast.ts'
import { type Stage, visitorClients } from './stage.ts'

/** An operator who has both factors and no session yet. */
export type Enrolled = { readonly id: string; readonly otpauth: string }

/** Returns the secrets of both links that `npm run operator -- first` prints, created at the time of the story. */
export async function firstLinks({ server: { deps } }: Pick<Stage, 'server'>): Promise<readonly [string, string]> {
  const { value } = await deps.inTx('job:first_operators')(async (tx) => ok(await createFirstLinks(deps, tx)))
  const [one, two] = value?.links ?? []
  assert(one !== undefined && two !== undefined, 'the first two operators of a new world have not enrolled')
  return [one.token, two.token]
}

/**
 * Enrols by a link, in the steps of its page: name and email, a passkey, then an authenticator with a password. The
 * passkey is not kept, because people log in to the local world with the codes that it shows.
 */
export async function enrol(
  stage: Pick<Stage, 'server' | 'keepAuthenticator'>,
  operator: Operator,
  link: string,
  now: Date,
): Promise<Enrolled> {
  const { name, email } = operator
  const page = visitorClients(stage, email)(firstOperators)
  await page.open({ link })
  await page.details({ link, name, email })
  const { challengeId, options } = await page.passkeyOptions({ link })
  const credential = device().make(options, { origin: originOf(stage) })
  const { otpauth } = await page.passkey({ link, challengeId, name: 'Laptop', credential })
  assert(otpauth !== null, 'the authenticator step returned no secret')
  const code = authenticatorCode(otpauth, now)
  const { operatorId: id } = await page.authenticator({ link, code, password: OPERATOR_PASSWORD })
  await stage.keepAuthenticator(email, otpauth)
  return { id, otpauth }
}

/** The origin of the console in a browser with passkeys, which need a domain name instead of the address. */
function originOf({ server }: Pick<Stage, 'server'>): string {
  const address = new URL(server.deps.config.PUBLIC_URL)
  address.hostname = 'localhost'
  return address.origin
}
