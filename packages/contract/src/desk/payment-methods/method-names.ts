import type { MethodKind } from '@tessera/domain/desk/payment-methods/method.ts'

/** The names of the payment methods. */
export const methodNames = {
  bank_transfer: { en_US: 'Bank transfer', zh_CN: '银行转账' },
  paynow: { en_US: 'PayNow', zh_CN: 'PayNow' },
  fps: { en_US: 'FPS', zh_CN: '转数快（FPS）' },
  alipay: { en_US: 'Alipay', zh_CN: '支付宝' },
  wechat_pay: { en_US: 'WeChat Pay', zh_CN: '微信支付' },
  sepa: { en_US: 'SEPA transfer', zh_CN: 'SEPA 转账' },
} as const satisfies Record<MethodKind, { readonly en_US: string; readonly zh_CN: string }>
