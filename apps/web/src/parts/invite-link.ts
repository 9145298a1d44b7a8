import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { paths } from './paths.ts'

/** The link that a customer sends to invite others: the registration page with their code filled in. */
export const inviteLink = (locale: Locale, code: string): string =>
  new URL(paths.registerInvited(locale, code), location.origin).href
