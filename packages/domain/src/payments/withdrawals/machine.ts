import { isFinal, machine, type EventOf, type StatusOf } from '#platform/machine/machine.ts'

/**
 * A withdrawal, from the hold to the chain. Only `confirmed` captures the hold; `refused`, `cancelled`, `lapsed` and
 * `refunded` release it. `adopt`: its payment was found on the chain, because it was signed before the database was
 * restored.
 */
export const withdrawalMachine = machine('held', {
  held: {
    send_to_review: 'review',
    ask_by_mail: 'email_confirm',
    approve: 'approved',
    cancel: 'cancelled',
    adopt: 'broadcast',
  },
  /** Waits for the customer's confirmation by email; until then it cannot be reviewed. */
  email_confirm: {
    confirm_by_mail: 'review',
    refuse: 'refused',
    cancel: 'cancelled',
    lapse: 'lapsed',
    adopt: 'broadcast',
  },
  review: { approve: 'approved', refuse: 'refused', cancel: 'cancelled', adopt: 'broadcast' },
  /** If the signer refuses it, no payment was signed, so people can review it again or return the money. */
  approved: { sign: 'signed', recall: 'review', refuse: 'refused', adopt: 'broadcast' },
  signed: { broadcast: 'broadcast' },
  broadcast: { confirm: 'confirmed', fail: 'failed', expire: 'expired' },
  /**
   * Two hosts, or two people, found that no signed payment can be confirmed any more. Signing again is safe, and so is
   * returning the money.
   */
  expired: { approve: 'approved', refund: 'refunded' },
  failed: { refund: 'refunded', approve: 'approved', adopt: 'broadcast' },
  confirmed: {},
  refused: {},
  cancelled: {},
  lapsed: {},
  refunded: {},
})
export type WithdrawalStatus = StatusOf<typeof withdrawalMachine>
export type WithdrawalEvent = EventOf<typeof withdrawalMachine>

/** The three terms of the specification (§4) for the internal statuses. */
export const publicWithdrawalStatuses = ['pending review', 'succeeded', 'rejected'] as const
export type PublicWithdrawalStatus = (typeof publicWithdrawalStatuses)[number]

/** Returns the customer's status: paid, returned, or still pending. */
export const publicWithdrawalStatus = (status: WithdrawalStatus): PublicWithdrawalStatus =>
  status === 'confirmed' ? 'succeeded' : isFinal(withdrawalMachine, status) ? 'rejected' : 'pending review'
