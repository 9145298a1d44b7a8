import type { Refusals } from '#platform/http/refusal.ts'

export const reconciliationRefusals = {
  PAYMENT_NOT_AGREED: {
    http: 409,
    retry: 'later',
    en_US:
      'Only one node shows this payment, so it may not exist. Wait until a second node shows it, or replace the faulty node.',
    zh_CN: '仅有一个节点显示该笔付款，可能实际并未到账。请等待第二个节点显示，或更换故障节点。',
  },
  RECONCILIATION_PAYMENT_OPEN: {
    http: 409,
    retry: 'later',
    en_US:
      'The hot wallet made a payment in this coin that no withdrawal explains. It may explain this difference, so settle it first.',
    zh_CN: '热钱包有一笔该币种的付款没有对应的提现，该差额可能由此产生，请先处理该笔付款。',
  },
  RECONCILIATION_FEES_TOO_LOW: {
    http: 422,
    retry: 'no',
    en_US:
      'Tessera’s own balance in this coin is smaller than the shortfall. Pay in the rest from company money; the difference then shrinks by that amount.',
    zh_CN: '平台在该币种上的自有资金少于短款金额。请先以公司自有资金补足，差额会相应减少。',
  },
  RECONCILIATION_NOTES_UNFIT: {
    http: 422,
    retry: 'no',
    en_US: 'Write one note for each difference. These do not match: {keys}.',
    zh_CN: '请为每项差额填写一条说明。以下各项不符：{keys}。',
  },
} as const satisfies Refusals
