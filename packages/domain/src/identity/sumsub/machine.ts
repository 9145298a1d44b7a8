import type { VerificationLabel } from '#identity/kyc/machine.ts'
import { machine, type StatusOf } from '#platform/machine/machine.ts'

/**
 * The vendor's verdict on one applicant. The vendor may change any verdict, so each event leads from every status to
 * its target.
 */
const anywhere = { restart: 'started', wait: 'pending', pass: 'green', ask_again: 'retry', refuse: 'final' } as const
export const sumsubMachine = machine('started', {
  started: anywhere,
  pending: anywhere,
  green: anywhere,
  retry: anywhere,
  final: anywhere,
})
export type SumsubStatus = StatusOf<typeof sumsubMachine>

/** The event that leads to each status. */
export const eventTo = {
  started: 'restart',
  pending: 'wait',
  green: 'pass',
  retry: 'ask_again',
  final: 'refuse',
} as const satisfies Record<SumsubStatus, keyof typeof anywhere>

export const sumsubKinds = ['personal', 'company'] as const
export type SumsubKind = (typeof sumsubKinds)[number]

/** The label of a customer without a file here (specification §4), by the vendor's status. */
export const sumsubLabels = {
  started: 'unverified',
  pending: 'pending',
  green: 'pending',
  retry: 'to be improved',
  final: 'rejected',
} as const satisfies Record<SumsubStatus, VerificationLabel>
