/** Kinds of texts that the exchange publishes. */
export const cmsKinds = ['page', 'legal', 'faq', 'footer', 'banner', 'announcement', 'seo'] as const
export type CmsKind = (typeof cmsKinds)[number]

/** Kinds with only one text: its slug is the kind's name. */
export const singleKinds: ReadonlySet<CmsKind> = new Set(['footer', 'seo'])
/** Kinds with a page of their own, found by slug. */
export const readableKinds = ['page', 'legal', 'announcement'] as const
export type ReadableKind = (typeof readableKinds)[number]

/** The legal page whose edition a customer accepts at registration. */
export const TERMS_SLUG = 'terms'

/** Texts that the site needs: they can be replaced, never taken down. Registration requires the terms in force. */
export const permanentSlugs: ReadonlySet<string> = new Set([TERMS_SLUG, 'privacy', 'risk', 'footer', 'seo'])

/** Screens that search engines may index, by title. Each has its own fields in the seo text. */
export const seoRoutes = ['home', 'investments', 'cms', 'login', 'register', 'resetPass'] as const
export type SeoRoute = (typeof seoRoutes)[number]

/** The exchange's own mark: icon and logo of a language without chosen ones. */
export const BRAND_MARK = '/favicon.svg'
