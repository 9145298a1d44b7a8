import type { Refusals } from '#platform/http/refusal.ts'

export const otcRefusals = {
  OTC_COIN_UNSUPPORTED: {
    http: 422,
    retry: 'no',
    en_US: 'This coin is not traded from person to person.',
    zh_CN: '该币种不支持场外交易。',
  },
  OTC_FIAT_UNSUPPORTED: {
    http: 422,
    retry: 'no',
    en_US: 'Nobody is paid in this currency here.',
    zh_CN: '场外交易暂不支持该法币。',
  },
  OTC_PRICE_INVALID: {
    http: 422,
    retry: 'no',
    en_US: 'A price is above zero and has at most {decimals} decimals.',
    zh_CN: '价格须大于零，且最多 {decimals} 位小数。',
  },
  OTC_PRICE_OUT_OF_BAND: {
    http: 422,
    retry: 'no',
    en_US: 'A price is at most {percent}% away from the rate of the moment.',
    zh_CN: '价格与当前汇率的偏离不得超过 {percent}%。',
  },
  OTC_OUT_OF_COLLAR: {
    http: 409,
    retry: 'later',
    en_US:
      'While your withdrawals are paused, you can take only ads whose price is within {percent}% of the market rate.',
    zh_CN: '提现暂停期间，您仅可接受价格与市场汇率偏离不超过 {percent}% 的广告。',
  },
  OTC_RELEASE_OUT_OF_COLLAR: {
    http: 409,
    retry: 'later',
    en_US:
      'This deal cannot be released now, because its price is more than {percent}% away from the market rate. Try again later, or appeal and we will decide.',
    zh_CN: '该交易的价格与市场汇率偏离超过 {percent}%，暂时无法放币。请稍后重试，或提出申诉由平台裁定。',
  },
  OTC_RATE_UNKNOWN: {
    http: 409,
    retry: 'later',
    en_US: 'There is no current rate for this coin. Try again in a minute.',
    zh_CN: '暂无该币种的最新汇率，请稍后再试。',
  },
  OTC_AMOUNT_INVALID: {
    http: 422,
    retry: 'no',
    en_US: 'This amount is zero or has more than {decimals} decimals.',
    zh_CN: '数量须大于零，且最多 {decimals} 位小数。',
  },
  OTC_BOUNDS_INVALID: {
    http: 422,
    retry: 'no',
    en_US:
      'The smallest deal must not be larger than the largest, and the largest at most what the whole ad is worth: {worth} {fiat}.',
    zh_CN: '单笔最小金额不得大于最大金额，最大金额不得超过广告总额 {worth} {fiat}。',
  },
  OTC_METHODS_UNFIT: {
    http: 422,
    retry: 'no',
    en_US: 'Choose ways of payment for this currency, each once.',
    zh_CN: '请选择支持该法币的支付方式，每种仅可选一个。',
  },
  OTC_METHOD_NEEDED: {
    http: 409,
    retry: 'no',
    en_US: 'Selling needs an activated way to be paid.',
    zh_CN: '出售前请先启用收款方式。',
  },
  OTC_ADS_FULL: {
    http: 409,
    retry: 'no',
    en_US: 'You can have {max} open ads. Close one first.',
    zh_CN: '最多可同时发布 {max} 条广告，请先关闭一条。',
  },
  OTC_AD_WRONG_STATUS: {
    http: 409,
    retry: 'no',
    en_US: 'This ad is closed.',
    zh_CN: '该广告已关闭。',
  },
  OTC_AD_GONE: {
    http: 409,
    retry: 'no',
    en_US: 'This ad cannot be taken now. Choose another one.',
    zh_CN: '该广告当前不可交易，请选择其他广告。',
  },
  OTC_OWN_AD: {
    http: 422,
    retry: 'no',
    en_US: 'This is your own ad.',
    zh_CN: '该广告由您本人发布。',
  },
  OTC_AMOUNT_OUT_OF_BOUNDS: {
    http: 422,
    retry: 'no',
    en_US: 'A deal of this ad is between {min} and {max} {fiat}.',
    zh_CN: '该广告的单笔金额须在 {min} 至 {max} {fiat} 之间。',
  },
  OTC_REMAINING_TOO_LOW: {
    http: 409,
    retry: 'no',
    en_US: 'Only {remaining} {coin} of this ad are left.',
    zh_CN: '该广告仅剩 {remaining} {coin}。',
  },
  OTC_PRICE_CHANGED: {
    http: 409,
    retry: 'no',
    en_US: 'The price is now {price}. Check the amounts and confirm again.',
    zh_CN: '价格已变更为 {price}，请核对金额后重新确认。',
  },
  OTC_METHOD_NOT_OFFERED: {
    http: 422,
    retry: 'no',
    en_US: 'This ad does not offer this way of payment.',
    zh_CN: '该广告不支持此支付方式。',
  },
  OTC_SELLER_LIMIT: {
    http: 409,
    retry: 'later',
    en_US: 'The seller’s limit does not cover this amount. Choose less, or another ad.',
    zh_CN: '卖方剩余额度不足，请减少金额或选择其他广告。',
  },
  OTC_DEALS_FULL: {
    http: 409,
    retry: 'later',
    en_US: 'You can have {max} open deals. Finish one first.',
    zh_CN: '最多可同时进行 {max} 笔交易，请先完成一笔。',
  },
  OTC_CANCELLED_OFTEN: {
    http: 409,
    retry: 'later',
    en_US:
      '{count} of your deals were cancelled or timed out within 24 hours. You can take another one in {minutes, plural, one {# minute} other {# minutes}}.',
    zh_CN: '您在 24 小时内有 {count} 笔交易取消或超时，请在 {minutes, plural, other {# 分钟}}后再下单。',
  },
  OTC_TAKING_BLOCKED: {
    http: 409,
    retry: 'later',
    en_US:
      '{count} of your deals were cancelled or timed out within 24 hours. You can take deals again in {hours, plural, one {# hour} other {# hours}}.',
    zh_CN: '您在 24 小时内有 {count} 笔交易取消或超时，{hours, plural, other {# 小时}}后方可再次下单。',
  },
  OTC_DEAL_WRONG_STATUS: {
    http: 409,
    retry: 'no',
    en_US: 'This deal has moved on. Look at where it stands now.',
    zh_CN: '该交易状态已变更，请查看最新状态。',
  },
  OTC_PAY_TIME_OVER: {
    http: 409,
    retry: 'no',
    en_US: 'The time to pay is over. Do not pay; if you have, write to the seller and appeal.',
    zh_CN: '付款时限已过，请勿付款；如已付款，请联系卖方并发起申诉。',
  },
  OTC_APPEAL_OVER: {
    http: 409,
    retry: 'no',
    en_US: 'A deal can be appealed once it is marked as paid, and until {days} days after its end.',
    zh_CN: '交易标记付款后可申诉，结束满 {days} 天后不可再申诉。',
  },
  OTC_APPEAL_OPEN: {
    http: 409,
    retry: 'no',
    en_US: 'This deal is being looked at already.',
    zh_CN: '该交易已在申诉处理中。',
  },
  OTC_CHAT_CLOSED: {
    http: 409,
    retry: 'no',
    en_US: 'The chat of this deal is closed.',
    zh_CN: '该交易的聊天已关闭。',
  },
  OTC_CHAT_FULL: {
    http: 409,
    retry: 'no',
    en_US: 'The chat of a deal holds {max} messages.',
    zh_CN: '每笔交易最多可发送 {max} 条消息。',
  },
  OTC_UPLOAD_UNKNOWN: {
    http: 422,
    retry: 'no',
    en_US: 'This picture is not there. Send it again.',
    zh_CN: '该图片不存在，请重新上传。',
  },
} as const satisfies Refusals
