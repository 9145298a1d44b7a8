import type { MessageWords } from './words.ts'

/** Messages about reversed credits, and about adjustments by the exchange. */
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
  receivable_written_off: {
    title: 'You no longer owe {amount} {coin}',
    body: 'We wrote off {amount} {coin} that you still owed after a reversed credit. Reason: {reason} {note} You can withdraw and close your account again, unless another reversed credit is outstanding.',
  },
  balance_credited: {
    title: 'Adjustment: {amount} {coin} credited',
    body: 'We credited {amount} {coin} to your account. Reason: {reason} {note}',
  },
  balance_debited: {
    title: 'Adjustment: {amount} {coin} debited',
    body: 'We debited {amount} {coin} from your account. Reason: {reason} {note} If you disagree, contact us.',
  },
} as const satisfies Partial<MessageWords>
