import type { ReactNode } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { type IntlConfig, type IntlError, IntlProvider, type Locale } from 'use-intl'
import type { LoadedMessages } from './messages.ts'
import { Toaster } from './toast.tsx'

type KitProps = {
  /** The language tag of the html element. */
  locale: Locale
  /** The messages of the app, with the kit's own in the namespace `kit`. */
  messages: LoadedMessages
  /** Lets the kit's links navigate inside the single-page app. */
  navigate?: (path: string) => void
  children: ReactNode
}

/** Wraps an app once: provides its language and messages, and links and toasts of the kit. */
export function Kit({ locale, messages, navigate, children }: KitProps) {
  const inside = navigate ? <RouterProvider navigate={navigate}>{children}</RouterProvider> : children
  return (
    <IntlProvider
      locale={locale}
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- tidy compares both languages' keys and arguments
      messages={messages as NonNullable<IntlConfig['messages']>}
      onError={report}
      // No message formats a time (tidy checks it). With a fixed zone, server and browser cannot differ.
      timeZone="UTC"
    >
      <I18nProvider locale={locale}>
        {inside}
        <Toaster />
      </I18nProvider>
    </IntlProvider>
  )
}

/**
 * A missing message or argument is a bug. Tests and development throw; a reader sees the key instead of the message.
 */
function report(error: IntlError): void {
  if (!import.meta.env.PROD) throw error
  console.error(error)
}
