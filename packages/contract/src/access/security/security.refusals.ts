import type { Refusals } from '#platform/http/refusal.ts'

export const securityRefusals = {
  EMAIL_BOUND_ALREADY: {
    http: 409,
    retry: 'no',
    en_US: 'Your account already has an email address. Change it instead.',
    zh_CN: '您的账户已绑定邮箱，请改用“更换邮箱”。',
  },
  PHONE_BOUND_ALREADY: {
    http: 409,
    retry: 'no',
    en_US: 'Your account already has a phone number. Change it instead.',
    zh_CN: '您的账户已绑定手机号，请改用“更换手机号”。',
  },
  PHONE_EXIST: {
    http: 409,
    retry: 'no',
    en_US: 'This phone number is already registered. Use another one, or log in with it.',
    zh_CN: '该手机号已注册，请更换手机号，或使用该手机号登录。',
  },
  AUTHENTICATOR_BOUND_ALREADY: {
    http: 409,
    retry: 'no',
    en_US: 'Your account already has an authenticator. Turn it off before you add another one.',
    zh_CN: '您的账户已绑定身份验证器，请先关闭，再绑定新的身份验证器。',
  },
  AUTHENTICATOR_SETUP_EXPIRED: {
    http: 409,
    retry: 'no',
    en_US: 'This setup key has expired. Start again to get a new one.',
    zh_CN: '该密钥已失效，请重新开始以获取新密钥。',
  },
} as const satisfies Refusals
