import { z } from 'zod'
import type { Config } from '#platform/config/config.ts'
import { type Random, sha256 } from '#platform/random/random.ts'
import { hostOf } from '#platform/config/hosts.ts'
import { callVendor } from './call-vendor.ts'
import type { CaptchaProvider } from './provider.ts'

type Settings = Pick<
  Config,
  'CAPTCHA_SITE_KEY' | 'CAPTCHA_SECRET' | 'CAPTCHA_URL' | 'CAPTCHA_SCRIPT_URL' | 'PUBLIC_URL'
>

/** The vendor's documented limit. */
const TOKEN_LENGTH = 2048
const Answer = z.object({ success: z.boolean(), hostname: z.string().optional(), action: z.string().optional() })

/**
 * Cloudflare Turnstile (siteverify). The answer: `token` is the vendor's token, `csessionid` its SHA-256, so that one
 * answer has one id and counts once. The vendor returns `action`, which is the scene, and the host of the page; both
 * must be ours.
 */
export const turnstileCaptcha = (settings: Settings, random: Pick<Random, 'uuid'>): CaptchaProvider => ({
  siteKey: settings.CAPTCHA_SITE_KEY,
  ask: async () => ({
    provider: 'turnstile',
    captcha: { challenge: '', gt: settings.CAPTCHA_SITE_KEY, success: 1 },
    script: settings.CAPTCHA_SCRIPT_URL ?? null,
    local: null,
  }),
  holds: async ({ csessionid, token }, { scene, ip }) => {
    if (token.length > TOKEN_LENGTH || csessionid !== sha256(token)) return false
    const fields = {
      secret: settings.CAPTCHA_SECRET,
      response: token,
      remoteip: ip,
      idempotency_key: random.uuid(),
    }
    const url = settings.CAPTCHA_URL ?? 'https://challenges.cloudflare.com'
    const body = new URLSearchParams(fields)
    const answer = await callVendor(`${url}/turnstile/v0/siteverify`, { method: 'POST', body }, Answer)
    return answer.success && answer.action === scene && answer.hostname === hostOf(settings.PUBLIC_URL)
  },
})
