/** Kinds of texts that the exchange publishes. */
export const cmsKinds = ['page', 'legal', 'faq', 'footer', 'banner', 'announcement', 'seo'] as const
export type CmsKind = (typeof cmsKinds)[number]

/** Kinds with only one text. Its slug is the name of the kind. */
export const singleKinds: ReadonlySet<CmsKind> = new Set(['footer', 'seo'])
/** Kinds whose texts have their own page, found by slug. */
export const readableKinds = ['page', 'legal', 'announcement'] as const
export type ReadableKind = (typeof readableKinds)[number]

/** The legal page whose edition a customer accepts at registration. */
export const TERMS_SLUG = 'terms'

/** The legal texts that a customer accepts, or reads, when an account is opened. */
export const legalSlugs = [TERMS_SLUG, 'privacy', 'risk'] as const
export type LegalSlug = (typeof legalSlugs)[number]

/**
 * Texts that the site needs, so they can be replaced but never taken down. Registration requires the terms in force.
 */
export const permanentSlugs: ReadonlySet<string> = new Set([...legalSlugs, 'footer', 'seo'])

/** Screens that search engines may index, in the order of their titles. Each has its own fields in the seo text. */
export const seoRoutes = ['home', 'investments', 'cms', 'login', 'register', 'resetPass'] as const
export type SeoRoute = (typeof seoRoutes)[number]

/** The exchange's own mark, used as icon and logo by a language that has not chosen others. */
export const BRAND_MARK = '/favicon.svg'
