import type { MailWords } from './words.ts'

export const zh_CN: MailWords['operators'] = {
  operator_invited: {
    title: '您受邀加入 Tessera 运营控制台',
    lead: '您受邀成为 Tessera 运营人员。请自行打开控制台，使用此邮箱和一次性密码登录，然后设置身份验证器，并更换为您自己的密码。',
    note: '与您无关？请勿将密码告知他人，并联系控制台管理员。任何看到本邮件的人都能完成首次登录。',
  },
  operator_password_changed: {
    title: '您的控制台密码已修改',
    lead: '您的 Tessera 运营控制台账号密码已修改，其他会话均已结束，请使用新密码登录。您的通行密钥仍然有效，请删除您不认识的通行密钥。',
    note: '不是您本人？请立即联系超级管理员停用您的账号。仅凭密码无法登录，对方可能还掌握了您的身份验证器。',
  },
  operator_passkey_added: {
    title: '您的控制台账号已添加通行密钥',
    lead: '持有该通行密钥的人无需密码，即可登录您的 Tessera 运营控制台账号。修改密码不会删除该通行密钥。',
    note: '不是您本人？请立即删除该通行密钥，修改密码，并联系超级管理员停用您的账号。',
  },
  rows: {
    passkey: '通行密钥',
    console: '控制台',
    oneTimePassword: '一次性密码',
    until: '有效期至',
    changedAt: '修改时间',
    ip: 'IP 地址',
  },
}
