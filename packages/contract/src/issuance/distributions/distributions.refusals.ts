import type { Refusals } from '#platform/http/refusal.ts'

export const distributionRefusals = {
  DISTRIBUTION_PRODUCT_UNFIT: {
    http: 409,
    retry: 'no',
    en_US: 'Nothing can be distributed before the product has been allotted.',
    zh_CN: '产品完成配售后方可派息。',
  },
  DISTRIBUTION_PERIOD_TAKEN: {
    http: 409,
    retry: 'no',
    en_US: 'There is a distribution of this type for this period already.',
    zh_CN: '该类型在此期间已有派息。',
  },
  DISTRIBUTION_WRONG_STATUS: {
    http: 409,
    retry: 'no',
    en_US: 'The distribution has moved on. Load it again.',
    zh_CN: '该派息状态已变化，请刷新。',
  },
  DISTRIBUTION_NOT_YOURS: {
    http: 403,
    retry: 'no',
    en_US: 'Only the person who declared it withdraws it alone. Propose a cancellation instead.',
    zh_CN: '仅宣告人可单独撤回；请提交取消申请。',
  },
  DISTRIBUTION_OWN_DECLARATION: {
    http: 403,
    retry: 'no',
    en_US: 'You declared this distribution: others release it.',
    zh_CN: '该派息由您宣告，须由他人发放。',
  },
  DISTRIBUTION_RECORD_PAST: {
    http: 409,
    retry: 'no',
    en_US: 'The record date has passed before it was announced. Withdraw it and declare it again.',
    zh_CN: '公告前登记日已过，请撤回后重新宣告。',
  },
  DISTRIBUTION_NOT_FUNDED: {
    http: 409,
    retry: 'no',
    en_US: 'The issuer’s money is not here: {missing} {currency} is missing.',
    zh_CN: '发行人款项未到账，尚缺 {missing} {currency}。',
  },
  DISTRIBUTION_FUNDING_UNFIT: {
    http: 422,
    retry: 'no',
    en_US: 'The payment is not in the currency of this distribution, or it waits for no money.',
    zh_CN: '该款项币种与派息不符，或该派息无需款项。',
  },
  DISTRIBUTION_RECIPIENT_UNFIT: {
    http: 422,
    retry: 'no',
    en_US: 'No active, verified account has this number.',
    zh_CN: '没有该账号对应的正常且已认证的账户。',
  },
} as const satisfies Refusals
