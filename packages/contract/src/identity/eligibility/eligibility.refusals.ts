import type { Refusals } from '#platform/http/refusal.ts'

/** Reasons against acquiring a coin (`decide`, decision 0057). */
export const eligibilityRefusals = {
  COUNTRY_RESTRICTED: {
    http: 403,
    retry: 'no',
    en_US: 'We no longer offer purchases in your country. You can still sell, withdraw and receive payments.',
    zh_CN: '我们已不再向您所在的国家或地区提供买入服务，您仍可卖出、提现和收款。',
  },
  INVESTOR_CLASS_NOT_ALLOWED: {
    http: 403,
    retry: 'no',
    en_US: 'This product is not open to your investor class. You can sell what you hold.',
    zh_CN: '该产品不面向您所属的投资者类别，您可以卖出已持有的份额。',
  },
  COUNTRY_NOT_ALLOWED: {
    http: 403,
    retry: 'no',
    en_US: 'This product is not open to residents of your country. You can sell what you hold.',
    zh_CN: '该产品不面向您所在国家或地区的居民，您可以卖出已持有的份额。',
  },
  RISK_TEST_REQUIRED: {
    http: 403,
    retry: 'no',
    en_US: 'Retail investors must pass the risk-awareness test before they acquire this product.',
    zh_CN: '零售投资者须先通过风险认知测试，方可购买该产品。',
  },
  HOLDING_ABOVE_CAP: {
    http: 422,
    retry: 'no',
    en_US: 'One person may own at most {max} units of this product, open orders and subscriptions included.',
    zh_CN: '每人最多可持有该产品 {max} 份（含未成交委托和认购）。',
  },
} as const satisfies Refusals

/** The reasons against acquiring that concern the coin, the country or the person. Each contract row lists those of the account. */
export const acquiringRefusals = [
  'COUNTRY_RESTRICTED',
  'INVESTOR_CLASS_NOT_ALLOWED',
  'COUNTRY_NOT_ALLOWED',
  'RISK_TEST_REQUIRED',
  'HOLDING_ABOVE_CAP',
] as const
