import type { Refusals } from './refusal.ts'

export const payoutRefusals = {
  PAYOUT_FIAT_UNSUPPORTED: {
    http: 422,
    retry: 'no',
    en_US: 'We do not pay out this currency.',
    zh_CN: '暂不支持该法币提现。',
  },
  PAYOUT_RATE_UNKNOWN: {
    http: 409,
    retry: 'later',
    en_US: 'There is no current rate to count this against your limits. Try again in a minute.',
    zh_CN: '暂无最新汇率可用于计算额度，请稍后重试。',
  },
  PAYOUT_ACCOUNT_OTHER: {
    http: 409,
    retry: 'no',
    en_US: 'Your bank account for this currency has changed. Check it and confirm again.',
    zh_CN: '该法币的收款账户已变更，请核对后重新确认。',
  },
  PAYOUT_ACCOUNT_WAITING: {
    http: 409,
    retry: 'later',
    en_US: 'You can use this new bank account from {until}.',
    zh_CN: '新收款账户自 {until} 起可以使用。',
  },
  PAYOUT_NAME_DIFFERS: {
    http: 409,
    retry: 'no',
    en_US: 'The bank account is not in the verified name of the account. Fiat goes to an own account only.',
    zh_CN: '收款账户户名与实名认证姓名不一致，法币仅可提现至本人账户。',
  },
  PAYOUT_WRONG_STATUS: {
    http: 409,
    retry: 'no',
    en_US: 'This fiat withdrawal has moved on and can no longer be changed.',
    zh_CN: '该笔法币提现状态已更新，无法再进行此操作。',
  },
  BANK_LINE_PAYOUT_UNFIT: {
    http: 409,
    retry: 'no',
    en_US:
      'This payment is not the debit of that fiat withdrawal: it must have been exported, in the same currency and amount.',
    zh_CN: '该笔支出与所选法币提现不符：须为已导出、币种与金额一致的提现。',
  },
} as const satisfies Refusals
