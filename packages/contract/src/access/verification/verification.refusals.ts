import type { Refusals } from '#platform/http/refusal.ts'

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
    en_US:
      'We have sent too many codes. Use the last one, or try again in {hours, plural, one {# hour} other {# hours}}.',
    zh_CN: '验证码发送次数过多，请使用最近一次收到的验证码，或 {hours} 小时后重试。',
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
  GOOGLE_VERIFY_FAILED: {
    http: 422,
    retry: 'no',
    en_US: 'This authenticator code is not right, or it was used already. Wait for the next one.',
    zh_CN: '身份验证器验证码错误或已使用，请等待下一个验证码。',
  },
  AUTHENTICATOR_TOO_MANY_TRIES: {
    http: 429,
    retry: 'later',
    en_US: 'Too many wrong authenticator codes. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    zh_CN: '身份验证器验证码错误次数过多，请在 {minutes} 分钟后重试。',
  },
  AUTHENTICATOR_LOCKED: {
    http: 429,
    retry: 'later',
    en_US:
      'Too many wrong authenticator codes in a day. None is taken for {hours, plural, one {# hour} other {# hours}}, and withdrawals are paused.',
    zh_CN: '一日内身份验证器验证码错误次数过多，{hours, plural, other {# 小时}}内将不再接受验证码，提现已暂停。',
  },
  EMAIL_REQUIRED: {
    http: 422,
    retry: 'no',
    en_US: 'Bind an email address first.',
    zh_CN: '请先绑定邮箱。',
  },
  PHONE_REQUIRED: {
    http: 422,
    retry: 'no',
    en_US: 'Bind a phone number first.',
    zh_CN: '请先绑定手机号。',
  },
  AUTHENTICATOR_REQUIRED: {
    http: 422,
    retry: 'no',
    en_US: 'This needs an authenticator. Bind one in your security settings.',
    zh_CN: '此操作需要身份验证器，请先在安全设置中绑定。',
  },
  SMS_NOT_AVAILABLE: {
    http: 422,
    retry: 'no',
    en_US: 'We cannot send messages to this number. Use another factor or another number.',
    zh_CN: '暂无法向该手机号发送验证码，请使用其他验证方式或其他号码。',
  },
  VERIFY_TOKEN_INVALID: {
    http: 422,
    retry: 'no',
    en_US: 'Your confirmation is no longer valid. Confirm again with a new code.',
    zh_CN: '您的验证已失效，请使用新的验证码重新确认。',
  },
} as const satisfies Refusals
