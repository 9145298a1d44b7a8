import { type BrowserContext, expect, type Page } from '@playwright/test'

/** Written as markup by whoever reads text as markup; 35 characters, so that it fits a remark. */
export const canary = '<img src=x onerror=window.canary=1>'

/** Writes into `heard` where something planted ran in any page of `context`. */
export async function listenForCanary(context: BrowserContext, heard: string[]): Promise<void> {
  await context.exposeFunction('canaryHeard', (where: string) => heard.push(where))
  await context.addInitScript(() => {
    Object.defineProperty(window, 'canary', {
      set() {
        Reflect.get(window, 'canaryHeard')(location.pathname)
      },
    })
  })
}

/** Nothing ran, and it would have been heard. */
export async function expectNoScriptRan(page: Page, heard: readonly string[]): Promise<void> {
  expect(heard).toEqual([])
  await page.evaluate(() => Reflect.set(window, 'canary', 1))
  await expect.poll(() => heard.length).toBe(1)
}

/** The planted text stands there as text, and nothing was made of it. */
export async function showsAsText(page: Page, text = canary): Promise<void> {
  await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
}
