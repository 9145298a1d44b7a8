import type { Refusals } from '#platform/http/refusal.ts'

export const otcRefusals = {
  OTC_COIN_UNSUPPORTED: {
    http: 422,
    retry: 'no',
    en_US: 'This coin cannot be traded on the OTC desk. Choose another one.',
    zh_CN: '该币种不支持场外交易，请另选币种。',
  },
  OTC_FIAT_UNSUPPORTED: {
    http: 422,
    retry: 'no',
    en_US: 'The OTC desk does not support this currency. Choose another one.',
    zh_CN: '场外交易暂不支持该法币，请另选法币。',
  },
  OTC_PRICE_INVALID: {
    http: 422,
    retry: 'no',
    en_US: 'Enter a price above zero with at most {decimals} decimal places.',
    zh_CN: '价格须大于零，且最多 {decimals} 位小数。',
  },
  OTC_PRICE_OUT_OF_BAND: {
    http: 422,
    retry: 'no',
    en_US: 'The price must be within {percent}% of the current rate.',
    zh_CN: '价格与当前汇率的偏离不得超过 {percent}%。',
  },
  OTC_OUT_OF_COLLAR: {
    http: 409,
    retry: 'later',
    en_US: 'While your withdrawals are paused, you can only take ads priced within {percent}% of the market rate.',
    zh_CN: '提现暂停期间，您仅可接受价格与市场汇率偏离不超过 {percent}% 的广告。',
  },
  OTC_RELEASE_OUT_OF_COLLAR: {
    http: 409,
    retry: 'later',
    en_US:
      'The price of this deal is more than {percent}% from the market rate, so you cannot release the coins now. Try again later, or appeal.',
    zh_CN: '该交易的价格与市场汇率偏离超过 {percent}%，暂时无法放币。请稍后重试，或发起申诉，由平台裁定。',
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
    en_US: 'Enter an amount above zero with at most {decimals} decimal places.',
    zh_CN: '数量须大于零，且最多 {decimals} 位小数。',
  },
  OTC_BOUNDS_INVALID: {
    http: 422,
    retry: 'no',
    en_US:
      'The minimum must not exceed the maximum, and the maximum must not exceed the total of the ad: {worth} {fiat}.',
    zh_CN: '单笔最小金额不得大于最大金额，最大金额不得超过广告总额 {worth} {fiat}。',
  },
  OTC_METHODS_UNFIT: {
    http: 422,
    retry: 'no',
    en_US: 'Choose payment methods that support this currency, each one once.',
    zh_CN: '请选择支持该法币的收款方式，每种仅可选一个。',
  },
  OTC_METHOD_NEEDED: {
    http: 409,
    retry: 'no',
    en_US: 'Turn on a payment method before you sell.',
    zh_CN: '出售前请先启用收款方式。',
  },
  OTC_ADS_FULL: {
    http: 409,
    retry: 'no',
    en_US: 'You can have at most {max} open ads. Close one first.',
    zh_CN: '最多可同时发布 {max} 条广告，请先关闭一条。',
  },
  OTC_AD_WRONG_STATUS: {
    http: 409,
    retry: 'no',
    en_US: 'This ad is closed. Reload the page.',
    zh_CN: '该广告已关闭，请刷新页面。',
  },
  OTC_AD_GONE: {
    http: 409,
    retry: 'no',
    en_US: 'This ad is not available right now. Choose another one.',
    zh_CN: '该广告当前不可交易，请选择其他广告。',
  },
  OTC_OWN_AD: {
    http: 422,
    retry: 'no',
    en_US: 'This is your own ad. Choose another one.',
    zh_CN: '该广告由您本人发布，请选择其他广告。',
  },
  OTC_AMOUNT_OUT_OF_BOUNDS: {
    http: 422,
    retry: 'no',
    en_US: 'For this ad, enter an amount between {min} and {max} {fiat}.',
    zh_CN: '该广告的单笔金额须在 {min} 至 {max} {fiat} 之间。',
  },
  OTC_REMAINING_TOO_LOW: {
    http: 409,
    retry: 'no',
    en_US: 'Only {remaining} {coin} is left in this ad. Enter a smaller amount.',
    zh_CN: '该广告仅剩 {remaining} {coin}，请减少数量。',
  },
  OTC_PRICE_CHANGED: {
    http: 409,
    retry: 'no',
    en_US: 'The price is now {price} {fiat}. Check the amounts and confirm again.',
    zh_CN: '价格已变更为 {price} {fiat}，请核对金额后重新确认。',
  },
  OTC_METHOD_NOT_OFFERED: {
    http: 422,
    retry: 'no',
    en_US: 'This ad does not offer this payment method. Choose another one.',
    zh_CN: '该广告不支持此支付方式，请另选一种。',
  },
  OTC_SELLER_LIMIT: {
    http: 409,
    retry: 'later',
    en_US: 'This amount exceeds what the seller can sell now. Enter less, or choose another ad.',
    zh_CN: '卖方剩余额度不足，请减少金额或选择其他广告。',
  },
  OTC_DEALS_FULL: {
    http: 409,
    retry: 'later',
    en_US: 'You can have at most {max} open deals. Finish one first.',
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
    en_US: 'The status of this deal has changed. Reload the page to see it.',
    zh_CN: '该交易的状态已变更，请刷新页面查看。',
  },
  OTC_PAY_TIME_OVER: {
    http: 409,
    retry: 'no',
    en_US: 'The time to pay is over. Do not pay. If you have already paid, contact the seller and appeal.',
    zh_CN: '付款时限已过，请勿付款；如已付款，请联系卖方并发起申诉。',
  },
  OTC_APPEAL_OVER: {
    http: 409,
    retry: 'no',
    en_US: 'You can appeal a deal once it is marked as paid, and until {days} days after it ends.',
    zh_CN: '交易标记为已付款后方可申诉，且须在交易结束后 {days} 天内提出。',
  },
  OTC_APPEAL_OPEN: {
    http: 409,
    retry: 'no',
    en_US: 'We are already reviewing an appeal for this deal. If you have more to say, use the chat.',
    zh_CN: '该交易已在申诉处理中，如有补充请在聊天中说明。',
  },
  OTC_APPEAL_REASON_CLOSED: {
    http: 422,
    retry: 'no',
    en_US: 'This reason is no longer offered. Open the form again and choose another one.',
    zh_CN: '该原因已停用，请重新打开表单并选择其他原因。',
  },
  OTC_CHAT_CLOSED: {
    http: 409,
    retry: 'no',
    en_US: 'The chat of this deal is closed. If you need help, contact us.',
    zh_CN: '该交易的聊天已关闭。如需帮助，请联系客服。',
  },
  OTC_CHAT_FULL: {
    http: 409,
    retry: 'no',
    en_US: 'This chat has reached its limit of {max} messages. If you need help, contact us.',
    zh_CN: '该交易的聊天消息已达上限（{max} 条）。如需帮助，请联系客服。',
  },
  OTC_UPLOAD_UNKNOWN: {
    http: 422,
    retry: 'no',
    en_US: 'We could not find this picture. Upload it again.',
    zh_CN: '未找到该图片，请重新上传。',
  },
} as const satisfies Refusals
