import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { createTranslator } from 'use-intl'
import type { en_US } from './kit.messages.en_US.ts'
import { Toaster } from './toast.tsx'

type English = typeof en_US
/** Each language has exactly the English keys: a missing one does not compile. */
export type KitMessages = { readonly [K in keyof English]: string }
export type KitWords = ReturnType<typeof createTranslator<English>>

const WordsContext = createContext<KitWords | undefined>(undefined)

type KitProps = {
  /** The tag of the html lang attribute. */
  locale: 'en-US' | 'zh-CN'
  messages: KitMessages
  /** Lets the kit's links move inside the single-page app. */
  navigate?: (path: string) => void
  children: ReactNode
}

/** Stands once around an app: gives the kit its language, its links and its toasts. */
export function Kit({ locale, messages, navigate, children }: KitProps) {
  const words = useMemo(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kit.messages.test.ts compares the arguments
    () => createTranslator<English>({ locale, messages: messages as English }),
    [locale, messages],
  )
  const inside = navigate ? <RouterProvider navigate={navigate}>{children}</RouterProvider> : children
  return (
    <I18nProvider locale={locale}>
      <WordsContext value={words}>
        {inside}
        <Toaster />
      </WordsContext>
    </I18nProvider>
  )
}

/** The kit's own words in the reader's language. */
export function useWords(): KitWords {
  const words = useContext(WordsContext)
  if (!words) throw new Error('<Kit> is missing above this widget')
  return words
}
