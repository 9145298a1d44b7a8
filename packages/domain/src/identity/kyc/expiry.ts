import { addDays } from '#platform/clock/calendar.ts'
import { next } from '#platform/machine/machine.ts'
import type { DocumentKind } from './details.ts'
import { type KycCaseStatus, kycMachine } from './machine.ts'

/** Days before the last day of a document on which its owner is notified. */
export const EXPIRY_NOTICE_DAYS = 30

/** The items that a renewed document requires. The selfie is not taken again. */
export const renewedItems = ['details', 'front', 'back'] as const satisfies readonly ('details' | DocumentKind)[]

/** Returns the last expiry date that is within the notice period on `today`. Both are ISO dates in UTC. */
export const lastDayNear = (today: string): string => addDays(today, EXPIRY_NOTICE_DAYS)

/**
 * True if a document has expired on `today`. It is still valid on its last day; a document without an end never
 * expires.
 */
export const hasEnded = (expiresOn: string | null, today: string): boolean => expiresOn !== null && expiresOn < today

/** Returns the event that today's date causes for a file because of the expiry of its document. */
export function expiryEvent(
  status: KycCaseStatus,
  expiresOn: string | null,
  today: string,
): 'near_expiry' | 'expire' | undefined {
  if (expiresOn === null || expiresOn > lastDayNear(today)) return undefined
  const event = hasEnded(expiresOn, today) ? 'expire' : 'near_expiry'
  return next(kycMachine, status, event) === undefined ? undefined : event
}
