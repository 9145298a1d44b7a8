import type { Transfer } from '#books/ledger/transfer.ts'
import { homeOf } from '#profile/transfers/transfer.ts'
import { type Amount, amount } from '#books/money/amount.ts'

/** A product's token: its coin and the minor units of it that one issue unit is. */
export type ProductToken = { readonly product: string; readonly coin: string; readonly decimals: number }

const tokensOf = (token: ProductToken, units: bigint): Amount => amount(units * 10n ** BigInt(token.decimals))

/** The whole supply at publishing: what the issuer owes, waiting in escrow for whoever will hold it. */
export const supplyIssued = (token: ProductToken, units: bigint): Transfer[] => [
  {
    debit: { house: 'issuer', of: token.product },
    credit: { house: 'escrow', of: token.product },
    coin: token.coin,
    amount: tokensOf(token, units),
  },
]

export type Paid = {
  readonly customer: string
  readonly product: string
  readonly currency: string
  readonly kind: Parameters<typeof homeOf>[0]
  readonly cost: Amount
  readonly fee: Amount
}

/** What an allotted subscription pays out of its hold, in the coin that was held: the price to the issuer's proceeds, the fee to the house. */
export const subscriptionPaid = ({ customer, product, currency, kind, cost, fee }: Paid): Transfer[] => {
  const debit = { customer, kind: homeOf(kind) } as const
  const price: Transfer = { debit, credit: { house: 'proceeds', of: product }, coin: currency, amount: cost }
  return fee === 0n ? [price] : [price, { debit, credit: { house: 'fees' }, coin: currency, amount: fee }]
}

/** The allotted tokens, out of escrow to their owner. */
export const tokensDelivered = (token: ProductToken, customer: string, units: bigint): Transfer[] => [
  {
    debit: { house: 'escrow', of: token.product },
    credit: { customer, kind: 'token' },
    coin: token.coin,
    amount: tokensOf(token, units),
  },
]
