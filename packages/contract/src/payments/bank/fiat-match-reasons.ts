/** The reasons for returning a payment, as the customer reads them. */
export const fiatMatchReasonCodes = ['other_name', 'not_expected'] as const
export type FiatMatchReason = (typeof fiatMatchReasonCodes)[number]

export const fiatMatchReasons = {
  other_name: {
    en_US: 'The payer’s name is not your verified name. We are returning the money to the account it came from.',
    zh_CN: '付款人姓名与您的认证姓名不符，款项将退回付款账户。',
  },
  not_expected: {
    en_US: 'We cannot accept this payment. We are returning the money to the account it came from.',
    zh_CN: '我们无法接收该笔付款，款项将退回付款账户。',
  },
} as const satisfies Record<FiatMatchReason, { readonly en_US: string; readonly zh_CN: string }>
