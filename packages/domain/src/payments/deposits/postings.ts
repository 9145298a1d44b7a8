import type { Transfer } from '#books/ledger/transfer.ts'
import type { Amount } from '#books/money/amount.ts'

export type Arrived = { readonly customer: string; readonly coin: string; readonly amount: Amount }

/** What came over the chain belongs to the customer, in the token account. */
export const depositCredited = ({ customer, coin, amount }: Arrived): Transfer[] => [
  { debit: { house: 'custody' }, credit: { customer, kind: 'token' }, coin, amount },
]

/** It is in our custody but nobody may have it yet: a person decides. */
export const depositSetAside = ({ coin, amount }: Omit<Arrived, 'customer'>): Transfer[] => [
  { debit: { house: 'custody' }, credit: { house: 'suspense' }, coin, amount },
]

/** Two people found that it is the owner's of the address. */
export const depositReleased = ({ customer, coin, amount }: Arrived): Transfer[] => [
  { debit: { house: 'suspense' }, credit: { customer, kind: 'token' }, coin, amount },
]
