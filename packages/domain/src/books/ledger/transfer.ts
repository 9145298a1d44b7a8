import type { Amount } from '#books/money/amount.ts'

/** A customer's own account of a kind. There is one account per kind and coin. */
export type CustomerAccount = { readonly customer: string; readonly kind: 'token' | 'spot' | 'fiat' }
/**
 * Accounts of the exchange. custody and bank are negative: the assets that are held outside. issuer is the negative of the
 * issued units. escrow holds a product's unsold tokens, proceeds its paid subscriptions. clearing is between wallet and
 * trading core; suspense holds money whose owner is unknown. funding holds an issuer's payment for holders, distribution
 * the released part, unclaimed the part that no holder could be credited, withholding the withheld tax. receivable is the
 * negative of a customer's debt to the exchange. outgoing holds an approved payment instruction until the bank's debit;
 * overpaid is the negative of what its payee owes, because people paid too much at the bank. deficit is the negative of
 * losses that the fee income did not cover; the company owes it.
 */
export type ExchangePurpose =
  | 'custody'
  | 'bank'
  | 'fees'
  | 'suspense'
  | 'rounding'
  | 'clearing'
  | 'issuer'
  | 'escrow'
  | 'proceeds'
  | 'funding'
  | 'distribution'
  | 'unclaimed'
  | 'withholding'
  | 'receivable'
  | 'outgoing'
  | 'overpaid'
  | 'deficit'
/**
 * `of` distinguishes accounts of one purpose. It is a product id for issuer, escrow, proceeds and funding, and an id of
 * a receivable or payment instruction for those purposes.
 */
export type ExchangeAccount = { readonly exchange: ExchangePurpose; readonly of?: string }
export type AccountRef = CustomerAccount | ExchangeAccount

/** One movement of one coin from `debit` to `credit`. A list of transfers is always balanced. */
export type Transfer = {
  readonly debit: AccountRef
  readonly credit: AccountRef
  readonly coin: string
  readonly amount: Amount
}

/** Journal kinds, one per business event. Kinds in MONEY_ONCE may occur at most once per reference. */
export const journalKinds = [
  'deposit',
  'withdraw_capture',
  'withdraw_refund',
  'fiat_credit',
  'suspense',
  'suspense_return',
  'reconciliation',
  'issue',
  'allot',
  'disburse',
  'transfer_in',
  'transfer_out',
  'internal_transfer',
  'distribution_funding',
  'distribution_release',
  'distribution_pay',
  'distribution_keep',
  'distribution_claim',
  'rebate_pay',
  'otc_release',
  'credit_reversal',
  'receivable_repayment',
  'balance_adjustment',
  'receivable_write_off',
  'instruction_hold',
  'instruction_pay',
  'instruction_back',
  'proceeds_pay',
  'fill',
  'coin_fee',
  'adjustment',
  'reversal',
] as const
export type JournalKind = (typeof journalKinds)[number]

export const exchangeRoles = {
  custody: 'external',
  bank: 'external',
  fees: 'fee',
  suspense: 'suspense',
  rounding: 'rounding',
  clearing: 'suspense',
  issuer: 'issuer',
  escrow: 'escrow',
  proceeds: 'escrow',
  funding: 'suspense',
  distribution: 'suspense',
  unclaimed: 'suspense',
  withholding: 'suspense',
  receivable: 'receivable',
  outgoing: 'suspense',
  overpaid: 'receivable',
  deficit: 'deficit',
} as const satisfies Record<ExchangePurpose, string>

export const isExchangePurpose = (text: string): text is ExchangePurpose => Object.hasOwn(exchangeRoles, text)
export const isCustomer = (ref: AccountRef): ref is CustomerAccount => 'customer' in ref

/** Returns the key of an account: equal keys are the same account. Accounts are locked in the order of their keys. */
export const accountKey = (ref: AccountRef, coin: string): string =>
  isCustomer(ref) ? `customer/${ref.customer}/${ref.kind}/${coin}` : `house/${ref.exchange}/${ref.of ?? ''}/${coin}`
