import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { captchaUnavailable } from './refusals.ts'

/** What a provider answers. One that does not answer lets nobody in, and the log says so. */
export async function refuseIfUnavailable<T>(
  { config, log }: Pick<Deps, 'config' | 'log'>,
  answer: Promise<T>,
): Promise<Outcome<T, 'CAPTCHA_UNAVAILABLE'>> {
  try {
    return ok(await answer)
  } catch (error) {
    log.error({ captcha: config.CAPTCHA, err: error })
    return captchaUnavailable
  }
}
