import type { Refusals } from '#platform/http/refusal.ts'

export const operatorRefusals = {
  OPERATOR_OWN_ACCOUNT: {
    http: 403,
    retry: 'no',
    en_US: 'This is about your own customer account. Another operator must handle it.',
    zh_CN: '该事项涉及您本人的客户账户，须由其他运营人员处理。',
  },
  OPERATOR_SIGN_IN_WRONG: {
    http: 401,
    retry: 'no',
    en_US: 'The email or the password is wrong. Try again.',
    zh_CN: '邮箱或密码错误，请重试。',
  },
  OPERATOR_LOCKED: {
    http: 429,
    retry: 'later',
    en_US: 'Too many wrong passwords or codes. Try again after {until}.',
    zh_CN: '密码或验证码错误次数过多，请在 {until} 后重试。',
  },
  OPERATOR_TICKET_OVER: {
    http: 401,
    retry: 'no',
    en_US: 'This login has expired. Start again.',
    zh_CN: '本次登录已过期，请重新开始。',
  },
  OPERATOR_CODE_WRONG: {
    http: 422,
    retry: 'no',
    en_US: 'The code is wrong or was already used. Wait for the next one.',
    zh_CN: '验证码错误或已使用，请等待下一个验证码。',
  },
  OPERATOR_PASSWORD_NEEDED: {
    http: 422,
    retry: 'no',
    en_US: 'Choose your own password to finish your first login.',
    zh_CN: '首次登录须设置您自己的密码。',
  },
  OPERATOR_PASSWORD_WRONG: {
    http: 422,
    retry: 'no',
    en_US: 'Your current password is wrong.',
    zh_CN: '当前密码错误。',
  },
  OPERATOR_PASSWORD_UNCHANGED: {
    http: 422,
    retry: 'no',
    en_US: 'The new password must differ from your current one.',
    zh_CN: '新密码不能与当前密码相同。',
  },
  OPERATOR_EMAIL_EXISTS: {
    http: 409,
    retry: 'no',
    en_US: 'An operator with this email already exists. Enter another email.',
    zh_CN: '已有使用该邮箱的运营人员，请填写其他邮箱。',
  },
  OPERATOR_WRONG_STATUS: {
    http: 409,
    retry: 'no',
    en_US: 'The status of this operator has changed. Reload the list.',
    zh_CN: '该运营人员的状态已变更，请刷新列表。',
  },
  OPERATOR_SELF: {
    http: 403,
    retry: 'no',
    en_US: 'You cannot change your own roles, limits or status. Ask another operator.',
    zh_CN: '您不能变更自己的角色、限额或状态，请由其他运营人员操作。',
  },
  OPERATOR_ROLE_UNKNOWN: {
    http: 422,
    retry: 'no',
    en_US: 'The role {role} does not exist or is disabled. Choose from: {roles}.',
    zh_CN: '角色 {role} 不存在或已停用。可选角色：{roles}。',
  },
  OPERATOR_ROLES_APART: {
    http: 409,
    retry: 'no',
    en_US: 'One person must not have both {role} and {other}. Choose one of these roles.',
    zh_CN: '同一人不得同时拥有 {role} 和 {other}，请只选择其中一个角色。',
  },
  OPERATOR_LAST_TWO: {
    http: 409,
    retry: 'no',
    en_US:
      'At least two active operators must keep the permissions to change roles and operators. First give them to another person.',
    zh_CN: '至少须有两名状态正常的运营人员保留变更角色和变更运营人员的权限。请先将该权限授予其他人。',
  },
  OPERATOR_EMAIL_RESERVED: {
    http: 422,
    retry: 'no',
    en_US: 'This domain is reserved for examples, so no email arrives there. Enter your own address.',
    zh_CN: '该域名仅供示例使用，无法接收邮件。请填写您本人的邮箱。',
  },
  OPERATOR_LINK_UNKNOWN: {
    http: 404,
    retry: 'no',
    en_US: 'This link is invalid. Open the whole link that you received.',
    zh_CN: '链接无效。请打开您收到的完整链接。',
  },
  OPERATOR_LINK_REPLACED: {
    http: 409,
    retry: 'no',
    en_US: 'A newer link replaced this one. Open the newest link that you received.',
    zh_CN: '该链接已失效，由新链接取代。请打开您收到的最新链接。',
  },
  OPERATOR_LINK_EXPIRED: {
    http: 409,
    retry: 'no',
    en_US: 'This link was valid until {until}. Ask for a new link. It is created with “npm run operator -- first”.',
    zh_CN: '该链接已于 {until} 失效。请索取新链接，可通过 npm run operator -- first 生成。',
  },
  OPERATOR_LINK_USED: {
    http: 409,
    retry: 'no',
    en_US: 'You have already enrolled with this link. Log in to the console.',
    zh_CN: '该链接的登记已完成。请登录运营控制台。',
  },
  OPERATOR_LINK_ELSEWHERE: {
    http: 403,
    retry: 'no',
    en_US:
      'This link was opened in another browser first, so it works only there. If that was not you, ask for new links at once.',
    zh_CN: '该链接已先在其他浏览器中打开，仅可在该浏览器中使用。如非您本人打开，请立即索取新链接。',
  },
  OPERATOR_LINK_STEP: {
    http: 409,
    retry: 'no',
    en_US: 'This step is already complete or comes later. Reload the page.',
    zh_CN: '该步骤已完成或尚未开始，请刷新页面。',
  },
} as const satisfies Refusals
