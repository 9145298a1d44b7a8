import type { Transfer } from '#books/ledger/transfer.ts'
import { homeOf } from '#profile/transfers/transfer.ts'
import { type Amount, amount } from '#books/money/amount.ts'

/** A product's token: its coin and its decimals. One unit is 10^decimals minor units. */
export type ProductToken = { readonly product: string; readonly coin: string; readonly decimals: number }

const tokensOf = (token: ProductToken, units: bigint): Amount => amount(units * 10n ** BigInt(token.decimals))

/** Issues the whole supply at publication: debits the issuer and credits escrow, which holds it for future holders. */
export const supplyIssued = (token: ProductToken, units: bigint): Transfer[] => [
  {
    debit: { exchange: 'issuer', of: token.product },
    credit: { exchange: 'escrow', of: token.product },
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

/**
 * Pays an allotted subscription with its reserved money, in the same coin: the price to the issuer's proceeds, the fee
 * to the exchange.
 */
export const subscriptionPaid = ({ customer, product, currency, kind, cost, fee }: Paid): Transfer[] => {
  const debit = { customer, kind: homeOf(kind) } as const
  const price: Transfer = { debit, credit: { exchange: 'proceeds', of: product }, coin: currency, amount: cost }
  return fee === 0n ? [price] : [price, { debit, credit: { exchange: 'fees' }, coin: currency, amount: fee }]
}

/** Delivers allotted tokens from escrow to their owner. */
export const tokensDelivered = (token: ProductToken, customer: string, units: bigint): Transfer[] => [
  {
    debit: { exchange: 'escrow', of: token.product },
    credit: { customer, kind: 'token' },
    coin: token.coin,
    amount: tokensOf(token, units),
  },
]
