import { isFinal, machine, type EventOf, type StatusOf } from '#platform/machine/machine.ts'

/**
 * A withdrawal from the hold to the chain. Only `confirmed` captures the hold; `refused`, `cancelled`, `lapsed` and `refunded` release it.
 * `adopt`: its payment was found on the chain, signed by an earlier life of this system.
 */
export const withdrawalMachine = machine('held', {
  held: {
    send_to_review: 'review',
    ask_by_mail: 'email_confirm',
    approve: 'approved',
    cancel: 'cancelled',
    adopt: 'broadcast',
  },
  /** Waits for the confirmation by email. It cannot be reviewed before. */
  email_confirm: {
    confirm_by_mail: 'review',
    refuse: 'refused',
    cancel: 'cancelled',
    lapse: 'lapsed',
    adopt: 'broadcast',
  },
  review: { approve: 'approved', refuse: 'refused', cancel: 'cancelled', adopt: 'broadcast' },
  /** If the signer refuses it, people review it again or give it back, because nothing was signed. */
  approved: { sign: 'signed', recall: 'review', refuse: 'refused', adopt: 'broadcast' },
  signed: { broadcast: 'broadcast' },
  broadcast: { confirm: 'confirmed', fail: 'failed', expire: 'expired' },
  /**
   * By the answers of two hosts, or of two people, nothing can land any more. A new signature is safe, and so is giving
   * the money back.
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

/** The three terms of the specification (§4) for the inner statuses. */
export const publicWithdrawalStatuses = ['pending review', 'succeeded', 'rejected'] as const
export type PublicWithdrawalStatus = (typeof publicWithdrawalStatuses)[number]

/** The customer's status: paid, given back, or still under way. */
export const publicWithdrawalStatus = (status: WithdrawalStatus): PublicWithdrawalStatus =>
  status === 'confirmed' ? 'succeeded' : isFinal(withdrawalMachine, status) ? 'rejected' : 'pending review'
