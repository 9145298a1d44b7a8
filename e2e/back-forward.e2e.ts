import { chromium as browserType, expect, test } from '@playwright/test'
import { wholeChromium } from '../chromium.ts'
import { storedToken } from './steps/sessions.ts'

/** Playwright disables the back/forward cache, so these tests start a browser that has it. */
const withMemory = () => browserType.launch({ ...wholeChromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] })

/** A property of the window that only a page from the back/forward cache still has after Back. */
const mark = () => Object.assign(window, { wasHere: true })
const isMarked = () => Object.hasOwn(window, 'wasHere')

test('public pages return from the back/forward cache and keep working', async ({ baseURL }) => {
  const browser = await withMemory()
  const page = await browser.newPage({ baseURL: baseURL ?? '' })
  for (const path of ['/en_US', '/zh_CN/investments', '/en_US/investmentDetail/AURB']) {
    // A busy browser may drop a page from its cache, so the visit is repeated until one is kept.
    await expect(async () => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.evaluate(mark)
      await page.goto('/docs')
      await page.goBack({ waitUntil: 'commit' })
      await expect(page).toHaveURL(new RegExp(`${path}$`, 'u'))
      expect(await page.evaluate(isMarked), path).toBe(true)
    }).toPass({ timeout: 240_000 })
    await page.getByRole('banner').getByRole('link').nth(1).click()
    await expect(page).toHaveURL(/investments$/u)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await browser.close()
})

test('a page from the back/forward cache shows no name after a logout in another tab', async ({ baseURL }) => {
  const browser = await withMemory()
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const [page, other] = [await context.newPage(), await context.newPage()]
  await other.goto('/en_US/cms/terms')
  const token = await storedToken('lim')
  await other.evaluate((value) => localStorage.setItem('tessera.token', value), token)
  await page.goto('/en_US/investments', { waitUntil: 'networkidle' })
  await expect(page.getByRole('banner').getByRole('button', { name: /Account/u })).toBeVisible()
  await page.evaluate(mark)
  await page.goto('/docs')
  await other.evaluate(() => localStorage.removeItem('tessera.token'))
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true })).toBeVisible()
  expect(await page.evaluate(isMarked)).toBe(false)
  await browser.close()
})
