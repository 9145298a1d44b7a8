import type { AccountRef, HouseAccount, Transfer } from '#books/ledger/transfer.ts'
import type { Amount } from '#books/money/amount.ts'

/** What an issuer paid in for the holders of a product, not yet released: the issuer's, ours to keep safe. */
export const fundingOf = (product: string): HouseAccount => ({ house: 'funding', of: product })
/** What was released and waits for its holders. */
const dueOf = (distribution: string): HouseAccount => ({ house: 'distribution', of: distribution })
/** What is a holder's and could not be credited. */
const unclaimedOf = (distribution: string): HouseAccount => ({ house: 'unclaimed', of: distribution })
/** Withheld for the tax office of a country; of those whose country is not known apart. */
const withheldFor = (country: string | null): HouseAccount => ({ house: 'withholding', of: country ?? 'unknown' })
/** Apart from what trades leave over. */
const rounding: HouseAccount = { house: 'rounding', of: 'distributions' }

const some = (debit: AccountRef, credit: AccountRef, coin: string, amount: Amount): Transfer[] =>
  amount > 0n ? [{ debit, credit, coin, amount }] : []

/** A bank line that waited in suspense is the issuer's payment for its holders. */
export const fundingReceived = (product: string, coin: string, amount: Amount): Transfer[] => [
  { debit: { house: 'suspense', of: 'bank' }, credit: fundingOf(product), coin, amount },
]

type Released = {
  readonly distribution: string
  readonly product: string
  readonly coin: string
  /** Of all holders. */
  readonly gross: Amount
  readonly remainder: Amount
}
/** Two people let it go: from now on it is owed to the holders. */
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
/** The tax goes off all the same: it was due when it was paid. */
export const holderKept = (due: Due): Transfer[] => [
  ...some(dueOf(due.distribution), unclaimedOf(due.distribution), due.coin, due.net),
  ...withheld(due),
]
export const holderClaimed = ({ distribution, customer, coin, net }: Omit<Due, 'country' | 'tax'>): Transfer[] =>
  some(unclaimedOf(distribution), fiatOf(customer), coin, net)
