import type { CaptchaProof, CaptchaQuestion, CaptchaScene } from '@tessera/contract/services/captcha/captcha.ts'
import type { z } from 'zod'

export type Asked = {
  readonly scene: CaptchaScene
  readonly ip: string
  readonly way: 'slider' | 'work'
  readonly now: Date
}
export type About = Pick<Asked, 'scene' | 'ip' | 'now'>

/** Who asks whether a person is there. Rejects when a vendor does not answer: then nobody is let in. */
export type CaptchaProvider = {
  /** What the site's script of the vendor is started with; told by public info. */
  readonly siteKey: string
  readonly ask: (about: Asked) => Promise<z.input<typeof CaptchaQuestion>>
  readonly holds: (proof: CaptchaProof, about: About) => Promise<boolean>
}
