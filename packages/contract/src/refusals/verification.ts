import type { Refusals } from './refusal.ts'

export const verificationRefusals = {
  VERIFICATION_RESEND_TOO_SOON: {
    http: 429,
    retry: 'later',
    en_US: 'You can ask for another code in {seconds, plural, one {# second} other {# seconds}}.',
    zh_CN: '请在 {seconds} 秒后重新获取验证码。',
  },
  VERIFICATION_TOO_MANY_SENDS: {
    http: 429,
    retry: 'later',
    en_US: 'We have sent too many codes. Use the last one, or try again in an hour.',
    zh_CN: '验证码发送次数过多，请使用最近一次收到的验证码，或一小时后重试。',
  },
  VERIFICATION_CODE_WRONG: {
    http: 422,
    retry: 'no',
    en_US: 'This code is not right. {remaining, plural, one {# try is left.} other {# tries are left.}}',
    zh_CN: '验证码错误，还可尝试 {remaining} 次。',
  },
  VERIFICATION_CODE_EXPIRED: {
    http: 422,
    retry: 'no',
    en_US: 'This code is no longer valid. Ask for a new one.',
    zh_CN: '验证码已失效，请重新获取。',
  },
  VERIFY_TOKEN_INVALID: {
    http: 422,
    retry: 'no',
    en_US: 'Your confirmation is no longer valid. Confirm again with a new code.',
    zh_CN: '您的验证已失效，请使用新的验证码重新确认。',
  },
} as const satisfies Refusals
