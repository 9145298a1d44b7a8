import type { Refusals } from '#platform/http/refusal.ts'

export const sessionRefusals = {
  LOGIN_FORBIDDEN: {
    http: 403,
    retry: 'later',
    en_US: 'Login is closed right now. If you need your account, contact us.',
    zh_CN: '登录暂时关闭，如需使用账户请联系客服。',
  },
  LOGIN_FAILED: {
    http: 422,
    retry: 'no',
    en_US: 'The account or the password is wrong. Try again, or reset your password.',
    zh_CN: '账号或密码错误，请重试或重置密码。',
  },
  LOGIN_TOO_MANY_TRIES: {
    http: 429,
    retry: 'later',
    en_US: 'Too many attempts for this account. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    zh_CN: '该账号尝试次数过多，请在 {minutes} 分钟后重试。',
  },
  LOGIN_FACTOR_NOT_TAKEN: {
    http: 422,
    retry: 'no',
    en_US: 'This method cannot confirm this login. Use another one.',
    zh_CN: '无法使用该方式完成登录验证，请使用其他验证方式。',
  },
  LOGIN_TICKET_EXPIRED: {
    http: 409,
    retry: 'no',
    en_US: 'This login has expired. Log in again.',
    zh_CN: '本次登录已过期，请重新登录。',
  },
} as const satisfies Refusals
