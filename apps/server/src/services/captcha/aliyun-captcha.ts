import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '#platform/config/config.ts'
import type { Random } from '#platform/random/random.ts'
import type { CaptchaProvider } from './provider.ts'
import { callVendor } from './call-vendor.ts'

type Settings = Pick<
  Config,
  'CAPTCHA_SITE_KEY' | 'CAPTCHA_KEY_ID' | 'CAPTCHA_SECRET' | 'CAPTCHA_URL' | 'CAPTCHA_SCRIPT_URL'
>

const PASSED = 100
const Answer = z.object({ Code: z.number() })

/** Percent-encodes by RFC 3986; `encodeURIComponent` leaves four more characters unchanged. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * Returns the signed query of a call (Alibaba Cloud, RPC style, signature version 1.0). Parameters are sorted by name;
 * the key of HMAC-SHA1 is the secret and an ampersand.
 */
export function signedQuery(parameters: Readonly<Record<string, string>>, secret: string): string {
  const query = Object.entries(parameters)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&')
  const text = `GET&${encoded('/')}&${encoded(query)}`
  const signature = createHmac('sha1', `${secret}&`).update(text).digest('base64')
  return `${query}&Signature=${encoded(signature)}`
}

/** Alibaba Cloud's captcha 1.0 (AuthenticateSig). It checks the answer, the scene and the visitor's address. */
export const aliyunCaptcha = (settings: Settings, random: Pick<Random, 'uuid'>): CaptchaProvider => ({
  siteKey: settings.CAPTCHA_SITE_KEY,
  ask: async () => ({
    provider: 'aliyun',
    captcha: { challenge: '', gt: settings.CAPTCHA_SITE_KEY, success: 1 },
    script: settings.CAPTCHA_SCRIPT_URL ?? null,
    local: null,
  }),
  holds: async ({ csessionid, sig, token, scene }, { ip, now }) => {
    const query = signedQuery(
      {
        Action: 'AuthenticateSig',
        Version: '2018-01-12',
        Format: 'JSON',
        AccessKeyId: settings.CAPTCHA_KEY_ID,
        SignatureMethod: 'HMAC-SHA1',
        SignatureVersion: '1.0',
        SignatureNonce: random.uuid(),
        Timestamp: now.toISOString().replace(/\.\d+Z$/, 'Z'),
        AppKey: settings.CAPTCHA_SITE_KEY,
        RemoteIp: ip,
        Scene: scene,
        SessionId: csessionid,
        Sig: sig,
        Token: token,
      },
      settings.CAPTCHA_SECRET,
    )
    const url = settings.CAPTCHA_URL ?? 'https://afs.aliyuncs.com'
    return (await callVendor(`${url}/?${query}`, {}, Answer)).Code === PASSED
  },
})
