/** What a customer's security history tells, on the screen and in its file. */
export const securityActionWords = {
  registered: { en_US: 'Account opened', zh_CN: '开立账户' },
  login_password_changed: { en_US: 'Login password changed', zh_CN: '修改登录密码' },
  email_bound: { en_US: 'Email bound', zh_CN: '绑定邮箱' },
  email_changed: { en_US: 'Email changed', zh_CN: '更换邮箱' },
  phone_bound: { en_US: 'Phone bound', zh_CN: '绑定手机号' },
  phone_changed: { en_US: 'Phone changed', zh_CN: '更换手机号' },
  authenticator_bound: { en_US: 'Authenticator bound', zh_CN: '绑定身份验证器' },
  authenticator_unbound: { en_US: 'Authenticator closed', zh_CN: '关闭身份验证器' },
  mobile_check_closed: { en_US: 'Phone verification closed', zh_CN: '关闭手机验证' },
  mobile_check_opened: { en_US: 'Phone verification opened', zh_CN: '开启手机验证' },
  fund_password_changed: { en_US: 'Fund password changed', zh_CN: '修改资金密码' },
  passkey_added: { en_US: 'Passkey added', zh_CN: '添加通行密钥' },
  passkey_removed: { en_US: 'Passkey removed', zh_CN: '删除通行密钥' },
  login_password_reset: { en_US: 'Login password reset', zh_CN: '重置登录密码' },
  session_revoked: { en_US: 'Signed out from another place', zh_CN: '退出其他设备' },
  sign_in_reported: { en_US: 'Sign-in reported as not yours', zh_CN: '报告非本人登录' },
  account_frozen: { en_US: 'Account frozen', zh_CN: '账户冻结' },
  account_thawed: { en_US: 'Account thawed', zh_CN: '账户解冻' },
  phishing_phrase_set: { en_US: 'Phrase of our mails set', zh_CN: '设置防钓鱼码' },
  fund_password_set: { en_US: 'Fund password set', zh_CN: '设置资金密码' },
  identity_check_failed: { en_US: 'Identity check failed', zh_CN: '身份核验未通过' },
  account_closing_requested: { en_US: 'Closing of the account asked for', zh_CN: '申请注销账户' },
  account_closing_cancelled: { en_US: 'Closing of the account taken back', zh_CN: '撤回注销申请' },
  api_key_created: { en_US: 'API key created', zh_CN: '创建 API 密钥' },
  api_key_changed: { en_US: 'API key changed', zh_CN: '修改 API 密钥' },
  api_key_deleted: { en_US: 'API key deleted', zh_CN: '删除 API 密钥' },
  api_key_stopped: { en_US: 'API key stopped by us', zh_CN: '平台停用 API 密钥' },
  address_trusted: { en_US: 'Withdrawal address trusted', zh_CN: '信任提现地址' },
} as const satisfies Record<string, { readonly en_US: string; readonly zh_CN: string }>
export type SecurityAction = keyof typeof securityActionWords
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which keys
export const securityActions = Object.keys(securityActionWords) as [SecurityAction, ...SecurityAction[]]
