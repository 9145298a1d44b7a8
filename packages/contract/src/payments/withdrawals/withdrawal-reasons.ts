export const withdrawalReasonCodes = [
  'address_risk',
  'unusual_activity',
  'information_needed',
  'network_problem',
  'customer_request',
  'credit_reversed',
] as const
export type WithdrawalReason = (typeof withdrawalReasonCodes)[number]

/** The reasons for giving a withdrawal back, as the customer reads them. */
export const withdrawalReasons = {
  address_risk: {
    en_US: 'The address is linked to a known risk. Use another address, or contact us.',
    zh_CN: '该地址存在已知风险，请使用其他地址，或联系客服。',
  },
  unusual_activity: {
    en_US: 'We noticed unusual activity on your account. Contact us before you withdraw again.',
    zh_CN: '检测到您的账户存在异常活动，再次提现前请联系客服。',
  },
  information_needed: {
    en_US: 'We need more information from you first. Contact us.',
    zh_CN: '我们需要您先补充相关资料，请联系客服。',
  },
  network_problem: {
    en_US: 'The network could not process the payment. Try again later.',
    zh_CN: '网络未能处理该笔转账，请稍后重试。',
  },
  customer_request: { en_US: 'You asked us to stop it.', zh_CN: '应您的要求停止处理。' },
  credit_reversed: {
    en_US: 'A credit in this currency was reversed.',
    zh_CN: '该币种的一笔入账已被冲正。',
  },
} as const satisfies Record<WithdrawalReason, { readonly en_US: string; readonly zh_CN: string }>
