import type { Refusals } from '#platform/http/refusal.ts'

export const captchaRefusals = {
  CAPTCHA_REQUIRED: {
    http: 403,
    retry: 'no',
    en_US: 'Please show that you are a person first.',
    zh_CN: '请先完成人机验证。',
  },
  CAPTCHA_FAILED: {
    http: 422,
    retry: 'no',
    en_US: 'That did not work. Please try the check once more.',
    zh_CN: '人机验证未通过，请重试。',
  },
  CAPTCHA_UNAVAILABLE: {
    http: 503,
    retry: 'later',
    en_US: 'The check for people is not available. Try again in a minute.',
    zh_CN: '人机验证服务暂不可用，请稍后重试。',
  },
} as const satisfies Refusals
