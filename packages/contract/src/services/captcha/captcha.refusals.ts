import type { Refusals } from '#platform/http/refusal.ts'

export const captchaRefusals = {
  CAPTCHA_REQUIRED: {
    http: 403,
    retry: 'no',
    en_US: 'Complete the security check first.',
    zh_CN: '请先完成人机验证。',
  },
  CAPTCHA_FAILED: {
    http: 422,
    retry: 'no',
    en_US: 'The security check failed. Try again.',
    zh_CN: '人机验证未通过，请重试。',
  },
  CAPTCHA_UNAVAILABLE: {
    http: 503,
    retry: 'later',
    en_US: 'The security check is not available right now. Try again in a minute.',
    zh_CN: '人机验证服务暂不可用，请一分钟后重试。',
  },
} as const satisfies Refusals
