import type { en_US } from './public-config.messages.en_US.ts'

/** What search engines and browser tabs show of the site, in one language. */
export type SiteWords = Readonly<Record<keyof typeof en_US, string>>
