import type { AccountRef, ExchangeAccount, Transfer } from '#books/ledger/transfer.ts'
import { withdrawnFrom } from '#payments/withdrawals/postings.ts'
import { type Amount, minus } from '#books/money/amount.ts'
import type { Repaid } from './owed.ts'

/** Holds the money of an approved instruction until the bank's debit. The bank still has it. */
const inTransit = (id: string): ExchangeAccount => ({ exchange: 'outgoing', of: id })
/** The debt of a payee, negated, because people paid too much at the bank. */
const overpaidBy = (id: string): ExchangeAccount => ({ exchange: 'overpaid', of: id })
const bank: ExchangeAccount = { exchange: 'bank' }
const fees: ExchangeAccount = { exchange: 'fees' }

export type Instructed = {
  readonly id: string
  readonly source: ExchangeAccount
  readonly coin: string
  readonly amount: Amount
}
/** Amounts that an instruction takes from its source in addition to the payment. */
type Charged = {
  readonly fee: Amount
  /** Earlier overpayments that this payment recovers, each with its instruction. */
  readonly recovered: readonly Repaid[]
}

const some = (debit: AccountRef, credit: AccountRef, coin: string, amount: Amount): Transfer[] =>
  amount > 0n ? [{ debit, credit, coin, amount }] : []

const charged = (source: ExchangeAccount, coin: string, { fee, recovered }: Charged): Transfer[] => [
  ...some(source, fees, coin, fee),
  ...recovered.flatMap(({ id, amount }) => some(source, overpaidBy(id), coin, amount)),
]

/** Posts the approval: the payment is in transit, the exchange gets its fee, and earlier overpayments are recovered. */
export const instructionHeld = ({ id, source, coin, amount }: Instructed, taken: Charged): Transfer[] => [
  ...some(source, inTransit(id), coin, amount),
  ...charged(source, coin, taken),
]

/** Posts the bank's debit. */
export const instructionPaid = ({ id, coin, amount }: Omit<Instructed, 'source'>): Transfer[] =>
  some(inTransit(id), bank, coin, amount)

/**
 * Returns the money to its source, because the bank refused the payment or people recalled it. The fee remains charged.
 */
export const instructionGivenBack = ({ id, source, coin, amount }: Instructed): Transfer[] =>
  some(inTransit(id), source, coin, amount)

/** Returns a payment that came back after the bank's debit. First it repays the overpaid part that is still owed. */
export const instructionReturned = ({ id, source, coin, amount }: Instructed, owed: Amount): Transfer[] => [
  ...some(bank, overpaidBy(id), coin, owed),
  ...some(bank, source, coin, minus(amount, owed)),
]

/** Posts a payment that people made at the bank. The payee owes the part that the source does not cover. */
export const paidByHand = ({ id, source, coin, amount }: Instructed, overpaid: Amount, taken: Charged): Transfer[] => [
  ...some(source, bank, coin, minus(amount, overpaid)),
  ...some(overpaidBy(id), bank, coin, overpaid),
  ...charged(source, coin, taken),
]

type CoinProceeds = {
  readonly product: string
  /** The issuer’s account at the exchange. */
  readonly customer: string
  readonly coin: string
  readonly amount: Amount
  readonly fee: Amount
}
/**
 * Proceeds in a coin, paid to the account from which the issuer withdraws, and the agreed fee. A withdrawal that fails
 * leaves them there.
 */
export const coinProceedsPaid = ({ product, customer, coin, amount, fee }: CoinProceeds): Transfer[] => {
  const proceeds: ExchangeAccount = { exchange: 'proceeds', of: product }
  return [...some(proceeds, withdrawnFrom(customer), coin, amount), ...some(proceeds, fees, coin, fee)]
}
