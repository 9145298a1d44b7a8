import { type BrowserContext, expect, type Page } from '@playwright/test'

/** Markup that runs a script if it is not treated as text; 35 characters, so that it fits into a note. */
export const canary = '<img src=x onerror=window.canary=1>'

/** Records in `scriptRuns` that the injected script ran in a page of `context`. */
export async function listenForCanary(context: BrowserContext, scriptRuns: string[]): Promise<void> {
  await context.exposeFunction('canaryHeard', (where: string) => scriptRuns.push(where))
  await context.addInitScript(() => {
    Object.defineProperty(window, 'canary', {
      set() {
        Reflect.get(window, 'canaryHeard')(location.pathname)
      },
    })
  })
}

/** Checks that no injected script ran, and that a script would have been detected. */
export async function expectNoScriptRan(page: Page, scriptRuns: readonly string[]): Promise<void> {
  expect(scriptRuns).toEqual([])
  await page.evaluate(() => Reflect.set(window, 'canary', 1))
  await expect.poll(() => scriptRuns.length).toBe(1)
}

/** Checks that the injected text is shown as text and created no elements. */
export async function showsAsText(page: Page, text = canary): Promise<void> {
  await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
}
