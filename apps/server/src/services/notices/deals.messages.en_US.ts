import type { MessageWords } from './words.ts'

/** Notices about OTC deals and orders. */
export const en_US = {
  payment_method_added: {
    title: 'You added a payment method',
    body: 'You can use {method}, ending {ending}, in deals from {usable}. Requested from IP address {ip}. If this was not you, contact us at once.',
  },
  payment_method_changed: {
    title: 'You replaced a payment method',
    body: 'You can use {method}, ending {ending}, in deals from {usable}. It replaces the previous one. Requested from IP address {ip}. If this was not you, contact us at once.',
  },
  payment_method_removed: {
    title: 'You removed a payment method',
    body: 'New deals no longer use {method}, ending {ending}. Requested from IP address {ip}. If this was not you, contact us at once.',
  },
  otc_deal_opened: {
    title: 'Deal {number}: {amount} {coin} for {fiatAmount} {fiat}',
    body: 'The seller’s coins are reserved for this deal. The buyer must pay by {until} from an account in the buyer’s own name, or the deal expires.',
  },
  otc_deal_paid: {
    title: 'Deal {number} is marked as paid',
    body: 'The buyer says that {fiatAmount} {fiat} is paid. If you are the seller, check your bank first and release {amount} {coin} only after the money has arrived.',
  },
  otc_deal_sold: {
    title: 'You sold {amount} {coin} for {fiatAmount} {fiat}',
    body: 'You released the coins of deal {number} to the buyer. If this was not you, freeze your account and contact us at once.',
  },
  otc_deal_bought: {
    title: 'You bought {amount} {coin} for {fiatAmount} {fiat}',
    body: 'The coins of deal {number} are in your account.',
  },
  otc_deal_cancelled: {
    title: 'Deal {number} was cancelled',
    body: 'The buyer cancelled the deal of {amount} {coin} for {fiatAmount} {fiat}, and the coins are back with the seller. If you have already paid, you can appeal within seven days.',
  },
  otc_deal_expired: {
    title: 'Deal {number} has expired',
    body: 'The deal of {amount} {coin} for {fiatAmount} {fiat} was not marked as paid in time, and the coins are back with the seller. If you have already paid, you can appeal within seven days.',
  },
  otc_deal_appealed: {
    title: 'We are reviewing an appeal for deal {number}',
    body: 'The buyer or the seller appealed. Reason given: “{reason}” We will decide by {due}. Add your evidence to the chat of the deal.',
  },
  otc_deal_resolved: {
    title: 'We decided the appeal for deal {number}: {outcome}',
    body: '{reason}',
  },
  orders_off_step: {
    title: 'Price and quantity steps of {symbol} have changed',
    body: 'Prices must now be multiples of {tick} {quote}, and quantities multiples of {lot} {base}. Your open orders that do not fit: {count}. We cancel them, and the funds reserved for them become available again.',
  },
  price_rose: {
    title: '{symbol} rose to {price} {quote}',
    body: 'A trade at {last} {quote} reached your price alert. The alert has ended. You can set a new one on the trading page.',
  },
  price_fell: {
    title: '{symbol} fell to {price} {quote}',
    body: 'A trade at {last} {quote} reached your price alert. The alert has ended. You can set a new one on the trading page.',
  },
  pair_delisted: {
    title: '{symbol} is delisted',
    body: 'Nobody can trade this pair any more. Your open orders: {count}. We cancel them, and the funds reserved for them become available again.',
  },
  otc_ad_lapsed: {
    title: 'Your ad for {coin} in {fiat} is no longer shown',
    body: 'Other customers cannot take it until you publish it again. Your list of ads shows why.',
  },
  otc_ad_closed_by_us: {
    title: 'We closed your ad for {coin} in {fiat}',
    body: '{reason}',
  },
} as const satisfies Partial<MessageWords>
