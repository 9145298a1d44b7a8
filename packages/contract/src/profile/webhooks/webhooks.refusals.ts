import type { Refusals } from '#platform/http/refusal.ts'

export const webhookRefusals = {
  WEBHOOK_URL_FORBIDDEN: {
    http: 422,
    retry: 'no',
    en_US:
      'Enter a public https address without a user name, on port 443 or above 1023. Private network addresses are not allowed.',
    zh_CN: '请输入不含用户名的公网 https 地址，端口为 443 或大于 1023。不支持内网地址。',
  },
  WEBHOOK_LIMIT_REACHED: {
    http: 409,
    retry: 'no',
    en_US: 'You already have {max} webhook endpoints, the maximum. Remove one first.',
    zh_CN: '您已有 {max} 个 Webhook 地址，达到上限。请先删除不再使用的地址。',
  },
  WEBHOOK_PAUSED: {
    http: 409,
    retry: 'no',
    en_US: 'This endpoint is paused. Resume it first.',
    zh_CN: '该地址已暂停，请先恢复。',
  },
} as const satisfies Refusals
