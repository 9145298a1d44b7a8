import { bcp47, type Locale } from '@tessera/contract/locale.ts'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { createTranslator } from 'use-intl'

/** Every language has exactly the English keys: a missing one does not compile. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> }
/** A sentence by its key; its ICU arguments are typed by the English one. */
export type Say<Words extends object> = ReturnType<typeof createTranslator<Words>>

type Spoken = { readonly locale: Locale; readonly words: Readonly<Record<string, object>> }
const SpokenContext = createContext<Spoken | undefined>(undefined)

/** Gives the screens below their language. `words` holds one entry per noun. */
export const Speaking = ({ locale, words, children }: Spoken & { children: ReactNode }) => {
  const spoken = useMemo(() => ({ locale, words }), [locale, words])
  return <SpokenContext value={spoken}>{children}</SpokenContext>
}

function useSpoken(): Spoken {
  const spoken = useContext(SpokenContext)
  if (spoken === undefined) throw new Error('<Speaking> is missing above this screen')
  return spoken
}

export const useLocale = (): Locale => useSpoken().locale

const translators = new WeakMap<object, unknown>()

/** The words of one noun: `const t = useKycWords()`, then `t('title')`. */
export const wordsFor =
  <Words extends object>(noun: string) =>
  (): Say<Words> => {
    const { locale, words } = useSpoken()
    const own = words[noun]
    if (own === undefined) throw new Error(`no words for ${noun}`)
    const known = translators.get(own) ?? createTranslator({ locale: bcp47(locale), messages: own })
    translators.set(own, known)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- tidy compares both languages' keys and arguments
    return known as Say<Words>
  }
