import { expect, type Page } from '@playwright/test'
import { reloadUntil } from './reload-until.ts'

/** Opens the screen that the setup names for a missing part. */
export async function follow(page: Page, task: string): Promise<void> {
  await page.goto('/console/en_US/setup')
  const row = page.getByText(task, { exact: true }).locator('xpath=ancestor::div[contains(@class, "row--between")][1]')
  await expect(row).toContainText('Missing')
  await row.getByRole('link').click()
}

/** Waits until the setup shows `count` parts of a goal as done. */
export const expectSetUp = (page: Page, goal: string, count: number): Promise<void> =>
  reloadUntil(page, '/console/en_US/setup', () =>
    expect(page.getByRole('region', { name: goal }).getByText('Done')).toHaveCount(count, { timeout: 3_000 }),
  )
