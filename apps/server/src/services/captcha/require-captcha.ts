import type { CaptchaProof, CaptchaScene } from '@tessera/contract/services/captcha/captcha.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { sha256 } from '#platform/random/random.ts'
import { insertAnswer } from './captcha.sql.ts'
import { captchaOf } from './configured-captcha.ts'
import { refuseIfUnavailable } from './refuse-if-unavailable.ts'
import { captchaFailed, captchaRequired } from './refusals.ts'

export type CaptchaRefusal = 'CAPTCHA_REQUIRED' | 'CAPTCHA_FAILED' | 'CAPTCHA_UNAVAILABLE'

/**
 * Requires a captcha answer for the scene of the call. The answer is used up before it is checked, even if it is
 * wrong. So only one of many concurrent calls is checked (threat AUT-11).
 */
export async function requireCaptcha(
  deps: Pick<Deps, 'config' | 'random' | 'log' | 'db' | 'clock'>,
  call: Pick<VisitorCall, 'inTx' | 'ip'>,
  scene: CaptchaScene,
  proof: CaptchaProof | undefined,
): Promise<Outcome<undefined, CaptchaRefusal>> {
  if (proof === undefined) return captchaRequired
  if (proof.scene !== scene) return captchaFailed
  const digest = sha256(`${deps.config.CAPTCHA}\n${proof.csessionid}`)
  const { value } = await call.inTx(async (tx) => ok({ isNew: (await insertAnswer(tx, digest)) === 1n, now: tx.now }))
  if (!value.isNew) return captchaFailed
  const holds = (await captchaOf(deps, scene)).holds(proof, { scene, ip: call.ip, now: value.now })
  const answer = await refuseIfUnavailable(deps, holds)
  if (!answer.ok) return answer
  return answer.value ? ok(undefined) : captchaFailed
}
