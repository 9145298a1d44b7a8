import { type Browser, expect, test } from '@playwright/test'
import { type Locale, locales } from '@tessera/contract/platform/text/locale.ts'
import { screenAt } from '@tessera/contract/screen-at.ts'
import { type ScreenPath, screenPaths } from '@tessera/contract/screens.ts'
import { collectBrowserErrors } from './steps/check-screen.ts'
import { openAndSettle } from './steps/open-and-settle.ts'
import { isOperator, openAs, screens, type Who } from './steps/screens.ts'
import { sharedPage } from './steps/shared-page.ts'

// Opens each screen by its address, like a link. React reports an error if it renders something else than the server
// did, and the browser reports scripts that the content security policy blocks. languages.e2e.ts loads the listed screens in their
// first language; this test loads them in the other one, and the screens that are not listed. A build made with
// NODE_ENV=development reports differing attributes too; those of `style` differ only in how the browser spells them.

test.describe.configure({ mode: 'parallel' })

/** The console's screens that `screens` does not list. */
const consoleOnly = ['/companies', '/investorClasses', '/stops', '/account']

/** Values of address parameters, for screens that show one item. */
const named: Readonly<Partial<Record<ScreenPath, string>>> = {
  '/newCoin/{-$id}': '/newCoin/TIDE',
  '/otc/{-$coin}': '/otc/tUSD',
  '/join': '/join?token=a-token-that-no-mail-holds',
}
const sample = (screen: ScreenPath): string => named[screen] ?? screen.replace(/\/\{.*$/u, '')

type Load = readonly [path: string, locale: Locale]

/** languages.e2e.ts loads the first screen in English, the second in Chinese, and so on. */
const inOtherLanguage = (who: Who): readonly Load[] =>
  screens[who].map(([, path], at) => [path, locales[(at + 1) % 2] ?? 'en_US'])

const listed = new Set(
  Object.values(screens).flatMap((list) =>
    list.map(([, path]) => screenAt(`/en_US${path.replace(/\?.*/u, '')}`)?.screen),
  ),
)
const unlisted: readonly Load[] = screenPaths
  .filter((screen) => !listed.has(screen))
  .map((screen, at) => [sample(screen), locales[at % 2] ?? 'en_US'])

/** Unlisted screens that need no login. A visitor who opens another one sees the login screen. */
const openToVisitors = new Set(['/newCoin/TIDE', '/kycPhotos', '/companyPerson', named['/join'], '/qrLogin'])

const loads: Readonly<Record<Who, readonly Load[]>> = {
  visitor: [...inOtherLanguage('visitor'), ...unlisted.filter(([path]) => openToVisitors.has(path))],
  newcomer: inOtherLanguage('newcomer'),
  chen: [...inOtherLanguage('chen'), ...unlisted],
  priya: [...inOtherLanguage('priya'), ...consoleOnly.map((path, at): Load => [path, locales[at % 2] ?? 'en_US'])],
  root: inOtherLanguage('root'),
}

/** The browser reports the status of a refused request. Other tests check those responses. */
const isStatus = (complaint: string): boolean => complaint.includes(': Failed to load resource')

async function checkAllScreens(browser: Browser, baseURL: string, who: Who): Promise<void> {
  const { page, browserErrors } = await sharedPage(who, () => openAs(browser, baseURL, who))
  for (const [path, locale] of loads[who]) {
    browserErrors.length = 0
    const address = `${isOperator(who) ? '/console' : ''}/${locale}${path}`
    await openAndSettle(page, address)
    await expect.soft(page.getByRole('heading', { level: 1 }).first(), address).toBeAttached()
    expect
      .soft(
        browserErrors.filter((complaint) => !isStatus(complaint)),
        address,
      )
      .toEqual([])
  }
}

for (const who of ['visitor', 'newcomer', 'chen', 'priya', 'root'] as const)
  test(`hydrates each screen of ${who} without an error`, ({ browser, baseURL }) =>
    checkAllScreens(browser, baseURL ?? '', who))

test('shows the page of an address that changes while the site starts', async ({ page }) => {
  const reports = collectBrowserErrors(page)
  await page.addInitScript(() => {
    const read = performance.getEntriesByType.bind(performance)
    let isRead = false
    // The site compares its address with that of the document, and goes on in a later task.
    performance.getEntriesByType = (type) => {
      if (type === 'navigation' && !isRead) {
        isRead = true
        queueMicrotask(() => {
          history.pushState({}, '', '/en_US/investments')
          dispatchEvent(new PopStateEvent('popstate'))
        })
      }
      return read(type)
    }
  })
  await page.goto('/en_US')
  await expect(page).toHaveURL(/investments$/u)
  await expect(page.getByRole('heading', { level: 1, name: 'Investments' })).toBeVisible()
  expect(reports).toEqual([])
})
