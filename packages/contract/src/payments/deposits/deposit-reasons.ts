/** The reasons for not crediting a deposit in suspense, as the customer reads them. */
export const depositReasonCodes = ['source_unknown', 'not_accepted', 'information_needed'] as const
export type DepositReason = (typeof depositReasonCodes)[number]

export const depositReasons = {
  source_unknown: {
    en_US: 'We could not verify where the money comes from. Contact us to have it returned.',
    zh_CN: '我们无法核实该笔资金的来源，请联系客服办理退回。',
  },
  not_accepted: {
    en_US: 'We cannot accept this deposit. Contact us to have it returned.',
    zh_CN: '我们无法接收该笔充值，请联系客服办理退回。',
  },
  information_needed: {
    en_US: 'We did not receive the information we requested. Contact us to have the deposit reviewed again.',
    zh_CN: '我们未收到所需的补充资料，请联系客服重新审核该笔充值。',
  },
} as const satisfies Record<DepositReason, { readonly en_US: string; readonly zh_CN: string }>
