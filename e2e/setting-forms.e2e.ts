import { type Browser, expect, type Page, test } from '@playwright/test'
import { isSubjectArea, settingAreaNames } from '@tessera/contract/platform/settings/setting-areas.ts'
import { type Locale, locales } from '@tessera/contract/platform/text/locale.ts'
import { checkScreen } from './steps/check-screen.ts'
import { openAndSettle } from './steps/open-and-settle.ts'
import { sharedPage } from './steps/shared-page.ts'
import { operatorBrowser } from './steps/sessions.ts'
import { expectVisibleFocus } from './steps/visible-focus.ts'

// Opens the form of every area of the settings in both languages, themes and widths, and walks it by Tab alone.

test.describe.configure({ mode: 'parallel' })

/** More Tab stops than any form has: the form of a role has a checkbox for each permission. */
const MAX_STOPS = 400

/** The address of each form; an area with subjects shows the form of a new one. */
const forms = settingAreaNames.map((area) => (isSubjectArea(area) ? `${area}:` : area))

/** The controls of the screen that the keyboard must reach. Tab stops at one radio button of a group. */
const CONTROLS = 'a[href], button, input:not([type=radio], [type=hidden]), textarea'

/** Presses Tab from the start of the screen to its end and returns the names of the controls that had no focus. */
async function controlsWithoutFocus(page: Page): Promise<string[]> {
  await page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus())
  for (let stops = 0; ; stops += 1) {
    expect(stops, 'Tab leaves the screen').toBeLessThan(MAX_STOPS)
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(() => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement) || focused.closest('main') === null) return false
      focused.dataset['visited'] = ''
      return true
    })
    if (!isInside) break
    await expectVisibleFocus(page)
  }
  return page.evaluate((controls) => {
    const isOpen = (element: HTMLElement) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && element.closest('[inert], [aria-hidden=true]') === null
    return [...(document.querySelector('main')?.querySelectorAll<HTMLElement>(controls) ?? [])]
      .filter((element) => isOpen(element) && element.checkVisibility() && element.dataset['visited'] === undefined)
      .map((element) => element.outerHTML)
  }, CONTROLS)
}

async function checkForms(browser: Browser, locale: Locale, part: readonly string[]): Promise<void> {
  const { page, browserErrors } = await sharedPage('root', () => operatorBrowser(browser, 'root'))
  for (const form of part) {
    await openAndSettle(page, `/console/${locale}/settings?edit=${form}`)
    const reason = page.getByRole('textbox', { name: { en_US: 'Reason', zh_CN: '原因' }[locale], exact: true })
    await expect(reason, form).toBeVisible()
    await checkScreen(page, `console-setting-${form.replace(':', '')}.${locale}`, { inBoth: true })
    if (locale === 'en_US') expect.soft(await controlsWithoutFocus(page), form).toEqual([])
  }
  expect(browserErrors).toEqual([])
}

/** Each third of the forms is a test, so that the workers share the time. */
for (const locale of locales)
  for (const third of [0, 1, 2] as const)
    test(`settings forms fit, pass axe, and are usable by Tab alone in ${locale} (${third + 1} of 3)`, ({ browser }) =>
      checkForms(
        browser,
        locale,
        forms.filter((_, at) => at % 3 === third),
      ))
