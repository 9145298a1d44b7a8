import type { Refusals } from '#platform/http/refusal.ts'

export const customerRefusals = {
  REGISTRATION_FORBIDDEN: {
    http: 403,
    retry: 'later',
    en_US: 'Registration is closed right now. Try again later.',
    zh_CN: '注册暂时关闭，请稍后再试。',
  },
  REGION_NOT_SERVED: {
    http: 403,
    retry: 'no',
    en_US: 'We do not offer our services in your region. You can browse the site, but not open an account or log in.',
    zh_CN: '您所在地区暂不支持注册和登录，您仍可浏览网站内容。',
  },
  REGISTRATION_TERMS_OUTDATED: {
    http: 409,
    retry: 'no',
    en_US: 'The terms have changed. Read and accept version {version}.',
    zh_CN: '条款已更新，请阅读并同意第 {version} 版。',
  },
  EMAIL_EXIST: {
    http: 409,
    retry: 'no',
    en_US: 'This email is already registered. Use another one, or log in with it.',
    zh_CN: '该邮箱已注册，请更换邮箱，或使用该邮箱登录。',
  },
  ACCOUNT_REGION_PROHIBITED: {
    http: 403,
    retry: 'no',
    en_US: 'We cannot open accounts for email addresses or phone numbers from this region.',
    zh_CN: '根据政策要求，该地区的邮箱或手机号无法注册。',
  },
  INVITE_CODE_REQUIRED: {
    http: 422,
    retry: 'no',
    en_US: 'Registration is by invitation only. Enter the code of the person who invited you.',
    zh_CN: '目前仅限受邀注册，请填写邀请人提供的邀请码。',
  },
  INVITE_CODE_UNKNOWN: {
    http: 422,
    retry: 'no',
    en_US: 'This invitation code does not exist. Check it, or leave the field empty.',
    zh_CN: '该邀请码不存在，请核对后重新输入，或留空。',
  },
  INVITE_CODE_EXPIRED: {
    http: 422,
    retry: 'no',
    en_US: 'This invitation code has expired. Ask the person who invited you for another one.',
    zh_CN: '该邀请码已过期，请向邀请人索取新的邀请码。',
  },
  INVITE_CODE_USED_UP: {
    http: 422,
    retry: 'no',
    en_US: 'This invitation code has no uses left. Ask the person who invited you for another one.',
    zh_CN: '该邀请码的可用次数已用完，请向邀请人索取新的邀请码。',
  },
  INVITE_CODE_WITHDRAWN: {
    http: 422,
    retry: 'no',
    en_US: 'This invitation code was withdrawn. Ask the person who invited you for another one.',
    zh_CN: '该邀请码已撤回，请向邀请人索取新的邀请码。',
  },
  INVITATION_CODE_ENDED: {
    http: 409,
    retry: 'no',
    en_US: 'This invitation code can no longer be used. Reload the page to see why.',
    zh_CN: '该邀请码已无法使用，请刷新页面查看原因。',
  },
  INVITATION_APPLICATION_PENDING: {
    http: 409,
    retry: 'no',
    en_US: 'We are still reviewing your last application. You can apply again after our decision.',
    zh_CN: '您的上一份申请正在审核中，审核完成后可再次申请。',
  },
  INVITE_CODE_TOO_MANY_TRIES: {
    http: 429,
    retry: 'later',
    en_US:
      'Too many wrong invitation codes from your network. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    zh_CN: '您所在网络输入错误邀请码的次数过多，请在 {minutes} 分钟后重试。',
  },
  NICKNAME_REQUIRED: {
    http: 409,
    retry: 'no',
    en_US: 'Choose a nickname first.',
    zh_CN: '请先设置昵称。',
  },
  NICKNAME_RESERVED: {
    http: 422,
    retry: 'no',
    en_US: 'This nickname looks like a name of the exchange or its staff. Choose another one.',
    zh_CN: '该昵称与平台名称或工作人员称谓过于相似，请更换。',
  },
  FUND_PASSWORD_IS_LOGIN: {
    http: 422,
    retry: 'no',
    en_US: 'The fund password must differ from your login password.',
    zh_CN: '资金密码不能与登录密码相同。',
  },
  FUND_PASSWORD_WRONG: {
    http: 422,
    retry: 'no',
    en_US:
      'The fund password is wrong. {remaining, plural, =0 {Withdrawals are paused for 24 hours.} one {# try left.} other {# tries left.}}',
    zh_CN: '资金密码错误，{remaining, plural, =0 {提现已暂停 24 小时} other {还可尝试 # 次}}。',
  },
  FUND_PASSWORD_LOCKED: {
    http: 409,
    retry: 'later',
    en_US:
      'Too many wrong fund passwords. You can try again {hours, plural, one {# hour} other {# hours}} after the first wrong one.',
    zh_CN: '资金密码错误次数过多，自首次输错起满 {hours, plural, other {# 小时}}后可重试。',
  },
  PASSWORD_TOO_WEAK: {
    http: 422,
    retry: 'no',
    en_US: 'Use 8 to 20 characters, with at least one letter and one digit.',
    zh_CN: '须为 8 至 20 个字符，并同时包含数字和字母。',
  },
  PASSWORD_TOO_COMMON: {
    http: 422,
    retry: 'no',
    en_US: 'This password is too easy to guess. Choose another one.',
    zh_CN: '该密码过于常见，容易被猜中，请更换。',
  },
  PASSWORD_WRONG: {
    http: 422,
    retry: 'no',
    en_US: 'Your current password is wrong.',
    zh_CN: '当前密码错误。',
  },
  PASSWORD_UNCHANGED: {
    http: 422,
    retry: 'no',
    en_US: 'The new password must differ from your current one.',
    zh_CN: '新密码不能与当前密码相同。',
  },
  PERSONAL_DATA_EXPORT_TODAY: {
    http: 429,
    retry: 'later',
    en_US: 'You already requested a copy of your data in the last 24 hours. Download that copy, or try again tomorrow.',
    zh_CN: '您在过去 24 小时内已申请过数据副本，请下载该副本，或明天再试。',
  },
} as const satisfies Refusals
