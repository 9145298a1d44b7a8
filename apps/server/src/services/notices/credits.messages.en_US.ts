import type { MessageWords } from './words.ts'

/** Messages about credits that were reversed. */
export const en_US = {
  credit_reversed: {
    title: 'A credit of {amount} {fiat} was reversed',
    body: 'Reason: {reason} We took back {taken} {fiat} and cancelled your open orders and unsent withdrawals in {fiat}. You still owe {rest} {fiat}. Funds from these orders and later credits in {fiat} repay it first. Until it is repaid, withdrawals and account closing are blocked. Until then, your orders execute only within 3% of the reference price, and OTC deals only within 3% of the market rate. You also cannot sell or release coins in OTC trading until then.',
  },
  credit_taken_back: {
    title: 'A credit of {amount} {fiat} was reversed',
    body: 'Reason: {reason} We took all of it back and cancelled your unsent withdrawals in {fiat}. You owe nothing.',
  },
  receivable_repaid: {
    title: '{amount} {fiat} repaid',
    body: 'You have repaid the reversed credit in full: {amount} {fiat}. You can withdraw and close your account again.',
  },
  receivable_lifted: {
    title: 'Withdrawals have resumed',
    body: 'You can withdraw and close your account again although a reversed credit is not fully repaid. You still owe the rest, and credits in its currency repay it first.',
  },
} as const satisfies Partial<MessageWords>
