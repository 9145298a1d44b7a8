import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { paths } from './paths.ts'

/**
 * WEB-06: where to go after signing in. Only a plain path of this app with a locale in front is taken; anything else,
 * such as `//evil.example`, `/\evil`, `javascript:` or a path with control characters, is undefined.
 */
export function safeReturnPath(text: string | undefined): string | undefined {
  if (text === undefined || text.length > 400) return undefined
  return /^\/(en_US|zh_CN)(\/[\w.~%-]+)*(\?[\w.~%=&+-]*)?$/.test(text) ? text : undefined
}

/** Where who is signed in goes on: back to what they had asked for, else to the products. */
export const onwardFrom = (locale: Locale, back: string | undefined): string =>
  safeReturnPath(back) ?? paths.investments(locale)
