/** English words of the areas of fees. */
export const en_US = {
  tradingFees: {
    name: 'Trading fees',
    text: 'These rates can replace a pair’s own rates. The first that exists applies: class and pair, class and product, tier, class, pair. A tier never raises a rate.',
    fields: {
      tiers: 'Tiers by 30-day volume',
      classes: 'Rates by class',
      products: 'Rates by class and product',
      pairs: 'Rates by class and pair',
    },
    columns: {
      tiers: { volume: 'Volume from', maker: 'Maker', taker: 'Taker' },
      classes: { class: 'Class', maker: 'Maker', taker: 'Taker' },
      products: { class: 'Class', product: 'Product', maker: 'Maker', taker: 'Taker' },
      pairs: { class: 'Class', pair: 'Pair', maker: 'Maker', taker: 'Taker' },
    },
    effects: {
      customers_with_volume:
        '{count, plural, =0 {No customers traded in the last 30 days.} one {# customer traded in the last 30 days.} other {# customers traded in the last 30 days.}}',
      open_orders:
        '{count, plural, =0 {No orders are open.} one {# order is open. Its rates do not change.} other {# orders are open. Their rates do not change.}}',
    },
  },
  subscriptionFees: {
    name: 'Subscription fees',
    text: 'The first that exists applies: the fee for class and product, the discount for the class, the product’s own fee. A subscription keeps the rate that applied when it was accepted.',
    fields: { classes: 'Discounts by class', products: 'Fees by class and product' },
    columns: {
      classes: { class: 'Class', discount: 'Discount' },
      products: { class: 'Class', product: 'Product', fee: 'Fee' },
    },
    effects: {
      open_subscriptions:
        '{count, plural, =0 {No subscriptions are open.} one {# subscription is open. Its fee does not change.} other {# subscriptions are open. Their fees do not change.}}',
    },
  },
  otcFees: {
    name: 'OTC fees',
    text: 'Paid by the buyer, as a share of the quantity. A deal keeps the rate that applied when it was made.',
    fields: { usual: 'Default rate', coins: 'Rates by coin' },
    columns: { coins: { coin: 'Coin', fee: 'Rate' } },
    effects: {
      open_deals:
        '{count, plural, =0 {No deals are open.} one {# deal is open. Its fee does not change.} other {# deals are open. Their fees do not change.}}',
    },
  },
  transferFees: {
    name: 'Internal transfer fees',
    text: 'Taken from the amount that a customer sends to another customer. Transfers between a customer’s own accounts are free.',
    fields: { usual: 'Default rate', coins: 'Rates by coin' },
    columns: { coins: { coin: 'Coin', fee: 'Rate' } },
    effects: {
      recent_senders:
        '{count, plural, =0 {No customers sent a transfer in the last 30 days.} one {# customer sent a transfer in the last 30 days.} other {# customers sent a transfer in the last 30 days.}}',
    },
  },
  feeCoin: {
    name: 'Fee coin',
    text: 'Customers can pay trading fees with this coin, at the newest rate that the sources agree on. If the list is empty, there is no fee coin.',
    fields: { coins: 'Coin and discount' },
    columns: { coins: { coin: 'Coin', discount: 'Discount' } },
    effects: {
      coin_payers:
        '{count, plural, =0 {No customers have chosen to pay with the fee coin.} one {# customer has chosen to pay with the fee coin.} other {# customers have chosen to pay with the fee coin.}}',
      orders_with_coin:
        '{count, plural, =0 {No open orders pay with a fee coin.} one {# open order pays with a fee coin. Its coin and discount do not change.} other {# open orders pay with a fee coin. Their coin and discount do not change.}}',
    },
  },
} as const
