import type { Transfer } from '#books/ledger/transfer.ts'
import type { Amount } from '#books/money/amount.ts'

export type Arrived = { readonly customer: string; readonly coin: string; readonly amount: Amount }

/** Credits a deposit to the customer's token account. */
export const depositCredited = ({ customer, coin, amount }: Arrived): Transfer[] => [
  { debit: { exchange: 'custody' }, credit: { customer, kind: 'token' }, coin, amount },
]

/** Credits suspense: the exchange holds the coins, but a person must decide about the owner. */
export const depositSetAside = ({ coin, amount }: Omit<Arrived, 'customer'>): Transfer[] => [
  { debit: { exchange: 'custody' }, credit: { exchange: 'suspense' }, coin, amount },
]

/** Credits the owner of the address after the decision of two people. */
export const depositReleased = ({ customer, coin, amount }: Arrived): Transfer[] => [
  { debit: { exchange: 'suspense' }, credit: { customer, kind: 'token' }, coin, amount },
]
