import { withdrawalReasons } from '#payments/withdrawals/withdrawal-reasons.ts'

export const payoutReasonCodes = [
  'account_risk',
  'unusual_activity',
  'information_needed',
  'bank_refused',
  'customer_request',
  'credit_reversed',
] as const
export type PayoutReason = (typeof payoutReasonCodes)[number]

const { unusual_activity, information_needed, customer_request, credit_reversed } = withdrawalReasons

/** The reasons for giving a fiat withdrawal back, as the customer reads them. */
export const payoutReasons = {
  account_risk: {
    en_US: 'The bank account is linked to a known risk. Use another account of yours, or contact us.',
    zh_CN: '该收款账户存在已知风险，请使用您的其他收款账户，或联系客服。',
  },
  unusual_activity,
  information_needed,
  bank_refused: {
    en_US: 'The bank could not carry out the payment. Check your bank account before you withdraw again.',
    zh_CN: '银行未能执行该笔付款，再次提现前请核对收款账户。',
  },
  customer_request,
  credit_reversed,
} as const satisfies Record<PayoutReason, { readonly en_US: string; readonly zh_CN: string }>
