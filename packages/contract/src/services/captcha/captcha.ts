import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'

/** What a captcha is asked for; an answer for one opens no other. */
export const CaptchaScene = z.enum(['login', 'register', 'reset', 'operator_login'])
export type CaptchaScene = z.output<typeof CaptchaScene>
export const captchaProviders = ['local', 'aliyun', 'aliyun2', 'turnstile', 'geetest3', 'geetest4'] as const

/**
 * What the reader's browser made of the question, in the form of specification §3; the type is always the second. What each
 * field is with which provider stands in decision 0018.
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
  /** The number that is looked for is below it. */
  maxnumber: z.number().int(),
  salt: z.string(),
  signature: z.string(),
})
/** Pictures as data URLs; lengths in pixels of the picture. */
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
    /** Of a vendor: what its own script is started with. Of ours: the session that the answer names. */
    captcha: z.object({ challenge: z.string(), gt: z.string(), success: z.union([z.literal(0), z.literal(1)]) }),
    /** Of Alibaba 2.0: what its script reads before it starts. */
    aliyun: z.object({ prefix: z.string(), region: z.enum(['cn', 'sgp']) }).exactOptional(),
    /** Of a vendor: where its script is loaded from. */
    script: z.string().nullable(),
    /** Of ours alone. Without a picture there is more work. */
    local: z.object({ work: Work, puzzle: Puzzle.nullable() }).nullable(),
  })
  .meta({ id: 'CaptchaQuestion' })

export const captcha = endpoints({
  ask: {
    method: 'POST',
    path: 'ex/common/startCaptcha',
    summary: 'A question that a person answers; its answer goes along with a login, a code or a reset, once',
    who: 'visitor',
    rate: { points: 600, seconds: 3600 },
    input: z.object({
      scene: CaptchaScene,
      /** `work`: no picture, for who cannot see one. */
      way: z.enum(['slider', 'work']).default('slider'),
    }),
    reply: CaptchaQuestion,
    refusals: ['CAPTCHA_UNAVAILABLE'],
  },
})
