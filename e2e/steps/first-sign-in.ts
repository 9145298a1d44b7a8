import type { Page } from '@playwright/test'
import { operators, operatorSignIn } from '@tessera/contract/operators.ts'
import { appCode } from '../../world/src/people/app-codes.ts'
import { OPERATOR_PASSWORD } from '../../world/src/stories/cast.ts'
import { clientOf } from './client-of.ts'

/** Does what invites somebody; answers how they sign in for the first time, with what is shown once. */
export async function invitedBy(
  page: Page,
  baseUrl: string,
  invite: () => Promise<void>,
): Promise<() => Promise<void>> {
  const answered = page.waitForResponse('**/operators/create')
  await invite()
  const { data } = await (await answered).json()
  const { operator, oneTimePassword, otpauth } = operators.create.reply.parse(data)
  return async () => {
    const door = clientOf(baseUrl, '', operatorSignIn)
    const { ticket } = await door.login({ email: operator.email, password: oneTimePassword })
    const code = appCode(new URL(otpauth).searchParams.get('secret') ?? '', new Date())
    await door.confirm({ ticket, code, newPassword: OPERATOR_PASSWORD })
  }
}
