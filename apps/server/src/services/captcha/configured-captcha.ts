import type { CaptchaScene } from '@tessera/contract/services/captcha/captcha.ts'
import type { Config } from '#platform/config/config.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type ClockSource, settingNow } from '#platform/settings/settings.sql.ts'
import { aliyunCaptcha } from './aliyun-captcha.ts'
import { aliyun2Captcha } from './aliyun2-captcha.ts'
import { geetest3Captcha, geetest4Captcha } from './geetest-captcha.ts'
import { localCaptcha } from './local-captcha.ts'
import type { CaptchaProvider } from './provider.ts'
import { turnstileCaptcha } from './turnstile-captcha.ts'

type Needs = Pick<Deps, 'config' | 'random'>

const providers: Readonly<Record<Config['CAPTCHA'], (deps: Needs) => CaptchaProvider>> = {
  local: ({ config, random }) => localCaptcha(config, random),
  aliyun: ({ config, random }) => aliyunCaptcha(config, random),
  aliyun2: ({ config, random }) => aliyun2Captcha(config, random),
  turnstile: ({ config, random }) => turnstileCaptcha(config, random),
  geetest3: ({ config }) => geetest3Captcha(config),
  geetest4: ({ config }) => geetest4Captcha(config),
}

/** Returns the captcha that the settings select: our own, or that of the vendor in the configuration. */
export async function captchaNow(deps: Needs & ClockSource): Promise<CaptchaProvider> {
  const { provider } = await settingNow(deps, 'captcha')
  return providers[provider === 'own' ? 'local' : deps.config.CAPTCHA](deps)
}

/** Returns our own captcha for operators, so that their login depends on no vendor. */
export const captchaOf = async (deps: Needs & ClockSource, scene: CaptchaScene): Promise<CaptchaProvider> =>
  scene === 'operator_login' ? providers.local(deps) : captchaNow(deps)
