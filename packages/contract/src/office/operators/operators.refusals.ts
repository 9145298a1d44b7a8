import type { Refusals } from '#platform/http/refusal.ts'

export const operatorRefusals = {
  OPERATOR_OWN_ACCOUNT: {
    http: 403,
    retry: 'no',
    en_US: 'This concerns your own customer account. A colleague must handle it.',
    zh_CN: '该事项涉及您本人的客户账户，须由其他同事处理。',
  },
  OPERATOR_SIGN_IN_WRONG: {
    http: 401,
    retry: 'no',
    en_US: 'Email or password is wrong.',
    zh_CN: '邮箱或密码错误。',
  },
  OPERATOR_LOCKED: {
    http: 429,
    retry: 'later',
    en_US: 'Too many wrong passwords or codes. Try again at {until}.',
    zh_CN: '密码或验证码错误次数过多，请在 {until} 后重试。',
  },
  OPERATOR_TICKET_OVER: {
    http: 401,
    retry: 'no',
    en_US: 'This sign-in has expired. Start again.',
    zh_CN: '本次登录已失效，请重新开始。',
  },
  OPERATOR_CODE_WRONG: {
    http: 422,
    retry: 'no',
    en_US: 'The code is wrong or was already used. Wait for the next one.',
    zh_CN: '验证码错误或已被使用，请等待下一个验证码。',
  },
  OPERATOR_PASSWORD_NEEDED: {
    http: 422,
    retry: 'no',
    en_US: 'Choose a password of your own to finish your first sign-in.',
    zh_CN: '首次登录请设置您自己的密码。',
  },
  OPERATOR_PASSWORD_WRONG: {
    http: 422,
    retry: 'no',
    en_US: 'Your current password is not right.',
    zh_CN: '当前密码错误。',
  },
  OPERATOR_PASSWORD_UNCHANGED: {
    http: 422,
    retry: 'no',
    en_US: 'The new password is the same as the current one.',
    zh_CN: '新密码不能与当前密码相同。',
  },
  OPERATOR_EMAIL_EXISTS: {
    http: 409,
    retry: 'no',
    en_US: 'There is already an operator with this email.',
    zh_CN: '该邮箱已存在对应的运营人员。',
  },
  OPERATOR_WRONG_STATUS: {
    http: 409,
    retry: 'no',
    en_US: 'This operator has moved on. Load the list again.',
    zh_CN: '该运营人员状态已更新，请重新加载。',
  },
  OPERATOR_SELF: {
    http: 403,
    retry: 'no',
    en_US: 'Nobody changes their own roles or status.',
    zh_CN: '任何人都不能变更自己的角色或状态。',
  },
} as const satisfies Refusals
