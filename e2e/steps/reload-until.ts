import { expect, type Page } from '@playwright/test'
import { openAndSettle } from './open-and-settle.ts'

/**
 * Reloads a page until `check` passes. A job does the work, and an open page is not notified. Each load completes before its
 * check, because a fixed wait may end before a busy machine shows anything.
 */
export const reloadUntil = (page: Page, path: string, check: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await openAndSettle(page, path)
    await check()
  }).toPass()
