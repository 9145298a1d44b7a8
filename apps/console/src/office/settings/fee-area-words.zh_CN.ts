/** Chinese words of the areas of fees. */
export const zh_CN = {
  tradingFees: {
    name: '交易手续费',
    text: '以下费率优先于交易对自身的费率。按此顺序取第一个已设置的费率：类别与交易对、类别与产品、交易量等级、类别、交易对。等级不会提高费率。',
    fields: {
      tiers: '30 日交易量等级',
      classes: '类别费率',
      products: '按类别与产品设置的费率',
      pairs: '按类别与交易对设置的费率',
    },
    columns: {
      tiers: { volume: '交易量达到', maker: '挂单', taker: '吃单' },
      classes: { class: '类别', maker: '挂单', taker: '吃单' },
      products: { class: '类别', product: '产品', maker: '挂单', taker: '吃单' },
      pairs: { class: '类别', pair: '交易对', maker: '挂单', taker: '吃单' },
    },
    effects: {
      customers_with_volume: '{count, plural, =0 {近 30 日没有客户交易。} other {近 30 日有 # 位客户交易。}}',
      open_orders: '{count, plural, =0 {没有未成交委托。} other {有 # 笔未成交委托，其费率不变。}}',
    },
  },
  subscriptionFees: {
    name: '认购手续费',
    text: '按此顺序取第一个已设置的费率：类别与产品、类别折扣、产品自身费率。每笔认购沿用接受时的费率。',
    fields: { classes: '类别折扣', products: '按类别与产品设置的费率' },
    columns: {
      classes: { class: '类别', discount: '折扣' },
      products: { class: '类别', product: '产品', fee: '费率' },
    },
    effects: {
      open_subscriptions: '{count, plural, =0 {没有进行中的认购。} other {有 # 笔进行中的认购，其手续费不变。}}',
    },
  },
  otcFees: {
    name: '场外交易手续费',
    text: '由买方支付，按成交数量的比例收取。每笔交易沿用达成时的费率。',
    fields: { usual: '默认费率', coins: '单个币种的费率' },
    columns: { coins: { coin: '币种', fee: '费率' } },
    effects: {
      open_deals: '{count, plural, =0 {没有进行中的交易。} other {有 # 笔进行中的交易，其手续费不变。}}',
    },
  },
  transferFees: {
    name: '站内转账手续费',
    text: '从客户向其他客户转出的金额中收取。本人账户间划转免费。',
    fields: { usual: '默认费率', coins: '单个币种的费率' },
    columns: { coins: { coin: '币种', fee: '费率' } },
    effects: {
      recent_senders: '{count, plural, =0 {近 30 日没有客户转账。} other {近 30 日有 # 位客户转账。}}',
    },
  },
  feeCoin: {
    name: '手续费币种',
    text: '客户可使用该币种支付交易手续费，按各报价源一致认可的最新汇率折算。未添加任何币种时，不设手续费币种。',
    fields: { coins: '币种与折扣' },
    columns: { coins: { coin: '币种', discount: '折扣' } },
    effects: {
      coin_payers: '{count, plural, =0 {没有客户选择用手续费币种支付。} other {有 # 位客户选择用手续费币种支付。}}',
      orders_with_coin:
        '{count, plural, =0 {没有使用手续费币种的未成交委托。} other {有 # 笔未成交委托使用手续费币种，其币种与折扣不变。}}',
    },
  },
} as const
