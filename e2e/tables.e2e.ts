import { type Browser, expect, type Page, test } from '@playwright/test'
import { type Locale, locales } from '@tessera/contract/platform/text/locale.ts'
import { clippedParts, lengthenNames } from './steps/clipped.ts'
import { openAndSettle, translateAndSettle } from './steps/open-and-settle.ts'
import { isOperator, openAs, screens, type Who } from './steps/screens.ts'
import { settle } from './steps/settle.ts'

// Measures every table of every screen at six widths and in both languages, with one long name in each table. Each
// screen is loaded once: the window is resized, and the language is changed in place.

test.describe.configure({ mode: 'parallel' })

/** The widths in CSS pixels: desks, a tablet, 200 % zoom of a desk, and phones. */
const widths = [1440, 1280, 1024, 720, 390, 320] as const

/** Screens with tables that `screens` does not list. */
const more: Readonly<Partial<Record<Who, readonly string[]>>> = {
  visitor: ['/investments?view=table', '/newCoin/TIDE'],
  chen: [
    '/assets/tokenAccount?by=currency',
    '/assets/tradeHistory',
    '/personal/personalData',
    '/personal/people',
    '/personal/signatures',
    '/newCoin/records',
  ],
  priya: ['/companies', '/investorClasses', '/stops'],
}
const pathsOf = (who: Who): readonly string[] => [...screens[who].map(([, path]) => path), ...(more[who] ?? [])]

const softly = expect.configure({ soft: true })

/** A busy browser hydrates a table, or notices its new width, some frames later, so the measurement is repeated. */
async function measure(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await settle(page)
    await softly.poll(() => clippedParts(page), { message: `${name} at ${width} px`, timeout: 15_000 }).toEqual([])
  }
}

const hasTable = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelector('table') !== null)

/** Measures each path as loaded, and the paths with a table in the other language too. */
async function measureAll(browser: Browser, baseURL: string, who: Who, paths: readonly string[]): Promise<void> {
  const context = await openAs(browser, baseURL, who)
  const page = await context.newPage()
  const [first, other] = locales
  for (const path of paths) {
    const address = (locale: Locale) => `${isOperator(who) ? '/console' : ''}/${locale}${path}`
    await page.setViewportSize({ width: widths[0], height: 900 })
    await openAndSettle(page, address(first))
    if (!(await hasTable(page))) continue
    await lengthenNames(page)
    await measure(page, address(first))
    await translateAndSettle(page, address(other), other)
    await lengthenNames(page)
    await measure(page, address(other))
  }
  await context.close()
}

/** Each half of a person's screens is a test, so that two workers share the time. */
for (const who of ['visitor', 'newcomer', 'chen', 'priya', 'root'] as const)
  for (const half of [0, 1] as const)
    test(`no table of ${who} is clipped at any width, in both languages (${half + 1} of 2)`, ({ browser, baseURL }) =>
      measureAll(
        browser,
        baseURL ?? '',
        who,
        pathsOf(who).filter((_, at) => at % 2 === half),
      ))

test('the measurement finds a column that leaves its frame without an arrow', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.setContent(`<div style="overflow: clip; width: 200px"><table aria-label="Wide"><tr>
    <th style="min-width: 150px">Name</th><th style="min-width: 150px">Status</th></tr></table></div>
    <div style="overflow: auto; width: 200px"><table aria-label="Scrolling"><tr>
    <th style="min-width: 150px">Name</th><th style="min-width: 150px">Status</th></tr></table></div>
    <table aria-label="Cut"><tr><td><p style="width: 40px; overflow: hidden; white-space: nowrap">A long name</p></td></tr></table>`)
  expect(await clippedParts(page)).toEqual([
    'Wide: column Status is cut by its frame',
    'Scrolling: column Status leaves the screen without an arrow',
    'Cut: cut text "A long name"',
  ])
})
