import {
  FINANCING_DECLARATION_VERSION,
  financingDeclaration,
} from '@tessera/contract/issuance/financing/financing-declaration.ts'
import { type Locale, locales } from '@tessera/contract/platform/text/locale.ts'
import { sha256 } from '#platform/random/random.ts'

/** Hashes of the current declaration text, one for each language. */
export const declarationHashes: readonly string[] = locales.map((locale) => sha256(financingDeclaration[locale]))

export const declarationIn = (locale: Locale): { version: string; sha256: string; text: string } => {
  const text = financingDeclaration[locale]
  return { version: FINANCING_DECLARATION_VERSION, sha256: sha256(text), text }
}
