import { machine, type EventOf, type StatusOf } from '#platform/machine/machine.ts'

/**
 * A fiat deposit order. Only a bank line completes it; the customer can only mark it as paid, which makes it
 * `checking`. A job cancels unpaid orders in time, and fails those whose payment never arrived. `reject` means that two
 * operators decided to return the payment.
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
 * A line of a bank statement. A payment that fits an order exactly is credited at once, and so is a returned payout. A
 * line for an outgoing payout is `paid`. Every other line waits until two operators decide. They match the payment or
 * return it, void a line that the bank does not know, or explain an outgoing payment. Two operators can reverse a wrong
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
