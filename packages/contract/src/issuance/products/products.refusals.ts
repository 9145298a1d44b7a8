import type { Refusals } from '#platform/http/refusal.ts'

export const productRefusals = {
  PRODUCT_SYMBOL_TAKEN: {
    http: 409,
    retry: 'no',
    en_US: 'This ticker is in use.',
    zh_CN: '该代码已被使用。',
  },
  PRODUCT_TERMS_INVALID: {
    http: 422,
    retry: 'no',
    en_US: 'These terms do not fit together: {rule}.',
    zh_CN: '条款不一致：{rule}。',
  },
  PRODUCT_WRONG_STATUS: {
    http: 409,
    retry: 'no',
    en_US: 'The terms of a published product cannot be changed.',
    zh_CN: '已发布产品的条款不可更改。',
  },
  PRODUCT_VERSION_STALE: {
    http: 409,
    retry: 'no',
    en_US: 'Someone saved version {version} in the meantime. Reload it first.',
    zh_CN: '期间已有人保存第 {version} 版，请先重新载入。',
  },
  PRODUCT_INCOMPLETE: {
    http: 422,
    retry: 'no',
    en_US: 'A product needs a document that investors accept, and a subscription period that has not begun to end.',
    zh_CN: '发布产品须包含需投资者确认的文件，且认购期尚未结束。',
  },
  PRODUCT_VALUATION_EARLY: {
    http: 422,
    retry: 'no',
    en_US: 'A valuation is of today or of a day before.',
    zh_CN: '估值日期不得晚于今天。',
  },
  PRODUCT_VALUATION_PRICE: {
    http: 422,
    retry: 'no',
    en_US: 'A valuation is above zero and has no more decimals than {currency}.',
    zh_CN: '估值须大于零，且小数位数不超过 {currency} 的精度。',
  },
  PRODUCT_SUPPLEMENT_EMPTY: {
    http: 422,
    retry: 'no',
    en_US: 'Give a contract address or a completion date that is new.',
    zh_CN: '请填写新的合约地址或完成日期。',
  },
  PRODUCT_CONTRACT_ADDRESS_WRONG: {
    http: 422,
    retry: 'no',
    en_US: 'This is no address on {network}. Copy it whole.',
    zh_CN: '这不是 {network} 上的有效地址，请完整复制。',
  },
  PRODUCT_DOCUMENT_NEEDED: {
    http: 409,
    retry: 'no',
    en_US:
      'While people may subscribe, one document stays that they must accept. Add the one that takes its place first.',
    zh_CN: '认购期内须至少保留一份须由投资者确认的文件，请先添加替代文件。',
  },
  IPFS_ALREADY_PUBLISHED: {
    http: 409,
    retry: 'no',
    en_US: 'This document is already published.',
    zh_CN: '该文件已公开发布。',
  },
  IPFS_WITHDRAWN: {
    http: 409,
    retry: 'no',
    en_US:
      'This file was withdrawn from publication and cannot be published again. Add a corrected file as a new document.',
    zh_CN: '该文件已撤回公开，不能再次公开。请将更正后的文件作为新文件添加。',
  },
  IPFS_ALREADY_WITHDRAWN: {
    http: 409,
    retry: 'no',
    en_US: 'This document is already withdrawn. Reload the page.',
    zh_CN: '该文件已撤回公开，请刷新页面。',
  },
  IPFS_CONTENT_WITHDRAWN: {
    http: 410,
    retry: 'no',
    en_US: 'This content was withdrawn and is no longer available here.',
    zh_CN: '该内容已撤回，不再提供。',
  },
  IPFS_SUPERSEDES_UNFIT: {
    http: 422,
    retry: 'no',
    en_US: 'Only a current published document of the same product can be replaced.',
    zh_CN: '只能替换同一产品下当前有效的已公开文件。',
  },
  SUBSCRIPTION_NOT_OPEN: {
    http: 409,
    retry: 'no',
    en_US: 'This product is not open for subscription.',
    zh_CN: '该产品当前不在认购期。',
  },
  SUBSCRIPTION_CLASS_NOT_ALLOWED: {
    http: 403,
    retry: 'no',
    en_US: 'This product is for another class of investors.',
    zh_CN: '该产品不面向您所属的投资者类别。',
  },
  SUBSCRIPTION_COUNTRY_NOT_ALLOWED: {
    http: 403,
    retry: 'no',
    en_US: 'This sale is not open to residents of your country.',
    zh_CN: '该发行不面向您所在国家或地区的居民。',
  },
  SUBSCRIPTION_BELOW_MINIMUM: {
    http: 422,
    retry: 'no',
    en_US: 'The minimum is {min} units.',
    zh_CN: '最低认购份数为 {min} 份。',
  },
  SUBSCRIPTION_OFF_STEP: {
    http: 422,
    retry: 'no',
    en_US: 'Choose a multiple of {step} units.',
    zh_CN: '认购份数须为 {step} 的整数倍。',
  },
  SUBSCRIPTION_ABOVE_MAXIMUM: {
    http: 422,
    retry: 'no',
    en_US: 'You can subscribe to at most {max} units, earlier subscriptions included.',
    zh_CN: '您最多可认购 {max} 份（含此前的认购）。',
  },
  SUBSCRIPTION_ABOVE_SUPPLY: {
    http: 422,
    retry: 'no',
    en_US: 'Only {supply} units are offered in all.',
    zh_CN: '发行总量仅为 {supply} 份。',
  },
  SUBSCRIPTION_TERMS_CHANGED: {
    http: 409,
    retry: 'no',
    en_US: 'The terms changed since you read them. Read version {version} and confirm again.',
    zh_CN: '条款在您阅读后已更新，请阅读第 {version} 版后重新确认。',
  },
  SUBSCRIPTION_WRONG_STATUS: {
    http: 409,
    retry: 'no',
    en_US:
      'A subscription can be withdrawn only until the product closes, or for two days after what you accepted has changed.',
    zh_CN: '仅可在认购截止前，或所接受的文件变更后两天内撤销认购。',
  },
  NEW_COIN_PAY_COIN_UNKNOWN: {
    http: 422,
    retry: 'no',
    en_US: 'This sale is not paid in that coin.',
    zh_CN: '该发行不支持以此币种支付。',
  },
  NEW_COIN_AMOUNT_NOT_WHOLE: {
    http: 422,
    retry: 'no',
    en_US: 'Pay for whole units: a multiple of {price} {coin}.',
    zh_CN: '须购买整数份：金额应为 {price} {coin} 的整数倍。',
  },
  ALLOTMENT_NOT_DUE: {
    http: 409,
    retry: 'no',
    en_US: 'This product does not wait for an allotment, or its subscribers may still take theirs back.',
    zh_CN: '该产品当前无需配售，或投资者仍可撤销认购。',
  },
  DISBURSEMENT_WRONG_STATUS: {
    http: 409,
    retry: 'no',
    en_US: 'This subscription has no failed delivery.',
    zh_CN: '该认购没有发放失败的记录。',
  },
} as const satisfies Refusals
