import type { AccountRef, ExchangeAccount, Transfer } from '#books/ledger/transfer.ts'
import type { Amount } from '#books/money/amount.ts'

/**
 * Returns the account of an issuer's unreleased funding for a product's holders. The exchange holds this money for the
 * issuer.
 */
export const fundingOf = (product: string): ExchangeAccount => ({ exchange: 'funding', of: product })
/** Returns the account of released money that has not been paid yet. */
const dueOf = (distribution: string): ExchangeAccount => ({ exchange: 'distribution', of: distribution })
/** Returns the account of money that could not be credited to its holders. */
const unclaimedOf = (distribution: string): ExchangeAccount => ({ exchange: 'unclaimed', of: distribution })
/** Returns the account of tax withheld for a country; unknown countries have a separate account. */
const withheldFor = (country: string | null): ExchangeAccount => ({ exchange: 'withholding', of: country ?? 'unknown' })
/** Separate from the remainders of trades. */
const rounding: ExchangeAccount = { exchange: 'rounding', of: 'distributions' }

const some = (debit: AccountRef, credit: AccountRef, coin: string, amount: Amount): Transfer[] =>
  amount > 0n ? [{ debit, credit, coin, amount }] : []

/** Moves a payment from suspense to the issuer's funding for the holders. */
export const fundingReceived = (product: string, coin: string, amount: Amount): Transfer[] => [
  { debit: { exchange: 'suspense', of: 'bank' }, credit: fundingOf(product), coin, amount },
]

type Released = {
  readonly distribution: string
  readonly product: string
  readonly coin: string
  /** The total of all holders. */
  readonly gross: Amount
  readonly remainder: Amount
}
/** Posts the release: from now on the money is owed to the holders. */
export const distributionReleased = ({ distribution, product, coin, gross, remainder }: Released): Transfer[] => [
  ...some(fundingOf(product), dueOf(distribution), coin, gross),
  ...some(fundingOf(product), rounding, coin, remainder),
]

export type Due = {
  readonly distribution: string
  readonly customer: string
  readonly country: string | null
  readonly coin: string
  readonly net: Amount
  readonly tax: Amount
}
const withheld = ({ distribution, country, coin, tax }: Due): Transfer[] =>
  some(dueOf(distribution), withheldFor(country), coin, tax)
const fiatOf = (customer: string): AccountRef => ({ customer, kind: 'fiat' })

export const holderPaid = (due: Due): Transfer[] => [
  ...some(dueOf(due.distribution), fiatOf(due.customer), due.coin, due.net),
  ...withheld(due),
]
/** The tax is withheld in any case, because it was due at the payment date. */
export const holderUnclaimed = (due: Due): Transfer[] => [
  ...some(dueOf(due.distribution), unclaimedOf(due.distribution), due.coin, due.net),
  ...withheld(due),
]
export const holderClaimed = ({ distribution, customer, coin, net }: Omit<Due, 'country' | 'tax'>): Transfer[] =>
  some(unclaimedOf(distribution), fiatOf(customer), coin, net)
