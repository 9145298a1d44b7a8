import type { Refusals } from '#platform/http/refusal.ts'

export const subAccountRefusals = {
  SUB_ACCOUNT_NOT_ALLOWED: {
    http: 403,
    retry: 'no',
    en_US: 'Sub-accounts cannot do this. Use the main account.',
    zh_CN: '子账户无法进行此操作，请使用主账户办理。',
  },
  SUB_ACCOUNT_LIMIT_REACHED: {
    http: 409,
    retry: 'no',
    en_US: 'You already have {max} sub-accounts, the maximum. Close one first.',
    zh_CN: '您已有 {max} 个子账户，达到上限，请先注销一个。',
  },
  SUB_ACCOUNT_DEPOSIT_CLOSED: {
    http: 403,
    retry: 'no',
    en_US: 'The main account has turned off deposits for this sub-account. Ask its owner to turn them on.',
    zh_CN: '主账户已关闭该子账户的充值，请联系主账户持有人开启。',
  },
  SUB_ACCOUNT_TRADING_CLOSED: {
    http: 403,
    retry: 'no',
    en_US: 'The main account has turned off trading for this sub-account. Ask its owner to turn it on.',
    zh_CN: '主账户已关闭该子账户的交易，请联系主账户持有人开启。',
  },
  SUB_ACCOUNT_LOGIN_EXISTS: {
    http: 409,
    retry: 'no',
    en_US: 'This sub-account already has a login. To change its email, disable the login first.',
    zh_CN: '该子账户已开通登录。如需更换邮箱，请先关闭登录。',
  },
  SUB_ACCOUNT_SAME: {
    http: 422,
    retry: 'no',
    en_US: 'Choose two different accounts.',
    zh_CN: '请选择两个不同的账户。',
  },
} as const satisfies Refusals
