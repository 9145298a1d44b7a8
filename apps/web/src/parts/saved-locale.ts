import { savedIn } from '@tessera/contract/platform/text/choose-locale.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'

const DAYS = 36_500

/** The cookie `lan`, as the specification names it. Browsers may keep it for less than the 36,500 days we ask. */
export const savedLocale = (): string | undefined => savedIn(document.cookie)

let written: Locale | undefined

/** Every step to another page comes here; the cookie is written when it changes. */
export function saveLocale(locale: Locale): void {
  if (locale === written) return
  written = locale
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is asynchronous and not everywhere
  document.cookie = `lan=${locale}; max-age=${DAYS * 86_400}; path=/; samesite=lax`
}
