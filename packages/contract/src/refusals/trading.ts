import type { Refusals } from './refusal.ts'

export const tradingRefusals = {
  MARKET_UNKNOWN: { http: 404, retry: 'no', en_US: 'We do not list this pair.', zh_CN: '未找到该交易对。' },
  MARKET_NOT_OPEN: {
    http: 409,
    retry: 'later',
    en_US: 'This market takes no new orders right now.',
    zh_CN: '该市场当前不接受新委托。',
  },
  MARKET_WRONG_STATE: {
    http: 409,
    retry: 'no',
    en_US: 'The market is not in a state that allows this step.',
    zh_CN: '该市场当前状态不允许此操作。',
  },
  ORDER_PRICE_OFF_TICK: {
    http: 422,
    retry: 'no',
    en_US: 'The price is not a multiple of the price step of this market.',
    zh_CN: '价格不符合该市场的最小价格变动单位。',
  },
  ORDER_QUANTITY_OFF_LOT: {
    http: 422,
    retry: 'no',
    en_US: 'The quantity is not a multiple of the quantity step of this market.',
    zh_CN: '数量不符合该市场的最小数量单位。',
  },
  ORDER_BELOW_MINIMUM: {
    http: 422,
    retry: 'no',
    en_US: 'The order is below the smallest value of this market.',
    zh_CN: '委托金额低于该市场的最小金额。',
  },
  ORDER_ABOVE_MAXIMUM: {
    http: 422,
    retry: 'no',
    en_US: 'The order is above the largest value of this market.',
    zh_CN: '委托金额高于该市场的最大金额。',
  },
  ORDER_PRICE_OUT_OF_BAND: {
    http: 422,
    retry: 'no',
    en_US: 'The price is too far from the last price.',
    zh_CN: '价格与最新成交价相差过大。',
  },
  ORDER_BOOK_FULL: {
    http: 422,
    retry: 'later',
    en_US: 'This side of the book cannot take so many more. Place a smaller order.',
    zh_CN: '订单簿该方向已无法容纳如此数量，请减少委托数量。',
  },
  ORDER_TOO_MANY_OPEN: {
    http: 422,
    retry: 'no',
    en_US: 'You have 200 open orders in this market. Cancel one first.',
    zh_CN: '您在该市场的当前委托已达 200 笔，请先撤销部分委托。',
  },
  ORDER_NOT_FOUND: { http: 404, retry: 'no', en_US: 'We could not find this order.', zh_CN: '未找到该委托。' },
  ORDER_ALREADY_FILLED: {
    http: 409,
    retry: 'no',
    en_US: 'This order was already filled at {time}.',
    zh_CN: '该委托已于 {time} 全部成交。',
  },
  ORDER_ALREADY_CANCELED: {
    http: 409,
    retry: 'no',
    en_US: 'This order was already canceled at {time}.',
    zh_CN: '该委托已于 {time} 撤销。',
  },
  TRADING_PAUSED: {
    http: 503,
    retry: 'same-key',
    en_US: 'Trading is catching up. Your orders and balances are safe. Try again in a moment.',
    zh_CN: '交易系统正在恢复，您的委托和资产不受影响，请稍后重试。',
  },
  TRANSFER_ROUTE_UNSUPPORTED: {
    http: 422,
    retry: 'no',
    en_US: 'This coin cannot move between these two accounts.',
    zh_CN: '该币种不支持在这两个账户之间划转。',
  },
  TRANSFER_AMOUNT_INVALID: {
    http: 422,
    retry: 'no',
    en_US: 'Enter an amount above zero with at most {scale} decimals.',
    zh_CN: '请输入大于零且不超过 {scale} 位小数的数量。',
  },
  COIN_UNKNOWN: { http: 404, retry: 'no', en_US: 'We do not list this coin.', zh_CN: '未找到该币种。' },
} as const satisfies Refusals
