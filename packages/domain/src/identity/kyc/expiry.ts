import { next } from '#platform/machine/machine.ts'
import type { DocumentKind } from './details.ts'
import { type KycCaseStatus, kycMachine } from './machine.ts'

/** How long before its last day the owner of a document is told. */
export const EXPIRY_NOTICE_DAYS = 30
const DAY_MS = 86_400_000

/** What a new document brings with it; the face stays the same. */
export const renewedItems = ['details', 'front', 'back'] as const satisfies readonly ('details' | DocumentKind)[]

/** The last day that is near on `today`; both are ISO dates of the house's day in UTC. */
export const lastDayNear = (today: string): string =>
  new Date(Date.parse(today) + EXPIRY_NOTICE_DAYS * DAY_MS).toISOString().slice(0, 10)

/** Whether a document is over on `today`: it is good on its last day, and one without an end never ends. */
export const hasEnded = (expiresOn: string | null, today: string): boolean => expiresOn !== null && expiresOn < today

/** What the end of its document does to a file today. */
export function expiryEvent(
  status: KycCaseStatus,
  expiresOn: string | null,
  today: string,
): 'near_expiry' | 'expire' | undefined {
  if (expiresOn === null || expiresOn > lastDayNear(today)) return undefined
  const event = hasEnded(expiresOn, today) ? 'expire' : 'near_expiry'
  return next(kycMachine, status, event) === undefined ? undefined : event
}
