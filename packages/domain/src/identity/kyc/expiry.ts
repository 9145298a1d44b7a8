import { addDays } from '#platform/clock/calendar.ts'
import { next } from '#platform/machine/machine.ts'
import type { DocumentKind } from './details.ts'
import { type KycCaseStatus, kycMachine } from './machine.ts'

/** Days before the last day of a document when its owner is notified. */
export const EXPIRY_NOTICE_DAYS = 30

/** The items that a new document requires; the selfie is not taken again. */
export const renewedItems = ['details', 'front', 'back'] as const satisfies readonly ('details' | DocumentKind)[]

/** The last expiry date within the notice period on `today`. Both are ISO dates in UTC. */
export const lastDayNear = (today: string): string => addDays(today, EXPIRY_NOTICE_DAYS)

/** True if a document has expired on `today`. It is valid on its last day; one without an end never expires. */
export const hasEnded = (expiresOn: string | null, today: string): boolean => expiresOn !== null && expiresOn < today

/** The event that the expiry of its document causes for a file today. */
export function expiryEvent(
  status: KycCaseStatus,
  expiresOn: string | null,
  today: string,
): 'near_expiry' | 'expire' | undefined {
  if (expiresOn === null || expiresOn > lastDayNear(today)) return undefined
  const event = hasEnded(expiresOn, today) ? 'expire' : 'near_expiry'
  return next(kycMachine, status, event) === undefined ? undefined : event
}
