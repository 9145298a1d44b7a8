import type { Refusals } from '#platform/http/refusal.ts'

/** Reasons against acquiring a coin (function `decide`, decision 0057). */
export const eligibilityRefusals = {
  COUNTRY_RESTRICTED: {
    http: 403,
    retry: 'no',
    en_US: 'We no longer offer purchases in your country. You can still sell, withdraw and receive payments.',
    zh_CN: '我们不再为您所在的国家或地区提供买入服务。您仍可卖出、提现和收款。',
  },
  INVESTOR_CLASS_NOT_ALLOWED: {
    http: 403,
    retry: 'no',
    en_US: 'This product is not open to your investor class. You can sell the units you hold.',
    zh_CN: '该产品不面向您所属的投资者类别。您仍可卖出已持有的份额。',
  },
  COUNTRY_NOT_ALLOWED: {
    http: 403,
    retry: 'no',
    en_US: 'This product is not open to residents of your country. You can sell the units you hold.',
    zh_CN: '该产品不面向您所在国家或地区的居民。您仍可卖出已持有的份额。',
  },
  RISK_TEST_REQUIRED: {
    http: 403,
    retry: 'no',
    en_US: 'Retail investors must pass the risk-awareness test before they buy this product. Take the test first.',
    zh_CN: '零售投资者须通过风险认知测试方可购买该产品，请先参加测试。',
  },
  HOLDING_ABOVE_CAP: {
    http: 422,
    retry: 'no',
    en_US: 'You can hold at most {max} units of this product, including open orders and subscriptions.',
    zh_CN: '每人最多可持有该产品 {max} 份（含未成交委托和认购）。',
  },
} as const satisfies Refusals

/**
 * The reasons against acquiring that concern the coin, the country or the person. Each row of the contract lists those
 * of the account itself.
 */
export const acquiringRefusals = [
  'COUNTRY_RESTRICTED',
  'INVESTOR_CLASS_NOT_ALLOWED',
  'COUNTRY_NOT_ALLOWED',
  'RISK_TEST_REQUIRED',
  'HOLDING_ABOVE_CAP',
] as const
