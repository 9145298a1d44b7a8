import type { Refusals } from '#platform/http/refusal.ts'

export const subAccountRefusals = {
  SUB_ACCOUNT_NOT_ALLOWED: {
    http: 403,
    retry: 'no',
    en_US: 'A sub-account cannot do this. The owner does it in the main account.',
    zh_CN: '子账户无法进行此操作，请由主账户办理。',
  },
  SUB_ACCOUNT_LIMIT_REACHED: {
    http: 409,
    retry: 'no',
    en_US: 'You have {max} sub-accounts already.',
    zh_CN: '您已有 {max} 个子账户，无法再创建。',
  },
  SUB_ACCOUNT_DEPOSIT_CLOSED: {
    http: 403,
    retry: 'no',
    en_US: 'The main account has disabled deposits for this sub-account.',
    zh_CN: '主账户已禁止该子账户充值。',
  },
  SUB_ACCOUNT_TRADING_CLOSED: {
    http: 403,
    retry: 'no',
    en_US: 'The main account has disabled trading for this sub-account.',
    zh_CN: '主账户已禁止该子账户交易。',
  },
  SUB_ACCOUNT_LOGIN_EXISTS: {
    http: 409,
    retry: 'no',
    en_US: 'This sub-account has a login already.',
    zh_CN: '该子账户已开通登录。',
  },
  SUB_ACCOUNT_SAME: {
    http: 422,
    retry: 'no',
    en_US: 'Choose two different accounts.',
    zh_CN: '请选择两个不同的账户。',
  },
} as const satisfies Refusals
