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
 * One page of each person for all screens that a worker looks at, with what the browser has complained about since this call.
 * Every test loads its screen by its address in it. A new page compiles all scripts again, which costs 1.1 processor seconds.
 */
export async function sharedPage(who: string, browser: () => Promise<BrowserContext>): Promise<Shared> {
  const shared = opened.get(who) ?? open(browser)
  opened.set(who, shared)
  const { page, heard } = await shared
  await page.setViewportSize(desk)
  heard.length = 0
  return { page, heard }
}
