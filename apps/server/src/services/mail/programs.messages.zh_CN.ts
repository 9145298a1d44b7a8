import type { MailWords } from './words.ts'

/** Mails whose code confirms an API key or a webhook endpoint. */
export const zh_CN = {
  create_api_key_code: {
    subject: '验证码 {code}：确认创建 API 密钥',
    title: '确认创建 API 密钥',
    lead: '此验证码仅用于创建以下 API 密钥。任何持有该密钥的人都可使用其全部权限。验证码 5 分钟内有效。',
  },
  update_api_key_code: {
    subject: '验证码 {code}：确认修改 API 密钥',
    title: '确认修改 API 密钥',
    lead: '此验证码仅用于将您的 API 密钥权限修改为以下内容，5 分钟内有效。',
  },
  create_webhook_code: {
    subject: '验证码 {code}：确认添加 Webhook 地址',
    title: '确认添加 Webhook 地址',
    lead: '此验证码用于允许以下地址接收所列事件，事件中包含您账户的金额和委托信息。验证码 5 分钟内有效。',
  },
} as const satisfies Partial<MailWords['codes']>
