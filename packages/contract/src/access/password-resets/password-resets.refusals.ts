import type { Refusals } from '#platform/http/refusal.ts'

export const passwordResetRefusals = {
  PASSWORD_RESET_EXPIRED: {
    http: 409,
    retry: 'no',
    en_US: 'This reset has expired. Start again.',
    zh_CN: '本次重置已过期，请重新开始。',
  },
  PASSWORD_RESET_UNPROVEN: {
    http: 409,
    retry: 'no',
    en_US: 'Verification is not complete. Enter the requested code first.',
    zh_CN: '尚未完成全部验证，请先输入验证码。',
  },
} as const satisfies Refusals
