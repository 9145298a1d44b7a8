import { expect, type Page } from '@playwright/test'
import { openWhole } from './open-whole.ts'

/**
 * Loads a page again until `check` holds, because a job does the work and an open page is not told of it. Each load is complete
 * before it is checked: a fixed wait would be over before a busy machine shows anything.
 */
export const reloadUntil = (page: Page, path: string, check: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await openWhole(page, path)
    await check()
  }).toPass()
