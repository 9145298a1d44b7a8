import type { Refusals } from './refusal.ts'

export const reconciliationRefusals = {
  RECONCILIATION_FEES_TOO_LOW: {
    http: 422,
    retry: 'no',
    en_US:
      'The house owns less of this coin than is missing. Pay the rest in from the company’s own money: the difference shrinks by it.',
    zh_CN: '平台在该币种上的自有资金少于缺口金额。请先以公司自有资金补足，差额会相应减少。',
  },
} as const satisfies Refusals
