import { addMonths } from '#platform/clock/calendar.ts'

/**
 * Reasons for declining, each with the months after which the issuer may apply again; null means never automatically.
 */
const declineReasons = {
  too_early: 6,
  numbers_unproven: 3,
  documents_insufficient: 1,
  structure_unsuitable: 3,
  use_of_funds_unclear: 3,
  owners_unclear: 6,
  not_genuine: null,
  not_eligible: null,
} as const satisfies Record<string, number | null>
type DeclineReason = keyof typeof declineReasons
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which keys
export const declineReasonCodes = Object.keys(declineReasons) as [DeclineReason, ...DeclineReason[]]

/**
 * Returns the date from which another application is allowed; null means never automatically, as for reasons that staff
 * added. In a month without that day, its last day counts.
 */
export function mayReapplyAt(reason: string, declinedAt: Date): Date | null {
  const code = declineReasonCodes.find((each) => each === reason)
  const months = code === undefined ? null : declineReasons[code]
  return months === null ? null : addMonths(declinedAt, months)
}
