import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { captchaUnavailable } from './refusals.ts'

/** Returns the provider's answer. If it does not answer, the call is refused and the error is logged. */
export async function refuseIfUnavailable<T>(
  { config, log }: Pick<Deps, 'config' | 'log'>,
  answer: Promise<T>,
): Promise<Outcome<T, 'CAPTCHA_UNAVAILABLE'>> {
  try {
    return ok(await answer)
  } catch (error) {
    log.error({ captcha: config.CAPTCHA, err: error }, 'the captcha vendor does not answer')
    return captchaUnavailable
  }
}
