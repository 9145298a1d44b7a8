/** What the house writes for everybody. */
export const cmsKinds = ['page', 'legal', 'faq', 'footer', 'banner', 'announcement', 'seo'] as const
export type CmsKind = (typeof cmsKinds)[number]

/** Kinds of which there is one: its slug is the kind's name. */
export const singleKinds: ReadonlySet<CmsKind> = new Set(['footer', 'seo'])
/** Kinds that a reader opens by their slug. */
export const readableKinds = ['page', 'legal', 'announcement'] as const
export type ReadableKind = (typeof readableKinds)[number]

/** The legal page whose edition a customer accepts at registration. */
export const TERMS_SLUG = 'terms'

/** Texts that the site cannot be without: they are replaced, never taken down. Registration asks for the terms in force. */
export const standingSlugs: ReadonlySet<string> = new Set([TERMS_SLUG, 'privacy', 'risk', 'footer', 'seo'])

/** Screens that search engines may show, by their titles; each has its own words in the seo text. */
export const seoRoutes = ['home', 'investments', 'cms', 'login', 'register', 'resetPass'] as const
export type SeoRoute = (typeof seoRoutes)[number]

/** Where the house's own mark is: icon and logo of a language for which no other is chosen. */
export const BRAND_MARK = '/favicon.svg'
