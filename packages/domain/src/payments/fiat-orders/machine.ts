import { machine, type EventOf, type StatusOf } from '#platform/machine/machine.ts'

/**
 * A fiat deposit order. Only a bank line completes it: what the customer says moves it to `checking` at most. Time cancels
 * what nobody paid and fails what nobody received; `reject` is the return of a payment, decided by two operators.
 */
export const fiatOrderMachine = machine('to_be_paid', {
  to_be_paid: { confirm_paid: 'checking', complete: 'completed', cancel: 'canceled', expire: 'canceled' },
  checking: { complete: 'completed', cancel: 'canceled', fail: 'failed', reject: 'rejected' },
  completed: {},
  failed: {},
  rejected: {},
  canceled: {},
})
export type FiatOrderStatus = StatusOf<typeof fiatOrderMachine>
export type FiatOrderEvent = EventOf<typeof fiatOrderMachine>

/**
 * A line of a bank statement. What fits an order exactly is credited at once, and so is a payout that came back; money that
 * left for a payout is `paid`. All else waits in suspense until two operators match it or send it back, void it as no line of
 * the bank, or, of money that left, say what it was. A credit that was wrong two operators reverse.
 */
export const bankLineMachine = machine('received', {
  received: { credit: 'credited', pay_out: 'paid', set_aside: 'queued' },
  queued: { match: 'credited', send_back: 'returned', void: 'voided', explain: 'explained', pay_out: 'paid' },
  credited: { reverse: 'reversed' },
  paid: {},
  returned: {},
  voided: {},
  explained: {},
  reversed: {},
})
export type BankLineStatus = StatusOf<typeof bankLineMachine>
