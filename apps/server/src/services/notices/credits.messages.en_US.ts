import type { MessageWords } from './words.ts'

/** Messages about credits that were reversed. */
export const en_US = {
  credit_reversed: {
    title: 'A credit of {amount} {fiat} was reversed',
    body: 'Reason: {reason} We took back {taken} {fiat} and cancelled your open orders and unsent withdrawals in {fiat}. You still owe {rest} {fiat}. Funds reserved by these orders and later credits in {fiat} repay it first. Until it is repaid, you cannot withdraw or close your account. Your orders execute only within 3% of the reference price. In OTC trading, you cannot sell or release coins, and you can buy only within 3% of the market rate.',
  },
  credit_taken_back: {
    title: 'A credit of {amount} {fiat} was reversed',
    body: 'Reason: {reason} We took back the full amount and cancelled your unsent withdrawals in {fiat}. You owe nothing.',
  },
  receivable_repaid: {
    title: 'You have repaid {amount} {fiat}',
    body: 'The reversed credit of {amount} {fiat} is fully repaid. You can withdraw and close your account again.',
  },
  receivable_lifted: {
    title: 'Withdrawals have resumed',
    body: 'You can withdraw and close your account again, although a reversed credit is not fully repaid. You still owe the rest, and credits in its currency repay it first.',
  },
} as const satisfies Partial<MessageWords>
