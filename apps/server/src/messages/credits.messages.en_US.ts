import type { MessageWords } from './words.ts'

/** Messages about credits that were reversed. */
export const en_US = {
  credit_reversed: {
    title: 'A credit of {amount} {fiat} was reversed',
    body: 'Reason: {reason} We took {taken} {fiat} at once and cancelled your open orders and withdrawals in {fiat}. The rest of {rest} {fiat} is owed. What the orders release, and later credits in {fiat}, repay it first. Until then withdrawals and account closing are blocked.',
  },
  credit_taken_back: {
    title: 'A credit of {amount} {fiat} was reversed',
    body: 'Reason: {reason} We took all of it back, and cancelled your open orders and withdrawals in {fiat}. Nothing is owed.',
  },
  receivable_repaid: {
    title: '{amount} {fiat} repaid',
    body: 'You have repaid the reversed credit in full: {amount} {fiat}. Withdrawals and account closing are open again.',
  },
  receivable_lifted: {
    title: 'Withdrawals are open again',
    body: 'We lifted the block of withdrawals and account closing that a reversed credit had set. What you still owe stays, and credits in its currency repay it first.',
  },
} as const satisfies Partial<MessageWords>
