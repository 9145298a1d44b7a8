import type { Page, Request } from '@playwright/test'

/** So often in a row nothing is owed and nothing left to do: what one answer leads to has been asked for by then. */
const STILL = 3

/**
 * Opens a path and waits until the page shows all that it asked for: no answer is owed to it, and its thread has nothing
 * left to do. Half a second sooner than `networkidle`, which waits for a pause of that length.
 */
export async function openWhole(page: Page, path: string): Promise<void> {
  const owed = new Set<Request>()
  const asked = (request: Request): void => void owed.add(request)
  const answered = (request: Request): void => void owed.delete(request)
  page.on('request', asked).on('requestfinished', answered).on('requestfailed', answered)
  await page.goto(path)
  for (let still = 0; still < STILL; still = owed.size === 0 ? still + 1 : 0)
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  page.off('request', asked).off('requestfinished', answered).off('requestfailed', answered)
}
