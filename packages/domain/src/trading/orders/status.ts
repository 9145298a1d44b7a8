import { type EventOf, machine, next } from '#platform/machine/machine.ts'

/**
 * The specification's codes: 0 not filled, 1 partially filled, 3 filled, 4 cancelled, 5 pending cancellation, 6
 * abnormal. Code 2 is read as 1 and never written. A cancel always passes 5, so that the history shows its request and
 * its effect separately.
 */
export const orderMachine = machine('0', {
  '0': { fill_part: '1', fill_rest: '3', ask_cancel: '5', suspect: '6' },
  '1': { fill_part: '1', fill_rest: '3', ask_cancel: '5', suspect: '6' },
  '3': {},
  '4': {},
  '5': { fill_rest: '3', cancel: '4', suspect: '6' },
  '6': { settle_canceled: '4', settle_filled: '3' },
})
export type OrderEvent = EventOf<typeof orderMachine>

export const orderStatuses = [0, 1, 3, 4, 5, 6] as const
export type OrderStatus = (typeof orderStatuses)[number]

const numbered = (code: string | undefined): OrderStatus | undefined =>
  orderStatuses.find((status) => String(status) === code)

/** Returns the status after `event`; undefined if the event is not allowed. */
export const nextStatus = (status: OrderStatus, event: OrderEvent): OrderStatus | undefined =>
  numbered(next(orderMachine, `${status}`, event))

/** Maximum number of open orders of one customer in one market (threat TRD-12). */
export const MAX_OPEN_ORDERS = 200
