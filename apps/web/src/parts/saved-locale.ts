import { savedIn } from '@tessera/contract/platform/text/choose-locale.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'

const DAYS = 36_500

/** The cookie `lan` of the specification. Browsers may keep it for less than the requested 36,500 days. */
export const savedLocale = (): string | undefined => savedIn(document.cookie)

let written: Locale | undefined

/** Called on every navigation; the cookie is written only when it changes. */
export function saveLocale(locale: Locale): void {
  if (locale === written) return
  written = locale
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is asynchronous and not in every browser
  document.cookie = `lan=${locale}; max-age=${DAYS * 86_400}; path=/; samesite=lax`
}
