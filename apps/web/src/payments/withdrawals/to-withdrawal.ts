import { LIMIT_SCALE, limitValue, withinRemaining } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { type Amount, formatAmount, parseAmount, plus, rescale, ZERO } from '@tessera/domain/books/money/amount.ts'
import { quoteWithdrawal } from '@tessera/domain/payments/withdrawals/quote.ts'
import { fitsNetwork } from '@tessera/domain/payments/withdrawals/tag.ts'
import { type Checked, checked } from '#parts/form.ts'
import type { BookEntry, Terms } from './withdrawals.queries.ts'

export type WithdrawalFields = { addressId: string; amount: string; remark: string }
export type WithdrawalBody = {
  coin: string
  chain: string
  addressId: string
  address: string
  tag: string | null
  amount: string
  fee: string
  remark?: string
}
/** The error codes of an address and of an amount. */
export type AddressFault = 'address' | 'waiting' | 'tagNeeded' | 'tagNotTaken' | 'unknown' | 'unproved'
export type AmountFault = 'amount' | 'precise' | 'fee' | 'minimum' | 'maximum' | 'balance' | 'day' | 'month' | 'closed'
export type WithdrawalFault = AddressFault | AmountFault

const faultOf = {
  WITHDRAWAL_CLOSED: 'closed',
  WITHDRAWAL_AMOUNT_TOO_PRECISE: 'precise',
  WITHDRAWAL_FEE_CHANGED: 'fee',
  WITHDRAWAL_FEE_EXCEEDS_AMOUNT: 'fee',
  WITHDRAWAL_BELOW_MINIMUM: 'minimum',
  WITHDRAWAL_ABOVE_MAXIMUM: 'maximum',
  WITHDRAWAL_DAY_LIMIT_REACHED: 'day',
  WITHDRAWAL_MONTH_LIMIT_REACHED: 'month',
} as const

const tagFaultOf = { ADDRESS_TAG_NEEDED: 'tagNeeded', ADDRESS_TAG_NOT_TAKEN: 'tagNotTaken' } as const

export type Receipt = { readonly amount: string; readonly receives: string }

/** The terms that withdrawals to a chain and to a bank share. */
export type WithdrawalTerms = Omit<Terms, 'coin' | 'chain' | 'unidentifiedLeft' | 'memo' | 'verifyScene'>
type ValueOf = (minor: Amount, scale: number) => Amount | undefined

/** Checks the input by the domain's rules: returns the receipt or the first error. */
export const preview = (text: string, terms: Terms) =>
  previewBy(text, terms, (minor, scale) => limitValue(terms.coin, minor, scale))

/** The same, with `valueOf` as the value that counts towards the limits. */
export function previewBy(
  text: string,
  terms: WithdrawalTerms & { readonly coin: string },
  valueOf: ValueOf,
): { receipt: Receipt } | { fault: AmountFault } {
  const typed = text.replace(/\.$/u, '')
  const rules = rulesOf(terms)
  if (typed === '' || rules === undefined) return { fault: 'amount' }
  const quote = quoteWithdrawal({ amount: typed, displayedFee: terms.fee }, { ...rules, coin: terms.coin })
  if (!quote.ok) return { fault: faultOf[quote.code] }
  const { amount, receives } = quote.value
  if (amount > rules.available) return { fault: 'balance' }
  const value = valueOf(amount, rules.scale)
  if (value === undefined) return { fault: 'closed' }
  const within = withinRemaining(value, rules.remaining)
  if (!within.ok) return { fault: faultOf[within.code] }
  return { receipt: { amount: formatAmount(amount, rules.scale), receives: formatAmount(receives, rules.scale) } }
}

/** The maximum that can be withdrawn now: the balance, the maximum of one withdrawal, or the remaining limit. */
export const maxAmountOf = (terms: Terms): string =>
  maxAmountBy(terms, (dollars, scale) => rescale(dollars, LIMIT_SCALE, scale))

/** The same, with `inCoin` to convert dollars of the limits into the coin. */
export function maxAmountBy(terms: WithdrawalTerms, inCoin: (dollars: Amount, scale: number) => Amount): string {
  const rules = rulesOf(terms)
  if (rules === undefined) return terms.available
  const { scale, available, max, fee, remaining } = rules
  const bounds = [available, plus(max, fee), inCoin(remaining.day, scale), inCoin(remaining.month, scale)]
  return formatAmount(
    bounds.reduce((min, each) => (each < min ? each : min)),
    scale,
  )
}

/** The terms as amounts: those of the coin in its minor units, the remaining limits in US dollars. */
function rulesOf(terms: WithdrawalTerms) {
  const scale = terms.decimals
  const [fee, min, max] = [parseAmount(terms.fee, scale), parseAmount(terms.min, scale), parseAmount(terms.max, scale)]
  const available = parseAmount(terms.available, scale)
  const [day, month] = [parseAmount(terms.remaining24h, LIMIT_SCALE), parseAmount(terms.remainingMonth, LIMIT_SCALE)]
  if (fee === undefined || min === undefined || max === undefined || available === undefined) return undefined
  if (day === undefined || month === undefined) return undefined
  return { scale, open: terms.open, fee, min, max, available, remaining: { day, month } }
}

/** The remaining limit for unidentified beneficiaries, in US dollars at the scale of the limits. */
export const unidentifiedLeft = (terms: Terms): Amount => parseAmount(terms.unidentifiedLeft, LIMIT_SCALE) ?? ZERO

/** The error of an address, or of an amount to an unidentified beneficiary. */
function addressFault(
  entry: BookEntry | undefined,
  requested: string | undefined,
  terms: Terms,
): AddressFault | undefined {
  if (entry === undefined) return 'address'
  if (!entry.usable) return 'waiting'
  const fits = fitsNetwork(terms.memo, entry.tag, 'addressId')
  if (!fits.ok) return tagFaultOf[fits.code]
  const minor = requested === undefined ? undefined : parseAmount(requested, terms.decimals)
  const value = minor && limitValue(terms.coin, minor, terms.decimals)
  if (entry.identification === 'identified' || value === undefined || value <= unidentifiedLeft(terms)) return undefined
  return entry.identification
}

/** Returns the request once address and amount are valid. */
export function toWithdrawal(
  fields: WithdrawalFields,
  terms: Terms,
  book: readonly BookEntry[],
): Checked<WithdrawalFields, WithdrawalBody, WithdrawalFault> {
  const entry = book.find(({ id }) => id === fields.addressId)
  const result = preview(fields.amount, terms)
  const faults = {
    addressId: addressFault(entry, 'receipt' in result ? result.receipt.amount : undefined, terms),
    amount: 'fault' in result ? result.fault : undefined,
  } as const
  return checked<WithdrawalFields, WithdrawalBody, WithdrawalFault>(faults, () => ({
    coin: terms.coin,
    chain: terms.chain,
    addressId: entry?.id ?? '',
    address: entry?.address ?? '',
    tag: entry?.tag ?? null,
    amount: 'receipt' in result ? result.receipt.amount : '',
    fee: terms.fee,
    ...(fields.remark.trim() !== '' && { remark: fields.remark.trim() }),
  }))
}
