import type { Locale } from '@tessera/contract/locale.ts'
import type { KitMessages } from '@tessera/ui/words.tsx'
import type { Translation } from '../lib/words.tsx'
import type { AllWords } from './all-words.en_US.ts'

export type Language = { readonly kitWords: KitMessages; readonly words: Translation<AllWords> }

/** One language's words, loaded when first asked for. */
export const loadWords = (locale: Locale): Promise<Language> =>
  locale === 'en_US' ? import('./all-words.en_US.ts') : import('./all-words.zh_CN.ts')
