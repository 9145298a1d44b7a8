import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { paths } from './paths.ts'

/** What a customer sends to somebody whom they invite: registration here, with their code filled in. */
export const inviteLink = (locale: Locale, code: string): string =>
  new URL(paths.registerInvited(locale, code), location.origin).href
