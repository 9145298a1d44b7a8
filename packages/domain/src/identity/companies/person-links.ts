import type { DocumentType } from '#identity/kyc/details.ts'
import { machine, type StatusOf } from '#platform/machine/machine.ts'

/** A related party opens the link once, sends photos and gives consent. */
export const personLinkMachine = machine('sent', {
  sent: { open: 'opened' },
  opened: { finish: 'done' },
  done: {},
})
export type PersonLinkStatus = StatusOf<typeof personLinkMachine>

export const personPhotos = ['front', 'back', 'selfie'] as const
export type PersonPhoto = (typeof personPhotos)[number]

/** Returns the required photos of a document. A passport needs one side only. */
export const photosFor = (idType: DocumentType): readonly PersonPhoto[] =>
  idType === 'passport' ? ['front', 'selfie'] : personPhotos

/** Maximum number of links in 24 hours: sent by one company, and received by one email address from all companies. */
export const MAX_LINKS_A_DAY = { company: 40, mailbox: 5 } as const
/** Number of wrong dates of birth after which a link is invalid. */
export const MAX_WRONG_DATES = 5

export const MIN_LINK_DAYS = 1
export const MAX_LINK_DAYS = 30

export type LinkState = PersonLinkStatus | 'none' | 'expired' | 'outdated'
type Link = {
  readonly status: PersonLinkStatus
  readonly expiresAt: Date
  /** Hash of the facts that the person confirmed. */
  readonly factsHash: string | null
}
/**
 * Returns the state of a person's verification. `outdated`: the company changed the facts after the person confirmed
 * them.
 */
export function linkState(link: Link | undefined, at: { readonly now: Date; readonly factsHash: string }): LinkState {
  if (link === undefined) return 'none'
  if (link.status === 'done') return link.factsHash === at.factsHash ? 'done' : 'outdated'
  return link.expiresAt <= at.now ? 'expired' : link.status
}
