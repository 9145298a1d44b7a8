import { machine, type EventOf, type StatusOf } from '#platform/machine/machine.ts'

/**
 * A fiat deposit order. Only a bank line completes it; the customer can move it to `checking` at most. Time cancels
 * unpaid orders and fails those whose payment never arrived. `reject` is the return of a payment, decided by two
 * operators.
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
 * A line of a bank statement. A payment that fits an order exactly is credited at once, and so is a returned payout.
 * Money that left for a payout is `paid`. Everything else waits until two operators decide: they match the payment or
 * send it back, void a line that the bank never had, or explain money that left. Two operators can reverse a wrong
 * credit.
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
