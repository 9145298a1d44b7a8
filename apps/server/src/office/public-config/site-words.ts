import type { en_US } from './public-config.messages.en_US.ts'

/** Texts of the site for search engines and browser tabs, in one language. */
export type SiteWords = Readonly<Record<keyof typeof en_US, string>>
