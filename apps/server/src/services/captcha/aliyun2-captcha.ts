import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '#platform/config/config.ts'
import { type Random, sha256 } from '#platform/random/random.ts'
import { callVendor } from './call-vendor.ts'
import type { CaptchaProvider } from './provider.ts'

type Settings = Pick<
  Config,
  | 'CAPTCHA_SITE_KEY'
  | 'CAPTCHA_KEY_ID'
  | 'CAPTCHA_SECRET'
  | 'CAPTCHA_URL'
  | 'CAPTCHA_SCRIPT_URL'
  | 'CAPTCHA_PREFIX'
  | 'CAPTCHA_REGION'
>

const Answer = z.object({
  Success: z.boolean(),
  Result: z.object({ VerifyResult: z.boolean() }).optional(),
})

const hosts = { cn: 'captcha.cn-shanghai.aliyuncs.com', sgp: 'captcha.ap-southeast-1.aliyuncs.com' } as const

type Signing = { readonly query: string; readonly headers: Readonly<Record<string, string>>; readonly body: string }

/**
 * Returns the header `authorization` of a POST to `/` with these headers (Alibaba Cloud, signature version 3,
 * ACS3-HMAC-SHA256).
 */
export function acs3Authorization({ query, headers, body }: Signing, key: { id: string; secret: string }): string {
  const names = Object.keys(headers).toSorted()
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('')
  const canonical = ['POST', '/', query, lines, names.join(';'), sha256(body)].join('\n')
  const signature = createHmac('sha256', key.secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex')
  return `ACS3-HMAC-SHA256 Credential=${key.id},SignedHeaders=${names.join(';')},Signature=${signature}`
}

/**
 * Alibaba Cloud's captcha 2.0 (VerifyIntelligentCaptcha). The answer: `token` is the vendor's CaptchaVerifyParam,
 * `csessionid` its SHA-256, so that one answer has one id and counts once.
 */
export const aliyun2Captcha = (settings: Settings, random: Pick<Random, 'uuid'>): CaptchaProvider => ({
  siteKey: settings.CAPTCHA_SITE_KEY,
  ask: async () => ({
    provider: 'aliyun2',
    captcha: { challenge: '', gt: settings.CAPTCHA_SITE_KEY, success: 1 },
    aliyun: { prefix: settings.CAPTCHA_PREFIX, region: settings.CAPTCHA_REGION },
    script: settings.CAPTCHA_SCRIPT_URL ?? null,
    local: null,
  }),
  holds: async ({ csessionid, token }, { now }) => {
    if (csessionid !== sha256(token)) return false
    const url = settings.CAPTCHA_URL ?? `https://${hosts[settings.CAPTCHA_REGION]}`
    const body = new URLSearchParams({
      CaptchaVerifyParam: token,
      SceneId: settings.CAPTCHA_SITE_KEY,
    }).toString()
    const sent = {
      'content-type': 'application/x-www-form-urlencoded',
      'x-acs-action': 'VerifyIntelligentCaptcha',
      'x-acs-content-sha256': sha256(body),
      'x-acs-date': now.toISOString().replace(/\.\d+Z$/, 'Z'),
      'x-acs-signature-nonce': random.uuid(),
      'x-acs-version': '2023-03-05',
    }
    const key = { id: settings.CAPTCHA_KEY_ID, secret: settings.CAPTCHA_SECRET }
    // The signature also covers the host, which the request takes from its URL.
    const headers = { ...sent, host: new URL(url).host }
    const authorization = acs3Authorization({ query: '', headers, body }, key)
    const answer = await callVendor(
      `${url}/`,
      { method: 'POST', headers: { ...sent, authorization, accept: 'application/json' }, body },
      Answer,
    )
    return answer.Success && answer.Result?.VerifyResult === true
  },
})
