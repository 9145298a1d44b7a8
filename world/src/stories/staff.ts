import { operatorSignIn } from '@tessera/contract/office/operators/operators.ts'
import { createClient } from '@tessera/contract/platform/http/client.ts'
import { URI } from 'otpauth'
import { inviteOperator } from '../../../apps/server/src/office/operators/invite-operator.ts'
import { fetchInProcess } from '../people/inject.ts'
import { type Operator, OPERATOR_PASSWORD } from './cast.ts'
import { must } from './must.ts'
import type { Stage } from './stage.ts'

/** The code of an authenticator app at this time. */
export const authenticatorCode = (otpauth: string, at: Date): string =>
  URI.parse(otpauth).generate({ timestamp: at.getTime() })

/** Invites an operator and logs in for the first time, which sets the password. Returns the id. */
export async function employ(stage: Stage, operator: Operator, now: Date): Promise<string> {
  const { deps, app } = stage.server
  const invited = await must(deps.inTx('world')((tx) => inviteOperator(deps, tx, operator)))
  const api = createClient(operatorSignIn, {
    baseUrl: 'http://story',
    fetch: fetchInProcess(app),
    headers: () => ({ language: 'en_US' }),
  })
  const { ticket } = await api.login({ email: operator.email, password: invited.oneTimePassword })
  await api.confirm({ ticket, code: authenticatorCode(invited.otpauth, now), newPassword: OPERATOR_PASSWORD })
  await stage.keepAuthenticator(operator.email, invited.otpauth)
  return invited.id
}
