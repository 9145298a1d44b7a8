import { expect, type Page, type Request } from '@playwright/test'
import { bcp47, type Locale } from '@tessera/contract/platform/text/locale.ts'

/** The number of consecutive idle checks, after which requests caused by the last response have been sent. */
const STILL = 3

/**
 * Opens a path and waits until the page is complete: no request is open, and its main thread is idle. Half a second
 * faster than `networkidle`, which waits for a pause of that length.
 */
export const openAndSettle = (page: Page, path: string): Promise<void> => settled(page, () => page.goto(path))

/**
 * Goes to another page of the open site as a link does, and waits as `openAndSettle` does. The former page stays until the
 * scripts of the next one have arrived, so this waits for another heading first. If none appears, the path is loaded.
 */
export const followAndSettle = (page: Page, path: string): Promise<void> =>
  settled(page, async () => {
    await page.evaluate(() => {
      for (const heading of document.querySelectorAll('h1')) heading.dataset['former'] = heading.textContent
    })
    await change(page, path)
    await page.waitForFunction(hasAnotherHeading, null, { timeout: SAME_PAGE_MS }).catch(() => page.goto(path))
  })

/** Shows the same screen in another language in place, like the language menu. `path` is its address there. */
export const translateAndSettle = (page: Page, path: string, locale: Locale): Promise<void> =>
  settled(page, async () => {
    // The router notices a changed address only after it has started.
    await expect(async () => {
      await change(page, path)
      await expect(page.locator('html')).toHaveAttribute('lang', bcp47(locale), { timeout: SAME_PAGE_MS })
    }).toPass()
  })

/** Changes the address without loading a document. */
const change = (page: Page, path: string): Promise<void> =>
  page.evaluate((there) => {
    history.pushState({}, '', there)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

const SAME_PAGE_MS = 5_000
const hasAnotherHeading = (): boolean =>
  [...document.querySelectorAll('h1')].some(({ dataset, textContent }) => dataset['former'] !== textContent)

/** The maximum wait for an open request, and for an idle moment, in milliseconds. */
const TIMEOUT_MS = 30_000
const IDLE_MS = 1_000

async function settled(page: Page, go: () => Promise<unknown>): Promise<void> {
  const owed = new Set<Request>()
  const onRequest = (request: Request): void => void owed.add(request)
  const answered = (request: Request): void => void owed.delete(request)
  page.on('request', onRequest).on('requestfinished', answered).on('requestfailed', answered)
  await go()
  // A canceled request may end without an event, and a page behind others may not become idle.
  const until = Date.now() + TIMEOUT_MS
  for (let still = 0; still < STILL && Date.now() < until; still = owed.size === 0 ? still + 1 : 0)
    await page.evaluate((timeout) => new Promise((idle) => requestIdleCallback(idle, { timeout })), IDLE_MS)
  page.off('request', onRequest).off('requestfinished', answered).off('requestfailed', answered)
}
