export const payoutReasonCodes = [
  'account_risk',
  'unusual_activity',
  'information_needed',
  'bank_refused',
  'asked_by_you',
] as const
export type PayoutReason = (typeof payoutReasonCodes)[number]

/** Why a fiat withdrawal was given back, as the customer reads it. */
export const payoutReasons = {
  account_risk: { en_US: 'The bank account is linked to a known risk.', zh_CN: '该收款账户存在已知风险。' },
  unusual_activity: { en_US: 'We saw unusual activity on your account.', zh_CN: '检测到您的账户存在异常活动。' },
  information_needed: { en_US: 'We need more information from you first.', zh_CN: '我们需要您先补充相关资料。' },
  bank_refused: { en_US: 'The bank could not carry out the payment.', zh_CN: '银行未能执行该笔付款。' },
  asked_by_you: { en_US: 'You asked us to stop it.', zh_CN: '应您的要求停止处理。' },
} as const satisfies Record<PayoutReason, { readonly en_US: string; readonly zh_CN: string }>
