import { creditKinds } from './credit-kinds.ts'
import { peopleKinds } from './people-kinds.ts'
import { withdrawalKinds } from './withdrawal-kinds.ts'
import { programKinds } from './program-kinds.ts'
import { tradingKinds } from './trading-kinds.ts'

/** Text that a person typed, or a name that the exchange has in both languages. */
export type Text = string | { readonly en_US: string; readonly zh_CN: string }
/** The format of a fact in a message. An amount is decimal text. */
export type ParamForm = 'text' | 'amount' | 'time'
type Params = Readonly<Record<string, ParamForm>>
export type NoticeKind = {
  readonly type: 'security' | 'funds' | 'kyc' | 'invest' | 'trade' | 'notice'
  /** The path of the site on which the reader continues. It never leads to a page that moves money. */
  readonly link: string
  readonly params: Params
  /** Hours for which the link in the email can freeze the account. */
  readonly freezeLinkHours?: number
}

const SETTING_HOURS = 48
const SIGN_IN_HOURS = 6
const bank = {
  type: 'security',
  link: '/personal/receivingAccount',
  params: { bank: 'text', ending: 'text', coin: 'text', usable: 'time', ip: 'text' },
  freezeLinkHours: SETTING_HOURS,
} as const
const method = {
  type: 'security',
  link: '/personal/paymentMethods',
  params: { method: 'text', ending: 'text', usable: 'time', ip: 'text' },
  freezeLinkHours: SETTING_HOURS,
} as const
const deal = { type: 'trade', link: '/otc/deals' } as const
const dealParams = { number: 'text', amount: 'amount', coin: 'text', fiatAmount: 'amount', fiat: 'text' } as const
const moneyOfProduct = { product: 'text', amount: 'amount', coin: 'text' } as const
const record = { type: 'security', link: '/personal/safetyRecord' } as const
const frozen = { ...record, params: { scope: 'text', until: 'time' } } as const

/** All messages to customers, on the site and by email. */
export const messageKinds = {
  password_changed: { ...record, params: { until: 'time', ip: 'text' }, freezeLinkHours: SETTING_HOURS },
  factor_changed: {
    ...record,
    params: { change: 'text', until: 'time', ip: 'text' },
    freezeLinkHours: SETTING_HOURS,
  },
  factor_changed_without_pause: { ...record, params: { change: 'text', ip: 'text' }, freezeLinkHours: SETTING_HOURS },
  password_reset: { ...record, params: { until: 'time', ip: 'text' }, freezeLinkHours: SETTING_HOURS },
  new_sign_in: { ...record, params: { at: 'time', ip: 'text', device: 'text' }, freezeLinkHours: SIGN_IN_HOURS },
  login_tries: { ...record, params: { at: 'time', ip: 'text' } },
  passkey_refused: { ...record, params: { at: 'time', ip: 'text', name: 'text' }, freezeLinkHours: SETTING_HOURS },
  sign_in_reported: { ...record, params: { until: 'time', ip: 'text' } },
  sessions_ended_by_us: { ...record, params: {} },
  account_frozen: { ...record, params: { ip: 'text' } },
  account_frozen_by_us: { ...record, params: {} },
  account_stopped_safety: { ...record, params: { until: 'time' } },
  account_stopped_review: { ...record, params: { until: 'time' } },
  account_withdrawals_stopped_safety: { ...record, params: { until: 'time' } },
  account_withdrawals_stopped_review: { ...record, params: { until: 'time' } },
  withdrawals_resumed: { ...record, params: {} },
  freeze_extended: frozen,
  freeze_shortened: frozen,
  account_thawed: { ...record, params: {} },
  phishing_phrase_set: { ...record, params: { ip: 'text' }, freezeLinkHours: SETTING_HOURS },
  fund_password_set: { ...record, params: { ip: 'text' }, freezeLinkHours: SETTING_HOURS },
  fund_password_changed: { ...record, params: { until: 'time', ip: 'text' }, freezeLinkHours: SETTING_HOURS },
  identity_check_failed: { ...record, params: { until: 'time', ip: 'text' }, freezeLinkHours: SETTING_HOURS },
  fund_password_failed: { ...record, params: { until: 'time', ip: 'text' }, freezeLinkHours: SETTING_HOURS },
  authenticator_failed: { ...record, params: { until: 'time', ip: 'text' }, freezeLinkHours: SETTING_HOURS },
  account_closing_requested: {
    ...record,
    params: { closes: 'time', ip: 'text' },
    freezeLinkHours: SETTING_HOURS,
  },
  personal_data_requested: { ...record, params: { ip: 'text' }, freezeLinkHours: SETTING_HOURS },
  personal_data_ready: { type: 'security', link: '/personal/personalData', params: {} },
  account_closing_stopped: { ...record, params: {} },
  account_closed: { ...record, params: {} },
  ...programKinds,
  sub_account_created: {
    type: 'security',
    link: '/personal/subAccounts',
    params: { name: 'text', ip: 'text' },
    freezeLinkHours: SETTING_HOURS,
  },
  sub_account_login_opened: {
    type: 'security',
    link: '/personal/subAccounts',
    params: { name: 'text', email: 'text', ip: 'text' },
    freezeLinkHours: SETTING_HOURS,
  },
  ...peopleKinds,
  sub_account_invited: { type: 'notice', link: '/resetPass', params: { email: 'text' } },
  company_approved: { type: 'kyc', link: '/personal/enterpriseCertResult', params: { name: 'text' } },
  company_rejected: { type: 'kyc', link: '/personal/enterpriseCertResult', params: { name: 'text', reason: 'text' } },
  company_change_approved: {
    type: 'kyc',
    link: '/personal/enterpriseCertResult',
    params: { name: 'text', number: 'text' },
  },
  company_change_rejected: {
    type: 'kyc',
    link: '/personal/enterpriseCertResult',
    params: { name: 'text', number: 'text', reason: 'text' },
  },
  company_resubmission_requested: {
    type: 'kyc',
    link: '/personal/enterpriseCert',
    params: { name: 'text', reason: 'text' },
  },
  financing_question_received: { type: 'invest', link: '/financing', params: { number: 'text' } },
  financing_resubmission_requested: { type: 'invest', link: '/financing', params: { number: 'text', what: 'text' } },
  financing_moved: { type: 'invest', link: '/financing', params: { number: 'text', status: 'text' } },
  financing_terms_offered: { type: 'invest', link: '/financing', params: { number: 'text', until: 'time' } },
  financing_accepted: { type: 'invest', link: '/financing', params: { number: 'text', product: 'text' } },
  financing_declined: { type: 'invest', link: '/financing', params: { number: 'text', reason: 'text' } },
  kyc_approved: { type: 'kyc', link: '/personal/userManagement', params: {} },
  kyc_rejected: { type: 'kyc', link: '/personal/kycEnter', params: { reason: 'text' } },
  kyc_reopened: { type: 'kyc', link: '/personal/kycEnter', params: { reason: 'text' } },
  kyc_suspended: { type: 'kyc', link: '/personal/kycEnter', params: {} },
  company_suspended: { type: 'kyc', link: '/personal/enterpriseCertResult', params: { name: 'text' } },
  kyc_withdrawn: { type: 'kyc', link: '/personal/kycEnter', params: { number: 'text' } },
  company_withdrawn: {
    type: 'kyc',
    link: '/personal/enterpriseCert',
    params: { name: 'text', number: 'text' },
  },
  kyc_revoked: { type: 'kyc', link: '/personal/kycEnter', params: { reason: 'text' } },
  kyc_expiring: { type: 'kyc', link: '/personal/kycEnter', params: { until: 'text' } },
  kyc_expired: { type: 'kyc', link: '/personal/kycEnter', params: { until: 'text' } },
  investor_class_granted: { type: 'kyc', link: '/personal/investorClass', params: { class: 'text', until: 'time' } },
  investor_class_rejected: { type: 'kyc', link: '/personal/investorClass', params: { class: 'text', reason: 'text' } },
  investor_class_ending: { type: 'kyc', link: '/personal/investorClass', params: { class: 'text', until: 'time' } },
  investor_class_lapsed: { type: 'kyc', link: '/personal/investorClass', params: { class: 'text' } },
  investor_class_withdrawn: { type: 'kyc', link: '/personal/investorClass', params: { class: 'text' } },
  kyc_resubmission_requested: { type: 'kyc', link: '/personal/kycEnter', params: { reason: 'text' } },
  deposit_credited: { type: 'funds', link: '/assets/flowingWater', params: { amount: 'amount', coin: 'text' } },
  deposit_withheld: {
    type: 'funds',
    link: '/assets/tokenAccount',
    params: { amount: 'amount', coin: 'text', reason: 'text' },
  },
  deposit_reversed: { type: 'funds', link: '/assets/flowingWater', params: { amount: 'amount', coin: 'text' } },
  address_added: {
    type: 'security',
    link: '/assets/withdraw',
    params: { address: 'text', coin: 'text', usable: 'time' },
    freezeLinkHours: SETTING_HOURS,
  },
  address_trusted: {
    type: 'security',
    link: '/assets/withdraw',
    params: { address: 'text', coin: 'text' },
    freezeLinkHours: SETTING_HOURS,
  },
  bank_account_added: bank,
  bank_account_changed: bank,
  bank_account_removed: { ...bank, params: { bank: 'text', ending: 'text', coin: 'text', ip: 'text' } },
  payment_method_added: method,
  payment_method_changed: method,
  payment_method_removed: { ...method, params: { method: 'text', ending: 'text', ip: 'text' } },
  otc_deal_opened: { ...deal, params: { ...dealParams, until: 'time' } },
  otc_deal_paid: { ...deal, params: dealParams },
  otc_deal_sold: { type: 'funds', link: '/otc/deals', params: dealParams, freezeLinkHours: SIGN_IN_HOURS },
  otc_deal_bought: { type: 'funds', link: '/otc/deals', params: dealParams },
  otc_deal_cancelled: { ...deal, params: dealParams },
  otc_deal_expired: { ...deal, params: dealParams },
  otc_deal_appealed: { ...deal, params: { number: 'text', reason: 'text', due: 'time' } },
  otc_deal_resolved: { ...deal, params: { number: 'text', outcome: 'text', reason: 'text' } },
  otc_ad_lapsed: { type: 'trade', link: '/otc/ads', params: { coin: 'text', fiat: 'text' } },
  ...tradingKinds,
  otc_ad_closed_by_us: { type: 'trade', link: '/otc/ads', params: { coin: 'text', fiat: 'text', reason: 'text' } },
  ...withdrawalKinds,
  internal_transfer_sent: {
    type: 'funds',
    link: '/assets/flowingWater',
    params: { amount: 'amount', coin: 'text', recipient: 'text' },
    freezeLinkHours: SIGN_IN_HOURS,
  },
  internal_transfer_received: {
    type: 'funds',
    link: '/assets/flowingWater',
    params: { amount: 'amount', coin: 'text', sender: 'text' },
  },
  payout_requested: {
    type: 'funds',
    link: '/assets/mnFait',
    params: { amount: 'amount', fiat: 'text', account: 'text' },
    freezeLinkHours: SIGN_IN_HOURS,
  },
  payout_paid: {
    type: 'funds',
    link: '/assets/mnFait',
    params: { amount: 'amount', fiat: 'text', account: 'text' },
  },
  payout_refused: {
    type: 'funds',
    link: '/assets/mnFait',
    params: { amount: 'amount', fiat: 'text', reason: 'text' },
  },
  payout_returned: {
    type: 'funds',
    link: '/assets/mnFait',
    params: { amount: 'amount', fiat: 'text', account: 'text' },
  },
  fiat_order_completed: {
    type: 'funds',
    link: '/assets/flowingWater',
    params: { order: 'text', amount: 'amount', fiat: 'text' },
  },
  bank_payment_credited: {
    type: 'funds',
    link: '/assets/flowingWater',
    params: { amount: 'amount', fiat: 'text', payer: 'text' },
  },
  ...creditKinds,
  fiat_order_rejected: {
    type: 'funds',
    link: '/assets/flowingWater',
    params: { order: 'text', amount: 'amount', fiat: 'text', reason: 'text' },
  },
  distribution_paid: {
    type: 'invest',
    link: '/assets/distributions',
    params: { product: 'text', period: 'text', amount: 'amount', tax: 'amount', fiat: 'text' },
  },
  proceeds_paid: { type: 'funds', link: '/assets/tokenAccount', params: moneyOfProduct },
  rebate_paid: { type: 'funds', link: '/assets/flowingWater', params: { amount: 'amount', coin: 'text' } },
  subscription_allotted: {
    type: 'invest',
    link: '/assets/tokenAccount',
    params: { product: 'text', quantity: 'amount', coin: 'text' },
  },
  subscription_terms_changed: { type: 'invest', link: '/assets/applyList', params: { product: 'text', until: 'time' } },
  subscription_delivery_late: {
    type: 'invest',
    link: '/assets/applyList',
    params: { product: 'text', quantity: 'amount', coin: 'text' },
  },
  subscription_undelivered: { type: 'invest', link: '/assets/fiatAccount', params: moneyOfProduct },
  subscription_called_off: { type: 'invest', link: '/assets/fiatAccount', params: moneyOfProduct },
  subscription_called_off_because: {
    type: 'invest',
    link: '/assets/fiatAccount',
    params: { product: 'text', amount: 'amount', coin: 'text', reason: 'text' },
  },
  subscription_below_minimum: { type: 'invest', link: '/assets/fiatAccount', params: moneyOfProduct },
  subscription_below_soft_cap: {
    type: 'invest',
    link: '/newCoin/records',
    params: { product: 'text', amount: 'amount', coin: 'text' },
  },
  tokens_unlocked: {
    type: 'invest',
    link: '/newCoin/records',
    params: { product: 'text', quantity: 'amount', coin: 'text' },
  },
  subscription_refunded: { type: 'invest', link: '/assets/fiatAccount', params: moneyOfProduct },
} as const satisfies Readonly<Record<string, NoticeKind>>

/**
 * True for messages that go by text message to a customer without an email address: security alerts, and those that
 * offer to freeze the account.
 */
export const goesByText = ({ type, freezeLinkHours }: NoticeKind): boolean =>
  type === 'security' || freezeLinkHours !== undefined

export type MessageKind = keyof typeof messageKinds
type ParamOf<P extends ParamForm> = P extends 'time' ? Date : P extends 'amount' ? string : Text
export type MessageParams<K extends MessageKind> = {
  readonly [N in keyof (typeof messageKinds)[K]['params']]: (typeof messageKinds)[K]['params'][N] extends ParamForm
    ? ParamOf<(typeof messageKinds)[K]['params'][N]>
    : never
}
/** A notice. Its kind determines which facts it needs. */
export type Notice = { [K in MessageKind]: { readonly kind: K; readonly params: MessageParams<K> } }[MessageKind]
