import type { MessageWords } from './words.ts'

/** What is said of deals from person to person. */
export const en_US = {
  payment_method_added: {
    title: 'A way to be paid was added',
    body: '{method}, ending {ending}, can be named by your deals from {usable}. It was added from {ip}. If this was not you, contact us at once.',
  },
  payment_method_changed: {
    title: 'Your way to be paid was replaced',
    body: '{method}, ending {ending}, can be named by your deals from {usable}. The former one no longer can. It was changed from {ip}. If this was not you, contact us at once.',
  },
  payment_method_removed: {
    title: 'A way to be paid was removed',
    body: '{method}, ending {ending}, is named by no new deal. It was removed from {ip}. If this was not you, contact us at once.',
  },
  otc_deal_opened: {
    title: 'Deal {number}: {amount} {coin} for {fiatAmount} {fiat}',
    body: 'The seller’s coin is held. The buyer pays from an account in their own name until {until}, or the deal ends.',
  },
  otc_deal_paid: {
    title: 'Deal {number} is marked as paid',
    body: 'The buyer says that {fiatAmount} {fiat} are on their way. The seller looks into the own account and only then releases {amount} {coin}.',
  },
  otc_deal_sold: {
    title: 'You sold {amount} {coin} for {fiatAmount} {fiat}',
    body: 'You released the coin of deal {number} to its buyer. If this was not you, freeze your account and contact us at once.',
  },
  otc_deal_bought: {
    title: 'You bought {amount} {coin} for {fiatAmount} {fiat}',
    body: 'The coin of deal {number} is in your account.',
  },
  otc_deal_cancelled: {
    title: 'Deal {number} was cancelled',
    body: 'The buyer gave up the deal of {amount} {coin} for {fiatAmount} {fiat}. The coin is the seller’s again. Whoever has paid all the same can appeal for seven days.',
  },
  otc_deal_expired: {
    title: 'Deal {number} has run out',
    body: 'It was not marked as paid in time: {amount} {coin} for {fiatAmount} {fiat}. The coin is the seller’s again. Whoever has paid all the same can appeal for seven days.',
  },
  otc_deal_appealed: {
    title: 'Deal {number} is being looked at',
    body: 'One side asked us to decide: {reason} We answer until {due}. Put into the chat of the deal what proves your side.',
  },
  otc_deal_resolved: {
    title: 'We decided deal {number}: {outcome}',
    body: '{reason}',
  },
  otc_ad_lapsed: {
    title: 'Your ad for {coin} in {fiat} is overdue',
    body: 'Nobody can take it until you look at it again.',
  },
  otc_ad_closed_by_us: {
    title: 'We closed your ad for {coin} in {fiat}',
    body: '{reason}',
  },
} as const satisfies Partial<MessageWords>
