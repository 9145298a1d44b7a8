import type { Locale } from '@tessera/contract/platform/text/locale.ts'

/** The content of an email before it is rendered as text and HTML. Both show all of it. */
export type Letter = {
  readonly lang: Locale
  readonly subject: string
  readonly title: string
  readonly lead: string
  /** The anti-phishing phrase that its reader chose. */
  readonly phrase: string | undefined
  readonly code: { readonly label: string; readonly digits: string } | undefined
  readonly rows: readonly (readonly [label: string, value: string])[]
  readonly note: string
  /** Links below the note. Opening one does nothing until the button on its page is pressed. */
  readonly links: readonly { readonly label: string; readonly href: string }[]
  readonly footer: string
}
