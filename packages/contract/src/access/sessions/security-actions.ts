import type { Factor } from '@tessera/domain/access/security/factors.ts'
import type { Locale } from '#platform/text/locale.ts'

/** Texts of the entries in a customer's security history, on the screen and in its file. */
export const securityActionWords = {
  registered: { en_US: 'Account opened', zh_CN: '开立账户' },
  login_password_changed: { en_US: 'Login password changed', zh_CN: '修改登录密码' },
  first_factor_bound: { en_US: 'First security factor added', zh_CN: '首次绑定验证方式' },
  email_bound: { en_US: 'Email added', zh_CN: '绑定邮箱' },
  email_changed: { en_US: 'Email changed', zh_CN: '更换邮箱' },
  email_lost: { en_US: 'Email no longer used for codes', zh_CN: '邮箱不再用于验证' },
  phone_bound: { en_US: 'Phone added', zh_CN: '绑定手机号' },
  phone_changed: { en_US: 'Phone changed', zh_CN: '更换手机号' },
  authenticator_bound: { en_US: 'Authenticator added', zh_CN: '绑定身份验证器' },
  authenticator_unbound: { en_US: 'Authenticator turned off', zh_CN: '关闭身份验证器' },
  backup_codes_renewed: { en_US: 'Backup codes renewed', zh_CN: '更换备用验证码' },
  mobile_check_closed: { en_US: 'Phone codes turned off', zh_CN: '关闭手机验证' },
  mobile_check_opened: { en_US: 'Phone codes turned on', zh_CN: '开启手机验证' },
  fund_password_changed: { en_US: 'Fund password changed', zh_CN: '修改资金密码' },
  passkey_added: { en_US: 'Passkey added', zh_CN: '添加通行密钥' },
  passkey_removed: { en_US: 'Passkey removed', zh_CN: '删除通行密钥' },
  passkey_refused: { en_US: 'Copied passkey blocked', zh_CN: '拒绝疑似被复制的通行密钥' },
  login_password_reset: { en_US: 'Login password reset', zh_CN: '重置登录密码' },
  session_revoked: { en_US: 'Another device logged out', zh_CN: '退出其他设备' },
  sessions_ended_by_us: { en_US: 'Logged out by Tessera', zh_CN: '平台强制退出登录' },
  sign_in_reported: { en_US: 'Login reported as not yours', zh_CN: '报告非本人登录' },
  account_frozen: { en_US: 'Account frozen', zh_CN: '账户冻结' },
  account_thawed: { en_US: 'Account unfrozen', zh_CN: '账户解冻' },
  withdrawals_stopped: { en_US: 'Withdrawals paused by Tessera', zh_CN: '平台暂停提现' },
  withdrawals_resumed: { en_US: 'Withdrawals resumed', zh_CN: '恢复提现' },
  freeze_extended: { en_US: 'Withdrawal pause extended by Tessera', zh_CN: '平台延长提现暂停' },
  freeze_shortened: { en_US: 'Withdrawal pause shortened by Tessera', zh_CN: '平台缩短提现暂停' },
  phishing_phrase_set: { en_US: 'Anti-phishing phrase set', zh_CN: '设置防钓鱼码' },
  fund_password_set: { en_US: 'Fund password set', zh_CN: '设置资金密码' },
  identity_check_failed: { en_US: 'Identity check failed', zh_CN: '身份核验未通过' },
  fund_password_failed: { en_US: 'Wrong fund password entered five times', zh_CN: '资金密码连续错误五次' },
  authenticator_failed: {
    en_US: 'Wrong authenticator code entered twenty times in a day',
    zh_CN: '身份验证器验证码一日内错误二十次',
  },
  account_closing_requested: { en_US: 'Account closing requested', zh_CN: '申请注销账户' },
  personal_data_requested: { en_US: 'Personal data download requested', zh_CN: '申请下载个人数据' },
  account_closing_cancelled: { en_US: 'Account closing cancelled', zh_CN: '撤回注销申请' },
  api_key_created: { en_US: 'API key created', zh_CN: '创建 API 密钥' },
  api_key_changed: { en_US: 'API key changed', zh_CN: '修改 API 密钥' },
  api_key_deleted: { en_US: 'API key deleted', zh_CN: '删除 API 密钥' },
  api_key_stopped: { en_US: 'API key disabled by Tessera', zh_CN: '平台停用 API 密钥' },
  webhook_created: { en_US: 'Webhook endpoint added', zh_CN: '添加 Webhook 地址' },
  sub_account_created: { en_US: 'Sub-account created', zh_CN: '创建子账户' },
  sub_account_login_opened: { en_US: 'Sub-account login enabled', zh_CN: '开通子账户登录' },
  sub_account_login_closed: { en_US: 'Sub-account login disabled', zh_CN: '关闭子账户登录' },
  sub_account_closed: { en_US: 'Sub-account closed', zh_CN: '注销子账户' },
  member_invited: { en_US: 'Person invited', zh_CN: '邀请成员' },
  member_joined: { en_US: 'Person joined', zh_CN: '成员加入' },
  member_roles_set: { en_US: 'Person’s roles changed', zh_CN: '变更成员角色' },
  member_removed: { en_US: 'Person removed', zh_CN: '移除成员' },
  payment_method_added: { en_US: 'Payment method added', zh_CN: '添加收款方式' },
  payment_method_changed: { en_US: 'Payment method replaced', zh_CN: '更换收款方式' },
  payment_method_removed: { en_US: 'Payment method removed', zh_CN: '删除收款方式' },
  bank_account_added: { en_US: 'Bank account added', zh_CN: '绑定收款账户' },
  bank_account_changed: { en_US: 'Bank account replaced', zh_CN: '更换收款账户' },
  bank_account_removed: { en_US: 'Bank account removed', zh_CN: '删除收款账户' },
  address_trusted: { en_US: 'Withdrawal address marked as trusted', zh_CN: '将提现地址设为受信任' },
  address_proved: { en_US: 'Wallet ownership verified', zh_CN: '验证钱包所有权' },
} as const satisfies Record<string, { readonly en_US: string; readonly zh_CN: string }>
export type SecurityAction = keyof typeof securityActionWords
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which keys
export const securityActions = Object.keys(securityActionWords) as [SecurityAction, ...SecurityAction[]]

const firstFactorWords = {
  email: { en_US: 'First email added', zh_CN: '首次绑定邮箱' },
  mobile: { en_US: 'First phone added', zh_CN: '首次绑定手机号' },
  google: { en_US: 'First authenticator added', zh_CN: '首次绑定身份验证器' },
  passkey: { en_US: 'First passkey added', zh_CN: '首次添加通行密钥' },
} as const satisfies Record<Factor, Record<Locale, string>>

type Entry = { readonly action: SecurityAction; readonly factor: Factor | null }
/** The text of an entry; for a first factor, it names the factor. */
export const securityActionText = ({ action, factor }: Entry, locale: Locale): string =>
  (factor === null ? securityActionWords[action] : firstFactorWords[factor])[locale]
