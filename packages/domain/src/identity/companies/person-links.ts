import type { DocumentType } from '#identity/kyc/details.ts'
import { machine, type StatusOf } from '#platform/machine/machine.ts'

/** A related party opens their link once, sends photos and gives consent. */
export const personLinkMachine = machine('sent', {
  sent: { open: 'opened' },
  opened: { finish: 'done' },
  done: {},
})
export type PersonLinkStatus = StatusOf<typeof personLinkMachine>

export const personPhotos = ['front', 'back', 'selfie'] as const
export type PersonPhoto = (typeof personPhotos)[number]

/** The photos of a document. A passport has one relevant side. */
export const photosFor = (idType: DocumentType): readonly PersonPhoto[] =>
  idType === 'passport' ? ['front', 'selfie'] : personPhotos

/** Links that one company sends, and that one email receives from all companies, in 24 hours. */
export const MAX_LINKS_A_DAY = { company: 40, mailbox: 5 } as const
/** Wrong dates of birth that end a link. */
export const MAX_WRONG_DATES = 5

export const MIN_LINK_DAYS = 1
export const MAX_LINK_DAYS = 30

export type LinkState = PersonLinkStatus | 'none' | 'expired' | 'outdated'
type Link = {
  readonly status: PersonLinkStatus
  readonly expiresAt: Date
  /** The facts that the person confirmed. */
  readonly factsHash: string | null
}
/** The state of a person's verification. `outdated`: the company changed the facts after the person confirmed them. */
export function linkState(link: Link | undefined, at: { readonly now: Date; readonly factsHash: string }): LinkState {
  if (link === undefined) return 'none'
  if (link.status === 'done') return link.factsHash === at.factsHash ? 'done' : 'outdated'
  return link.expiresAt <= at.now ? 'expired' : link.status
}
