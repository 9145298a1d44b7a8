import type { Transfer } from '#books/ledger/transfer.ts'
import type { Amount } from '#books/money/amount.ts'

type Money = { readonly coin: string; readonly amount: Amount }
const waiting = { house: 'suspense', of: 'bank' } as const

/** A payment that fits its order: from the bank straight to the customer. */
export const paymentCredited = (customer: string, money: Money): Transfer[] => [
  { debit: { house: 'bank' }, credit: { customer, kind: 'fiat' }, ...money },
]

/** A payment that nobody may be credited for yet: ours to keep safe, not ours. */
export const paymentSetAside = (money: Money): Transfer[] => [{ debit: { house: 'bank' }, credit: waiting, ...money }]

/** Two operators found whose it is. */
export const suspenseCredited = (customer: string, money: Money): Transfer[] => [
  { debit: waiting, credit: { customer, kind: 'fiat' }, ...money },
]

/** Two operators sent it back to whoever paid. */
export const suspenseReturned = (money: Money): Transfer[] => [{ debit: waiting, credit: { house: 'bank' }, ...money }]

/** What the bank took of our account for itself: borne by the house. */
export const houseCost = (money: Money): Transfer[] => [
  { debit: { house: 'fees' }, credit: { house: 'bank' }, ...money },
]
