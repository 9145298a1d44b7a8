import { addMonths } from '#platform/clock/calendar.ts'

/** Reasons for declining, each with the months after which the issuer may apply again; null means not automatically. */
export const declineReasons = {
  too_early: 6,
  numbers_unproven: 3,
  documents_insufficient: 1,
  structure_unsuitable: 3,
  use_of_funds_unclear: 3,
  owners_unclear: 6,
  not_genuine: null,
  not_eligible: null,
} as const satisfies Record<string, number | null>
export type DeclineReason = keyof typeof declineReasons
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which keys
export const declineReasonCodes = Object.keys(declineReasons) as [DeclineReason, ...DeclineReason[]]
export const isDeclineReason = (code: string | null): code is DeclineReason =>
  code !== null && Object.hasOwn(declineReasons, code)

/**
 * The date from which another application is allowed; null means never automatically. In a shorter month, the last day
 * counts.
 */
export function mayReapplyAt(reason: DeclineReason, declinedAt: Date): Date | null {
  const months = declineReasons[reason]
  return months === null ? null : addMonths(declinedAt, months)
}
