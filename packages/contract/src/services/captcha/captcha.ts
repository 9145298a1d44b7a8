import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'

/** The purpose of a captcha. An answer is valid for one purpose only. */
export const CaptchaScene = z.enum(['login', 'register', 'reset', 'operator_login'])
export type CaptchaScene = z.output<typeof CaptchaScene>
export const captchaProviders = ['local', 'aliyun', 'aliyun2', 'turnstile', 'geetest3', 'geetest4'] as const

/**
 * The browser's answer to the captcha, in the form of specification §3. Only the second type is valid. Decision 0018
 * describes the fields for each provider.
 */
export const CaptchaProof = z
  .strictObject({
    verificationType: z.literal(2),
    csessionid: z.string().min(1).max(2000),
    sig: z.string().max(4000),
    token: z.string().min(1).max(6000),
    scene: CaptchaScene,
  })
  .meta({ id: 'CaptchaProof' })
export type CaptchaProof = z.output<typeof CaptchaProof>

const Work = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string(),
  /** Exclusive upper bound of the number to find. */
  maxnumber: z.number().int(),
  salt: z.string(),
  signature: z.string(),
})
/** Pictures as data URLs. Lengths are in pixels of the picture. */
const Puzzle = z.object({
  picture: z.string(),
  piece: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  side: z.number().int(),
  top: z.number().int(),
})

export const CaptchaQuestion = z
  .object({
    provider: z.enum(captchaProviders),
    /** For a vendor, the data that starts its own script. For our captcha, the session of the answer. */
    captcha: z.object({ challenge: z.string(), gt: z.string(), success: z.union([z.literal(0), z.literal(1)]) }),
    /** For Alibaba 2.0: the data that its script reads before it starts. */
    aliyun: z.object({ prefix: z.string(), region: z.enum(['cn', 'sgp']) }).exactOptional(),
    /** For a vendor: the address of its script. */
    script: z.string().nullable(),
    /** Only for our own captcha. Without a picture, the proof of work takes longer. */
    local: z.object({ work: Work, puzzle: Puzzle.nullable() }).nullable(),
  })
  .meta({ id: 'CaptchaQuestion' })

export const captcha = endpoints({
  ask: {
    method: 'POST',
    path: 'ex/common/startCaptcha',
    summary: 'Creates a security check; its solution accompanies one login, code or reset',
    who: 'visitor',
    rate: { points: 600, seconds: 3600 },
    input: z.object({
      scene: CaptchaScene,
      /** `work` requests no picture, for visitors who cannot see it. */
      way: z.enum(['slider', 'work']).default('slider'),
    }),
    reply: CaptchaQuestion,
    refusals: ['CAPTCHA_UNAVAILABLE'],
  },
})
