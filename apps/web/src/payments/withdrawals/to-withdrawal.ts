import { type Most, mostOf } from '@tessera/domain/books/limits/most.ts'
import { amountWorth, LIMIT_SCALE, limitValueAt } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { type Amount, amount, formatAmount, parseAmount, plus, ZERO } from '@tessera/domain/books/money/amount.ts'
import { RATE_SCALE } from '@tessera/domain/books/rates/rate.ts'
import { quoteWithdrawal } from '@tessera/domain/payments/withdrawals/quote.ts'
import { fitsNetwork } from '@tessera/domain/payments/withdrawals/tag.ts'
import { type Checked, checked } from '#parts/form.ts'
import { boundsOf, capOf, limitFault, type LimitFault, limitsLeft } from './limits-left.ts'
import type { BookEntry, Terms } from './withdrawals.queries.ts'

export type WithdrawalFields = { addressId: string; amount: string; remark: string } & OverLimitFields
export type WithdrawalBody = {
  coin: string
  chain: string
  addressId: string
  address: string
  tag: string | null
  amount: string
  fee: string
  feeQuote?: string
  remark?: string
  overLimitReason?: string
}
/** The error codes of an address and of an amount. */
export type AddressFault = 'address' | 'waiting' | 'tagNeeded' | 'tagNotTaken' | 'unknown' | 'unproved'
/** A customer may send an amount over the limit to review, with a reason. */
export type OverLimitFields = { isSentToReview: boolean; overLimitReason: string }
export const withinLimit: OverLimitFields = { isSentToReview: false, overLimitReason: '' }
export type OverLimitFault = 'overLimitReason'
export type AmountFault = 'amount' | 'precise' | 'fee' | 'minimum' | 'maximum' | 'balance' | 'closed' | LimitFault
export type WithdrawalFault = AddressFault | AmountFault | OverLimitFault

const faultOf = {
  WITHDRAWAL_CLOSED: 'closed',
  WITHDRAWAL_AMOUNT_TOO_PRECISE: 'precise',
  WITHDRAWAL_FEE_CHANGED: 'fee',
  WITHDRAWAL_FEE_EXCEEDS_AMOUNT: 'fee',
  WITHDRAWAL_BELOW_MINIMUM: 'minimum',
  WITHDRAWAL_ABOVE_MAXIMUM: 'maximum',
} as const

const tagFaultOf = { ADDRESS_TAG_NEEDED: 'tagNeeded', ADDRESS_TAG_NOT_TAKEN: 'tagNotTaken' } as const

export type Receipt = { readonly amount: string; readonly receives: string }

/** The terms that withdrawals to a chain and to a bank share. */
export type WithdrawalTerms = Omit<
  Terms,
  'coin' | 'chain' | 'unidentifiedLeft' | 'memo' | 'verifyScene' | 'feeMode' | 'feeQuote' | 'feeUntil'
>

/** The value of an amount in the currency of the limits; undefined without a rate. */
function valueOf(minor: Amount, { rate, decimals }: Pick<WithdrawalTerms, 'rate' | 'decimals'>): Amount | undefined {
  const price = rate === null ? undefined : parseAmount(rate, RATE_SCALE)
  return price === undefined ? undefined : limitValueAt(minor, decimals, price)
}

/** The receipt of a valid amount, or the first error. An amount that is only over the limit has a receipt too. */
export type Preview =
  | { readonly receipt: Receipt; readonly isOverLimit?: true }
  | { readonly fault: AmountFault; readonly overLimit?: Receipt }

/** Checks the input by the domain's rules. */
export function preview(text: string, terms: WithdrawalTerms): Preview {
  const typed = text.replace(/\.$/u, '')
  const rules = rulesOf(terms)
  if (typed === '' || rules === undefined) return { fault: 'amount' }
  // The form has its own sentences, so the coin that a refusal would name is left out.
  const quote = quoteWithdrawal({ amount: typed, displayedFee: terms.fee }, { ...rules, coin: '' })
  if (!quote.ok) return { fault: faultOf[quote.code] }
  const { amount: requested, receives } = quote.value
  if (requested > rules.available) return { fault: 'balance' }
  const value = valueOf(requested, terms)
  if (value === undefined) return { fault: 'closed' }
  const limited = limitFault({ amount: requested, value }, rules.remaining, rules.cap)
  const receipt = { amount: formatAmount(requested, rules.scale), receives: formatAmount(receives, rules.scale) }
  return limited === undefined ? { receipt } : { fault: limited, overLimit: receipt }
}

/** The preview of a form in which the customer can send an amount over the limit to review. */
export function previewFor(
  { amount: typed, isSentToReview }: OverLimitFields & { amount: string },
  terms: WithdrawalTerms,
): Preview {
  const result = preview(typed, terms)
  if (!isSentToReview || !('fault' in result) || result.overLimit === undefined) return result
  return { receipt: result.overLimit, isOverLimit: true }
}

/** The reason that an amount over the limit needs. */
export const reasonFault = (result: Preview, { overLimitReason }: OverLimitFields): OverLimitFault | undefined =>
  'receipt' in result && result.isOverLimit && overLimitReason.trim() === '' ? 'overLimitReason' : undefined

/** The reason as part of the request, only for an amount over the limit. */
export const reasonOf = (result: Preview, { overLimitReason }: OverLimitFields) =>
  'receipt' in result && result.isOverLimit ? { overLimitReason: overLimitReason.trim() } : {}

export type WithdrawalBound = 'balance' | 'maximum' | 'address' | LimitFault
const smallest = amount(1n)

/** The smallest amount that is accepted, its fee included; undefined if the terms cannot be read. */
export function leastAmount(terms: WithdrawalTerms): Amount | undefined {
  const rules = rulesOf(terms)
  return rules && plus(rules.min > 0n ? rules.min : smallest, rules.fee)
}

/**
 * The most that can be withdrawn now, its fee included, and the bound that decides. `unidentified` is the rest of the
 * limit for addresses without an identified beneficiary, at the scale of the limits; undefined for other addresses.
 */
export function mostAmount(terms: WithdrawalTerms, unidentified?: Amount): Most<WithdrawalBound> | undefined {
  const [rules, min] = [rulesOf(terms), leastAmount(terms)]
  if (rules === undefined || min === undefined) return undefined
  const price = terms.rate === null ? undefined : parseAmount(terms.rate, RATE_SCALE)
  const address = unidentified && (price === undefined ? ZERO : amountWorth(unidentified, rules.scale, price))
  return mostOf<WithdrawalBound>(
    [
      { name: 'balance', most: rules.available },
      { name: 'maximum', most: plus(rules.max, rules.fee) },
      ...(address === undefined ? [] : [{ name: 'address', most: address } as const]),
      ...(boundsOf(terms) ?? [{ name: 'day', most: ZERO }]),
    ],
    { min },
  )
}

/** The terms as amounts: those of the coin in its minor units, the remaining limits in their currency. */
function rulesOf(terms: WithdrawalTerms) {
  const scale = terms.decimals
  const [fee, min, max] = [parseAmount(terms.fee, scale), parseAmount(terms.min, scale), parseAmount(terms.max, scale)]
  const available = parseAmount(terms.available, scale)
  const remaining = limitsLeft(terms, LIMIT_SCALE)
  if (fee === undefined || min === undefined || max === undefined || available === undefined) return undefined
  if (remaining === undefined) return undefined
  return { scale, open: terms.open, fee, min, max, available, remaining, cap: capOf(terms.cap, scale) }
}

/** The remaining limit for unidentified beneficiaries, at the scale of the limits. */
export const unidentifiedLeft = (terms: Terms): Amount => parseAmount(terms.unidentifiedLeft, LIMIT_SCALE) ?? ZERO

/** The rest of the limit that applies to an address; undefined if its beneficiary is identified. */
export const unidentifiedLimit = (entry: BookEntry | undefined, terms: Terms): Amount | undefined =>
  entry === undefined || entry.identification === 'identified' ? undefined : unidentifiedLeft(terms)

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
  const value = minor && valueOf(minor, terms)
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
  const result = previewFor(fields, terms)
  const faults = {
    addressId: addressFault(entry, 'receipt' in result ? result.receipt.amount : undefined, terms),
    amount: 'fault' in result ? result.fault : undefined,
    overLimitReason: reasonFault(result, fields),
  } as const
  return checked<WithdrawalFields, WithdrawalBody, WithdrawalFault>(faults, () => ({
    coin: terms.coin,
    chain: terms.chain,
    addressId: entry?.id ?? '',
    address: entry?.address ?? '',
    tag: entry?.tag ?? null,
    amount: 'receipt' in result ? result.receipt.amount : '',
    fee: terms.fee,
    ...(terms.feeQuote !== null && { feeQuote: terms.feeQuote }),
    ...(fields.remark.trim() !== '' && { remark: fields.remark.trim() }),
    ...reasonOf(result, fields),
  }))
}
