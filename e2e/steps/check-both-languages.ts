import { type Page } from '@playwright/test'
import { isLocale, type Locale } from '@tessera/contract/platform/text/locale.ts'
import { checkScreen } from './check-screen.ts'
import { translateAndSettle } from './open-and-settle.ts'

const other = { en_US: 'zh_CN', zh_CN: 'en_US' } as const satisfies Record<Locale, Locale>

/**
 * Checks the open state of a screen in both languages, themes and widths, without a reload. Afterwards its first
 * language is shown again.
 */
export async function checkBothLanguages(page: Page, name: string): Promise<void> {
  const { pathname, search } = new URL(page.url())
  const [, first = '', ...rest] = pathname.split('/')
  if (!isLocale(first)) throw new Error(`${pathname} has no language`)
  const size = page.viewportSize()
  const addressIn = (locale: Locale): string => `/${[locale, ...rest].join('/')}${search}`
  await checkScreen(page, `${name}.${first}`, { inBoth: true })
  await translateAndSettle(page, addressIn(other[first]), other[first])
  await checkScreen(page, `${name}.${other[first]}`, { inBoth: true })
  await translateAndSettle(page, addressIn(first), first)
  if (size !== null) await page.setViewportSize(size)
}
