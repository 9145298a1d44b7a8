import type { Refusals } from '#platform/http/refusal.ts'

export const freezeRefusals = {
  ACCOUNT_FROZEN_ALREADY: {
    http: 409,
    retry: 'no',
    en_US: 'Your account is already frozen. Contact us to unfreeze it.',
    zh_CN: '您的账户已冻结，如需解冻请联系客服。',
  },
  FREEZE_LINK_EXPIRED: {
    http: 409,
    retry: 'no',
    en_US: 'This link is no longer valid. Log in to freeze your account, or contact us.',
    zh_CN: '该链接已失效。请登录后冻结账户，或联系客服。',
  },
} as const satisfies Refusals
