import type { Refusals } from '#platform/http/refusal.ts'

export const distributionRefusals = {
  DISTRIBUTION_PRODUCT_UNFIT: {
    http: 409,
    retry: 'no',
    en_US: 'You can declare a distribution only after the product is allotted.',
    zh_CN: '产品完成配售后方可宣告分派。',
  },
  DISTRIBUTION_PERIOD_TAKEN: {
    http: 409,
    retry: 'no',
    en_US: 'There is already a distribution of this type for this period. Choose another type or period.',
    zh_CN: '该类型在此期间已有分派，请更换类型或期间。',
  },
  DISTRIBUTION_WRONG_STATUS: {
    http: 409,
    retry: 'no',
    en_US: 'The status of this distribution has changed. Reload the page.',
    zh_CN: '该分派的状态已变更，请刷新页面。',
  },
  DISTRIBUTION_NOT_YOURS: {
    http: 403,
    retry: 'no',
    en_US: 'Only the person who declared this distribution can withdraw it alone. Propose a cancellation instead.',
    zh_CN: '仅宣告人可单独撤回该分派，请改为提议取消。',
  },
  DISTRIBUTION_OWN_DECLARATION: {
    http: 403,
    retry: 'no',
    en_US: 'You declared this distribution, so another person must release it.',
    zh_CN: '该分派由您宣告，须由他人发放。',
  },
  DISTRIBUTION_RECORD_PAST: {
    http: 409,
    retry: 'no',
    en_US: 'The record date passed before the announcement. Withdraw this distribution and declare it again.',
    zh_CN: '登记日在公告前已过，请撤回该分派并重新宣告。',
  },
  DISTRIBUTION_NOT_FUNDED: {
    http: 409,
    retry: 'no',
    en_US:
      'The issuer has not paid in full: {missing} {currency} is missing. First match the issuer’s payment under Fiat orders.',
    zh_CN: '发行人款项未足额到账，尚缺 {missing} {currency}。请先在“法币订单”中匹配发行人的款项。',
  },
  DISTRIBUTION_FUNDING_UNFIT: {
    http: 422,
    retry: 'no',
    en_US:
      'This payment is in another currency, or this distribution does not expect a payment. Choose another distribution.',
    zh_CN: '该款项的币种与分派不符，或该分派无需款项，请另选分派。',
  },
  DISTRIBUTION_RECIPIENT_UNFIT: {
    http: 422,
    retry: 'no',
    en_US: 'There is no active, verified account with this ID. Check the account ID.',
    zh_CN: '该账户 ID 对应的账户不存在、未认证或状态异常，请核对。',
  },
} as const satisfies Refusals
