import { expect, test } from '@playwright/test'

test("the video of a product plays under the page's policy, and seeking works", async ({ page }) => {
  const reports: string[] = []
  page.on('console', (message) => message.type() === 'error' && reports.push(message.text()))
  await page.goto('/en_US/investmentDetail/LBR3')
  await page.getByRole('button', { name: /^Watch the video/ }).click()
  const player = page.locator('video')
  const timeOf = () => player.evaluate((it: HTMLVideoElement) => it.currentTime)
  await expect.poll(timeOf).toBeGreaterThan(0.2)
  await player.evaluate((it: HTMLVideoElement) => {
    it.currentTime = 6
  })
  await expect.poll(timeOf).toBeGreaterThanOrEqual(6)
  expect(reports).toEqual([])
})
