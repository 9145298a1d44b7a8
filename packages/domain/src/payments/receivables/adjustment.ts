import type { CustomerAccount, Transfer } from '#books/ledger/transfer.ts'
import type { Amount } from '#books/money/amount.ts'

/** A credit gives the customer money of the exchange; a debit takes money back. */
export const adjustmentMovements = ['credit', 'debit'] as const
export type AdjustmentMovement = (typeof adjustmentMovements)[number]
/** The acts of the history: a write-off pays a debt of the customer. */
export const adjustmentActs = [...adjustmentMovements, 'write_off'] as const
export type AdjustmentAct = (typeof adjustmentActs)[number]

type Money = { readonly coin: string; readonly amount: Amount }
const own = { exchange: 'fees' } as const

/** The posting between the customer's account and the fee income of the exchange. */
export const balanceAdjusted = (movement: AdjustmentMovement, account: CustomerAccount, money: Money): Transfer[] => [
  movement === 'credit' ? { debit: own, credit: account, ...money } : { debit: account, credit: own, ...money },
]

/** The posting that pays a receivable from the fee income. */
export const receivableWrittenOff = (receivable: string, money: Money): Transfer[] => [
  { debit: own, credit: { exchange: 'receivable', of: receivable }, ...money },
]
