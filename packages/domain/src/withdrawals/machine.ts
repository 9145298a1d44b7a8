import { isFinal, machine, type EventOf, type StatusOf } from '../machine/machine.ts'

/** A withdrawal from the hold to the chain. Only `confirmed` captures the hold; `refused`, `cancelled` and `refunded` release it. */
export const withdrawalMachine = machine('held', {
  held: { send_to_review: 'review', approve: 'approved', cancel: 'cancelled' },
  review: { approve: 'approved', refuse: 'refused', cancel: 'cancelled' },
  /** What the signer will not pay, people look at again or give back: nothing was signed. */
  approved: { sign: 'signed', recall: 'review', refuse: 'refused' },
  signed: { broadcast: 'broadcast' },
  broadcast: { confirm: 'confirmed', fail: 'failed', expire: 'expired' },
  /** Nothing can land any more: a new signature is safe. */
  expired: { approve: 'approved' },
  failed: { refund: 'refunded', approve: 'approved' },
  confirmed: {},
  refused: {},
  cancelled: {},
  refunded: {},
})
export type WithdrawalStatus = StatusOf<typeof withdrawalMachine>
export type WithdrawalEvent = EventOf<typeof withdrawalMachine>

/** The three words of the specification (§4) for the inner statuses. */
export const publicWithdrawalStatuses = ['pending review', 'succeeded', 'rejected'] as const
export type PublicWithdrawalStatus = (typeof publicWithdrawalStatuses)[number]

/** What the customer is told: paid, given back, or still on its way. */
export const publicWithdrawalStatus = (status: WithdrawalStatus): PublicWithdrawalStatus =>
  status === 'confirmed' ? 'succeeded' : isFinal(withdrawalMachine, status) ? 'rejected' : 'pending review'
