import type { ProductStatus } from '#issuance/products/machine.ts'
import type { InvestorClass } from '#identity/investor-classes/classes.ts'

export const publicationKinds = ['product_document', 'liabilities_root', 'audit_anchor'] as const
/** States of a pin, as the IPFS Pinning Service API names them. */
export const pinStates = ['queued', 'pinning', 'pinned', 'failed'] as const
export type PinState = (typeof pinStates)[number]
/**
 * A document is superseded by another publication, or withdrawn from its product by two people; its publication
 * remains. `removed`: an operator withdrew the publication itself, so that its content is no longer served.
 */
export const publicationStates = ['current', 'superseded', 'withdrawn', 'removed'] as const

/** Reasons why a pin is not made yet. `forged`: the response concerns another file than the request. */
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

/** `content`: the file is public. `hash`: only a person who has the file can verify it. */
export const publicationForms = ['content', 'hash'] as const
export type PublicationForm = (typeof publicationForms)[number]

type Product = {
  readonly status: ProductStatus
  readonly category: InvestorClass
  /** Only residents of these countries may acquire it; empty: residents of any country. */
  readonly allowCountries: readonly string[]
}

/**
 * Returns the form in which a document of this product may be published. Content is published only if everyone may buy
 * the product: it is public, open to retail investors, and has no list of countries. Publishing cannot be undone, so
 * this is stricter than the product's own page (decision 0102).
 */
export const publicationForm = ({ status, category, allowCountries }: Product): PublicationForm =>
  status !== 'draft' && category === 'ri' && allowCountries.length === 0 ? 'content' : 'hash'

const LADDER_SECONDS = [60, 300, 1800, 7200, 43_200] as const

/** Returns the seconds before the next try after `failures` failures, from a minute to twelve hours. Retries never stop. */
export const retrySeconds = (failures: number): number =>
  LADDER_SECONDS[Math.min(Math.max(failures, 1), LADDER_SECONDS.length) - 1] ?? 43_200

/** Seconds until the pinning service is queried again for pins of a withdrawn file. Any pin request ends sooner. */
export const RECHECK_SECONDS = 300

const POLL_SECONDS = { min: 2, max: 600 } as const
/** Seconds after which an unfinished pin is requested again. */
export const MAX_PIN_SECONDS = 86_400

/** Returns the seconds before the next status check of a running pin: a quarter of the time that it has taken so far. */
export const pollSeconds = (secondsSinceRequest: number): number =>
  Math.min(Math.max(Math.ceil(secondsSinceRequest / 4), POLL_SECONDS.min), POLL_SECONDS.max)
