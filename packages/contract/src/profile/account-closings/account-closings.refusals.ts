import type { Refusals } from '#platform/http/refusal.ts'

export const accountClosingRefusals = {
  ACCOUNT_CLOSING_ALREADY: {
    http: 409,
    retry: 'no',
    en_US: 'You have already requested to close your account.',
    zh_CN: '您已申请注销账户。',
  },
  ACCOUNT_NOT_EMPTY: {
    http: 409,
    retry: 'no',
    en_US: 'Your account still has assets or pending activity. Withdraw all assets and cancel open orders first.',
    zh_CN: '账户仍有资产或未完成的业务，请先提取全部资产并了结未完成的委托和订单。',
  },
} as const satisfies Refusals
