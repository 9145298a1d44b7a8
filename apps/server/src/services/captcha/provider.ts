import type { CaptchaProof, CaptchaQuestion, CaptchaScene } from '@tessera/contract/services/captcha/captcha.ts'
import type { z } from 'zod'

export type CaptchaRequest = {
  readonly scene: CaptchaScene
  readonly ip: string
  readonly way: 'slider' | 'work'
  readonly now: Date
}
export type About = Pick<CaptchaRequest, 'scene' | 'ip' | 'now'>

/** A captcha check. Rejects if a vendor does not answer; then the call is refused. */
export type CaptchaProvider = {
  /** The key with which the site starts the vendor's script, as part of the public info. */
  readonly siteKey: string
  readonly ask: (about: CaptchaRequest) => Promise<z.input<typeof CaptchaQuestion>>
  readonly holds: (proof: CaptchaProof, about: About) => Promise<boolean>
}
