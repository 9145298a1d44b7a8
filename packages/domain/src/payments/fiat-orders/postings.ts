import type { Transfer } from '#books/ledger/transfer.ts'
import type { Amount } from '#books/money/amount.ts'
import { toReturn } from '#payments/instructions/kinds.ts'

type Money = { readonly coin: string; readonly amount: Amount }
const waiting = { exchange: 'suspense', of: 'bank' } as const

/** Credits a payment that matches its order, from the bank to the customer. */
export const paymentCredited = (customer: string, money: Money): Transfer[] => [
  { debit: { exchange: 'bank' }, credit: { customer, kind: 'fiat' }, ...money },
]

/** Credits suspense with a payment whose owner is unknown. The exchange holds the money, but does not own it. */
export const paymentSetAside = (money: Money): Transfer[] => [
  { debit: { exchange: 'bank' }, credit: waiting, ...money },
]

/** Credits the customer from suspense after the decision of two operators. */
export const suspenseCredited = (customer: string, money: Money): Transfer[] => [
  { debit: waiting, credit: { customer, kind: 'fiat' }, ...money },
]

/** Removes a payment from the ledger that is on none of our open accounts, so that we cannot send it back. */
export const suspenseReturned = (money: Money): Transfer[] => [
  { debit: waiting, credit: { exchange: 'bank' }, ...money },
]

/** Reserves a payment for the instruction that sends it back, after the decision of two operators. */
export const suspenseToReturn = (money: Money): Transfer[] => [{ debit: waiting, credit: toReturn, ...money }]

/** Posts a bank's charge to our account as a cost of the exchange. */
export const exchangeCost = (money: Money): Transfer[] => [
  { debit: { exchange: 'fees' }, credit: { exchange: 'bank' }, ...money },
]
