import { formatAmount, parseAmount } from '@tessera/domain/money/amount.ts'
import { quoteWithdrawal } from '@tessera/domain/withdrawals/quote.ts'
import { type Checked, checked } from '../lib/form.ts'
import type { BookEntry, Terms } from './withdrawals.queries.ts'

export type WithdrawalFields = { addressId: string; amount: string; remark: string }
export type WithdrawalBody = {
  coin: string
  chain: string
  addressId: string
  address: string
  amount: string
  fee: string
  remark?: string
}
export type WithdrawalWord =
  | 'address'
  | 'waiting'
  | 'amount'
  | 'precise'
  | 'fee'
  | 'minimum'
  | 'maximum'
  | 'balance'
  | 'closed'

const wordOf = {
  WITHDRAWAL_CLOSED: 'closed',
  WITHDRAWAL_AMOUNT_TOO_PRECISE: 'precise',
  WITHDRAWAL_FEE_CHANGED: 'fee',
  WITHDRAWAL_FEE_EXCEEDS_AMOUNT: 'fee',
  WITHDRAWAL_BELOW_MINIMUM: 'minimum',
  WITHDRAWAL_ABOVE_MAXIMUM: 'maximum',
} as const

export type Receipt = { readonly amount: string; readonly receives: string }

/** The house's own rule on what was typed: what would arrive, or the first word against it. */
export function preview(text: string, terms: Terms): { receipt: Receipt } | { word: WithdrawalWord } {
  const typed = text.replace(/\.$/u, '')
  const read = (amount: string) => parseAmount(amount, terms.decimals)
  const [fee, min, max, have] = [read(terms.fee), read(terms.min), read(terms.max), read(terms.available)]
  if (typed === '' || fee === undefined || min === undefined || max === undefined || have === undefined)
    return { word: 'amount' }
  const rules = { scale: terms.decimals, open: terms.open, fee, min, max }
  const quote = quoteWithdrawal({ amount: typed, feeShown: terms.fee }, rules)
  if (!quote.ok) return { word: wordOf[quote.code] }
  if (quote.value.amount > have) return { word: 'balance' }
  const show = (amount: typeof fee) => formatAmount(amount, terms.decimals)
  return { receipt: { amount: show(quote.value.amount), receives: show(quote.value.receives) } }
}

/** What will be asked for, after address and amount stand. */
export function toWithdrawal(
  fields: WithdrawalFields,
  terms: Terms,
  book: readonly BookEntry[],
): Checked<WithdrawalFields, WithdrawalBody, WithdrawalWord> {
  const entry = book.find(({ id }) => id === fields.addressId)
  const result = preview(fields.amount, terms)
  const wrong = {
    addressId: entry === undefined ? 'address' : entry.usable ? undefined : 'waiting',
    amount: 'word' in result ? result.word : undefined,
  } as const
  return checked<WithdrawalFields, WithdrawalBody, WithdrawalWord>(wrong, () => ({
    coin: terms.coin,
    chain: terms.chain,
    addressId: entry?.id ?? '',
    address: entry?.address ?? '',
    amount: 'receipt' in result ? result.receipt.amount : '',
    fee: terms.fee,
    ...(fields.remark.trim() !== '' && { remark: fields.remark.trim() }),
  }))
}
