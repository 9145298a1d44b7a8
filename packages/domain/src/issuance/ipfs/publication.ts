import type { ProductStatus } from '#issuance/products/machine.ts'
import type { InvestorClass } from '#identity/investor-classes/classes.ts'

export const publicationKinds = ['product_document', 'liabilities_root', 'audit_anchor'] as const
/** States of a pin, with the names of the IPFS Pinning Service API. */
export const pinStates = ['queued', 'pinning', 'pinned', 'failed'] as const
export type PinState = (typeof pinStates)[number]
/**
 * States of a publication. `superseded`: another publication replaced the document. `withdrawn`: two people removed the
 * document from its product, but its publication remains. `removed`: an operator removed the publication itself, so
 * that its content is no longer served.
 */
export const publicationStates = ['current', 'superseded', 'withdrawn', 'removed'] as const

/** Reasons for which a pin does not exist yet. `forged`: the response is about another file than the request. */
export const pinErrors = [
  'unreachable',
  'refused',
  'too_large',
  'unreadable',
  'forged',
  'service_failed',
  'lost',
  'too_slow',
] as const
export type PinError = (typeof pinErrors)[number]

/**
 * `content`: the file itself is public. `hash`: only the hash is public, so only a person who has the file can verify
 * it.
 */
export const publicationForms = ['content', 'hash'] as const
export type PublicationForm = (typeof publicationForms)[number]

type Product = {
  readonly status: ProductStatus
  readonly category: InvestorClass
  /** Only residents of these countries may acquire it; empty if every residence is allowed. */
  readonly allowCountries: readonly string[]
}

/**
 * Returns the form in which a document of this product may be published. The content is published only if everyone may
 * buy the product: it is public, open to retail investors, and not limited to certain countries. Publishing cannot be
 * undone, so this rule is stricter than that of the product's own page (decision 0102).
 */
export const publicationForm = ({ status, category, allowCountries }: Product): PublicationForm =>
  status !== 'draft' && category === 'ri' && allowCountries.length === 0 ? 'content' : 'hash'

const LADDER_SECONDS = [60, 300, 1800, 7200, 43_200] as const

/**
 * Returns the seconds before the next try after `failures` failures, between one minute and twelve hours. Retries never
 * stop.
 */
export const retrySeconds = (failures: number): number =>
  LADDER_SECONDS[Math.min(Math.max(failures, 1), LADDER_SECONDS.length) - 1] ?? 43_200

/**
 * Seconds after which the pinning service is queried again for pins of a withdrawn file. Every pin request is shorter
 * than this.
 */
export const RECHECK_SECONDS = 300

const POLL_SECONDS = { min: 2, max: 600 } as const
/** Seconds after which an unfinished pin is requested again. */
export const MAX_PIN_SECONDS = 86_400

/** Returns the seconds before the next status check of a running pin: a quarter of its age. */
export const pollSeconds = (secondsSinceRequest: number): number =>
  Math.min(Math.max(Math.ceil(secondsSinceRequest / 4), POLL_SECONDS.min), POLL_SECONDS.max)
