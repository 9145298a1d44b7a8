import type { BrowserContext, Page } from '@playwright/test'
import { complaints } from './look-over.ts'
import { desk } from './hands.ts'

type Shared = { readonly page: Page; readonly heard: string[] }
const opened = new Map<string, Promise<Shared>>()

async function open(browser: () => Promise<BrowserContext>): Promise<Shared> {
  const page = await (await browser()).newPage()
  return { page, heard: complaints(page) }
}

/**
 * Returns one page per person for all screens of a worker, and the complaints of the browser since this call. Each test
 * loads its screen in it. A new page would compile all scripts again, which costs 1.1 processor seconds.
 */
export async function sharedPage(who: string, browser: () => Promise<BrowserContext>): Promise<Shared> {
  const shared = opened.get(who) ?? open(browser)
  opened.set(who, shared)
  const { page, heard } = await shared
  await page.setViewportSize(desk)
  heard.length = 0
  return { page, heard }
}
