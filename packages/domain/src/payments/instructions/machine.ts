import { type EventOf, machine, type StatusOf } from '#platform/machine/machine.ts'
import type { PayoutStatus } from '#payments/payouts/machine.ts'

/**
 * A payment instruction from its preparation to the bank's debit. `settle`: people had already paid it at the bank.
 * `adopt`: the copy of the audit log shows that it was in a file that this database lost. After `failed`, `cancelled`
 * and `returned` its money is back on the source account, and another instruction can pay it.
 */
export const instructionMachine = machine('prepared', {
  prepared: { approve: 'approved', cancel: 'cancelled', settle: 'settled' },
  approved: { export: 'sent', recall: 'cancelled', adopt: 'sent' },
  sent: { pay: 'settled', fail: 'failed' },
  settled: { return: 'returned' },
  failed: {},
  cancelled: {},
  returned: {},
})
export type InstructionStatus = StatusOf<typeof instructionMachine>
export type InstructionEvent = EventOf<typeof instructionMachine>

/** Returns the payout status with which matching compares an instruction. Only two statuses accept a bank line. */
export const asPayout = (status: InstructionStatus): PayoutStatus =>
  status === 'settled' ? 'paid' : status === 'sent' ? 'sent' : 'review'

export const beneficiaryMachine = machine('proposed', {
  proposed: { approve: 'active', refuse: 'refused' },
  active: { close: 'closed' },
  refused: {},
  closed: {},
})
export type BeneficiaryStatus = StatusOf<typeof beneficiaryMachine>
