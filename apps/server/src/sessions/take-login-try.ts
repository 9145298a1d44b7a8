import type { CaptchaProof } from '@tessera/contract/captcha.ts'
import type { Outcome } from '@tessera/domain/outcome.ts'
import { loginTries, loginTriesWithCaptcha } from '@tessera/domain/sessions/tries.ts'
import { type CaptchaRefusal, requireCaptcha } from '../captcha/require-captcha.ts'
import { takePasswordTry } from '../customers/take-password-try.ts'
import type { VisitorCall } from '../platform/call.ts'
import type { Deps } from '../platform/deps.ts'

/**
 * Lets a login try its password and answers how many have. The first tries are free; then a captcha is asked, so that
 * whoever guesses pays for each, and the owner still gets in.
 */
export async function takeLoginTry(
  deps: Pick<Deps, 'config' | 'random' | 'log'>,
  call: VisitorCall,
  { budget, captcha }: { readonly budget: string; readonly captcha: CaptchaProof | undefined },
): Promise<Outcome<number, 'LOGIN_TOO_MANY_TRIES' | CaptchaRefusal>> {
  const free = captcha === undefined ? await takePasswordTry(call.inTx, budget, loginTries) : undefined
  if (free?.ok === true) return free
  const person = await requireCaptcha(deps, call, 'login', captcha)
  return person.ok ? takePasswordTry(call.inTx, budget, loginTriesWithCaptcha) : person
}
