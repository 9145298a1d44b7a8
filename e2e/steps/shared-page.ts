import type { Browser, BrowserContext, Page } from '@playwright/test'
import { collectBrowserErrors } from './check-screen.ts'
import { desk } from './input-modes.ts'
import { operatorBrowser } from './sessions.ts'

type Shared = { readonly page: Page; readonly browserErrors: string[] }
const opened = new Map<string, Promise<Shared>>()

async function open(who: string, browser: () => Promise<BrowserContext>): Promise<Shared> {
  const page = await (await browser()).newPage()
  page.once('close', () => opened.delete(who))
  return { page, browserErrors: collectBrowserErrors(page) }
}

/**
 * Returns one page per person for all screens of a worker, and what the browser reports since this call. Each test
 * loads its screen in it. A new page would compile all scripts again, which costs 1.1 processor seconds.
 */
export async function sharedPage(who: string, browser: () => Promise<BrowserContext>): Promise<Shared> {
  const shared = opened.get(who) ?? open(who, browser)
  opened.set(who, shared)
  const { page, browserErrors } = await shared
  await page.setViewportSize(desk)
  browserErrors.length = 0
  return { page, browserErrors }
}

/** The page that an operator of the story uses in all tests of a worker. It stays open: the next test loads its own screen. */
export async function operatorPage(browser: Browser, who: string, viewport = desk): Promise<Page> {
  const { page } = await sharedPage(who, () => operatorBrowser(browser, who))
  await page.setViewportSize(viewport)
  return page
}
