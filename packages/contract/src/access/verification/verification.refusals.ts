import type { Refusals } from '#platform/http/refusal.ts'

export const verificationRefusals = {
  VERIFICATION_RESEND_TOO_SOON: {
    http: 429,
    retry: 'later',
    en_US: 'You can request another code in {seconds, plural, one {# second} other {# seconds}}.',
    zh_CN: '请在 {seconds} 秒后重新获取验证码。',
  },
  VERIFICATION_TOO_MANY_SENDS: {
    http: 429,
    retry: 'later',
    en_US:
      'We have sent too many codes. Use the latest one, or try again in {hours, plural, one {# hour} other {# hours}}.',
    zh_CN: '验证码发送次数过多，请使用最近一次收到的验证码，或 {hours} 小时后重试。',
  },
  VERIFICATION_CODE_WRONG: {
    http: 422,
    retry: 'no',
    en_US: 'This code is wrong. {remaining, plural, one {# try left.} other {# tries left.}}',
    zh_CN: '验证码错误，还可尝试 {remaining} 次。',
  },
  VERIFICATION_CODE_EXPIRED: {
    http: 422,
    retry: 'no',
    en_US: 'This code has expired. Request a new one.',
    zh_CN: '验证码已失效，请重新获取。',
  },
  GOOGLE_VERIFY_FAILED: {
    http: 422,
    retry: 'no',
    en_US:
      '{clock, select, behind {This code is out of date. Check your phone’s clock: it is about {hours, plural, =0 {{minutes, plural, one {# minute} other {# minutes}}} =1 {an hour} other {# hours}} behind.} ahead {This code is from a later time. Check your phone’s clock: it is about {hours, plural, =0 {{minutes, plural, one {# minute} other {# minutes}}} =1 {an hour} other {# hours}} ahead.} other {This authenticator code is wrong or was already used. Wait for the next one.}}',
    zh_CN:
      '{clock, select, behind {该验证码已过时。请检查手机时间：大约慢了{hours, plural, =0 {{minutes, plural, other { # 分钟}}} other { # 小时}}。} ahead {该验证码尚未生效。请检查手机时间：大约快了{hours, plural, =0 {{minutes, plural, other { # 分钟}}} other { # 小时}}。} other {身份验证器验证码错误或已使用，请等待下一个验证码。}}',
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
      'Too many wrong authenticator codes in a day. You can try again in {hours, plural, one {# hour} other {# hours}}. Withdrawals are paused at least until then.',
    zh_CN:
      '一日内身份验证器验证码错误次数过多，请在 {hours, plural, other {# 小时}}后重试。至少在此之前，提现将保持暂停。',
  },
  EMAIL_REQUIRED: {
    http: 422,
    retry: 'no',
    en_US: 'Add an email address first.',
    zh_CN: '请先绑定邮箱。',
  },
  PHONE_REQUIRED: {
    http: 422,
    retry: 'no',
    en_US: 'Add a phone number first.',
    zh_CN: '请先绑定手机号。',
  },
  AUTHENTICATOR_REQUIRED: {
    http: 422,
    retry: 'no',
    en_US: 'You need an authenticator for this. Add one in your security settings.',
    zh_CN: '此操作需要身份验证器，请先在安全设置中绑定。',
  },
  SMS_NOT_AVAILABLE: {
    http: 422,
    retry: 'no',
    en_US: 'We cannot send text messages to this number. Use another verification method or another number.',
    zh_CN: '暂时无法向该手机号发送短信，请使用其他验证方式或其他号码。',
  },
  VERIFY_TOKEN_INVALID: {
    http: 422,
    retry: 'no',
    en_US: 'Your confirmation has expired. Confirm again with a new code.',
    zh_CN: '您的验证已失效，请使用新的验证码重新确认。',
  },
} as const satisfies Refusals
