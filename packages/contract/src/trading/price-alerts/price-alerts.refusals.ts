import type { Refusals } from '#platform/http/refusal.ts'

export const priceAlertRefusals = {
  PRICE_ALERTS_FULL: {
    http: 409,
    retry: 'no',
    en_US: 'You can have at most {max} active price alerts. Remove one first.',
    zh_CN: '未触发的价格提醒最多 {max} 条，请先删除一条。',
  },
  PRICE_ALERT_REACHED: {
    http: 409,
    retry: 'no',
    en_US: 'The last price of {price} {coin} already reaches this alert. Enter another price.',
    zh_CN: '最新价 {price} {coin} 已达到该提醒价，请输入其他价格。',
  },
} as const satisfies Refusals
