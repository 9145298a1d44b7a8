import { createHash, createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '#platform/config/config.ts'
import { callVendor } from './call-vendor.ts'
import type { CaptchaProvider } from './provider.ts'

type Settings = Pick<Config, 'CAPTCHA_SITE_KEY' | 'CAPTCHA_SECRET' | 'CAPTCHA_URL' | 'CAPTCHA_SCRIPT_URL'>

const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

const Registered = z.object({ challenge: z.string() })
const Validated3 = z.object({ seccode: z.string() })

/**
 * GeeTest 3, whose script takes `challenge, gt, success`. The answer: `csessionid` is its challenge, `sig` its
 * validate, `token` its seccode. The vendor signs with MD5 and the key.
 */
export function geetest3Captcha({ CAPTCHA_SITE_KEY: gt, CAPTCHA_SECRET: key, ...at }: Settings): CaptchaProvider {
  const url = at.CAPTCHA_URL ?? 'https://api.geetest.com'
  return {
    siteKey: gt,
    ask: async ({ ip }) => {
      const query = new URLSearchParams({ gt, ip_address: ip, digestmod: 'md5', json_format: '1', client_type: 'web' })
      const { challenge } = await callVendor(`${url}/register.php?${query}`, {}, Registered)
      const isOpen = challenge.length === 32
      return {
        provider: 'geetest3',
        captcha: { challenge: isOpen ? md5(challenge + key) : '', gt, success: isOpen ? 1 : 0 },
        script: at.CAPTCHA_SCRIPT_URL ?? null,
        local: null,
      }
    },
    holds: async ({ csessionid: challenge, sig: validate, token: seccode }, { ip }) => {
      if (validate !== md5(`${key}geetest${challenge}`)) return false
      const form = new URLSearchParams({ seccode, challenge, captchaid: gt, ip_address: ip, json_format: '1' })
      const answer = await callVendor(`${url}/validate.php`, { method: 'POST', body: form }, Validated3)
      return answer.seccode === md5(seccode)
    },
  }
}

const Validated4 = z.object({
  status: z.string(),
  result: z.string().optional(),
})

/**
 * GeeTest 4. The answer: `csessionid` is its lot_number, `sig` its captcha_output, `token` its gen_time and pass_token,
 * joined by a bar. We sign the lot with HMAC-SHA256 under the key.
 */
export function geetest4Captcha({ CAPTCHA_SITE_KEY: id, CAPTCHA_SECRET: key, ...at }: Settings): CaptchaProvider {
  const url = at.CAPTCHA_URL ?? 'https://gcaptcha4.geetest.com'
  return {
    siteKey: id,
    ask: async () => ({
      provider: 'geetest4',
      captcha: { challenge: '', gt: id, success: 1 },
      script: at.CAPTCHA_SCRIPT_URL ?? null,
      local: null,
    }),
    holds: async ({ csessionid: lot, sig, token }) => {
      const [time, pass] = token.split('|')
      if (time === undefined || pass === undefined) return false
      const form = new URLSearchParams({
        lot_number: lot,
        captcha_output: sig,
        pass_token: pass,
        gen_time: time,
        sign_token: createHmac('sha256', key).update(lot).digest('hex'),
      })
      const where = `${url}/validate?${new URLSearchParams({ captcha_id: id })}`
      const { status, result } = await callVendor(where, { method: 'POST', body: form }, Validated4)
      return status === 'success' && result === 'success'
    },
  }
}
