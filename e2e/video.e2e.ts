import { expect, test } from '@playwright/test'

test('the video of a product plays under the policy of the page, and can be moved in', async ({ page }) => {
  const heard: string[] = []
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()))
  await page.goto('/en_US/investmentDetail/LBR3')
  const player = page.locator('video')
  // A drawn page answers once the browser has taken it over.
  await expect(async () => {
    await page.getByRole('button', { name: /^Watch the video/ }).click({ timeout: 1_000 })
    await expect(player).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const timeOf = () => player.evaluate((it: HTMLVideoElement) => it.currentTime)
  await expect.poll(timeOf).toBeGreaterThan(0.2)
  await player.evaluate((it: HTMLVideoElement) => {
    it.currentTime = 6
  })
  await expect.poll(timeOf).toBeGreaterThanOrEqual(6)
  expect(heard).toEqual([])
})
