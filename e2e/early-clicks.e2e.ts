import { expect, type Locator, type Page, test } from '@playwright/test'
import { setTimeout as pause } from 'node:timers/promises'
import { collectBrowserErrors } from './steps/check-screen.ts'

// Typing and clicks before the scripts of a page have loaded. Only the result is checked, not how a page is hydrated.

const DELAY_MS = 3_000
/** On a busy machine, compiling the scripts may take longer than other tests wait for an element. */
const HYDRATED_MS = 120_000

type Scripts = { readonly arrive: () => Promise<void> }

/** Holds back every script of the site for at least three seconds, and until `arrive` is called. */
async function delayScripts(page: Page): Promise<Scripts> {
  let arrive = (): void => undefined
  const early = new Promise<void>((done) => (arrive = done))
  const late = pause(DELAY_MS)
  await page.route('**/*.js', async (route) => {
    await Promise.all([early, late])
    // The page may have been reopened meanwhile.
    await route.continue().catch(() => undefined)
  })
  return {
    arrive: async () => {
      arrive()
      await page.waitForLoadState('networkidle')
    },
  }
}

/**
 * Opens a page as rendered by the server. A busy server leaves rendering to the browser; then the page is loaded again.
 */
const openDrawn = (page: Page, path: string): Promise<void> =>
  expect(async () => {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: HYDRATED_MS })

/** Records the documents that the main frame requests. A form submitted without a script would request one. */
function documentsOf(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) urls.push(request.url())
  })
  return urls
}

/** Clicks with the mouse at once. `locator.click` would wait until the element responds. */
async function clickAt(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error(`${String(target)} is not rendered`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Types as soon as the field is visible. Returns the value expected later: a disabled field accepts no text. */
async function typeEarly(page: Page, field: Locator, text: string): Promise<string> {
  const takesText = await field.isEnabled()
  await clickAt(page, field)
  await page.keyboard.type(text)
  return takesText ? text : ''
}

const EMAIL = 'mei@mail.example'
const PASSWORD = 'Harbour2026'
const forms = [
  ['/en_US/login', 'Log in', 'Email'],
  ['/en_US/register', 'Open account', 'Email'],
  ['/zh_CN/login', '登录', '邮箱'],
] as const

test('an address that changes before the scripts have arrived shows its own page, without a hydration error', async ({
  page,
}) => {
  const browserErrors = collectBrowserErrors(page)
  const scripts = await delayScripts(page)
  await openDrawn(page, '/en_US')
  await page.evaluate(() => history.pushState({}, '', '/en_US/investments'))
  await scripts.arrive()
  await expect(page.getByRole('heading', { level: 1, name: 'Investments' })).toBeVisible({ timeout: HYDRATED_MS })
  expect(browserErrors).toEqual([])
})

for (const [path, submit, email] of forms)
  test(`on ${path} text typed and submitted before the scripts load is neither submitted nor lost`, async ({
    page,
  }) => {
    const { arrive } = await delayScripts(page)
    await openDrawn(page, path)
    const documents = documentsOf(page)
    const main = page.getByRole('main')
    const mailField = main.getByRole('textbox', { name: email, exact: true })
    const passwordField = main.locator('input[type=password]').first()
    await expect(passwordField).toBeVisible()
    const mail = await typeEarly(page, mailField, EMAIL)
    const password = await typeEarly(page, passwordField, PASSWORD)
    await page.keyboard.press('Enter')
    await clickAt(page, main.getByRole('button', { name: submit, exact: true }).last())
    await arrive()
    await expect(passwordField).toBeEnabled({ timeout: HYDRATED_MS })
    await expect(mailField).toHaveValue(mail)
    await expect(passwordField).toHaveValue(password)
    expect(new URL(page.url()).pathname).toBe(path)
    expect(page.url()).not.toContain(PASSWORD)
    expect(documents).toEqual([])
    await mailField.fill('other@mail.example')
    await expect(mailField).toHaveValue('other@mail.example')
  })

test('hydration moves nothing on the login page', async ({ page }) => {
  const { arrive } = await delayScripts(page)
  await openDrawn(page, '/en_US/login')
  await page.evaluate(() => document.fonts.ready)
  const places = (): Promise<unknown> =>
    Promise.all(
      ['Forgot password?', 'Check the address bar:', 'Risk disclosure'].map((text) =>
        page.getByText(text).boundingBox(),
      ),
    )
  const drawn = await places()
  await arrive()
  await expect(page.locator('input[type=password]')).toBeEnabled({ timeout: HYDRATED_MS })
  expect(await places()).toEqual(drawn)
})

test('units typed on an open product before the scripts load match its total', async ({ page }) => {
  const { arrive } = await delayScripts(page)
  await openDrawn(page, '/en_US/investmentDetail/LBR3')
  const documents = documentsOf(page)
  const units = page.getByRole('textbox', { name: 'Units' })
  await expect(units).toBeVisible()
  const minimum = await units.inputValue()
  const typed = await typeEarly(page, units, '0')
  await page.keyboard.press('Enter')
  await arrive()
  await expect(units).toBeEnabled({ timeout: HYDRATED_MS })
  await expect(units).toHaveValue(minimum + typed)
  expect(documents).toEqual([])
})

/** The theme button. A second press undoes the first. */
const theme = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: 'Switch to dark mode' })

for (const path of ['/en_US/login', '/en_US/register', '/en_US/investments'])
  test(`on ${path} a button pressed before the scripts load acts once`, async ({ page }) => {
    const { arrive } = await delayScripts(page)
    await openDrawn(page, path)
    await expect(theme(page)).toBeVisible()
    await clickAt(page, theme(page))
    await arrive()
    const light = page.getByRole('banner').getByRole('button', { name: 'Switch to light mode' })
    await expect(light).toBeVisible({ timeout: HYDRATED_MS })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

for (const path of ['/en_US/login', '/en_US/register'])
  test(`on ${path} a tab pressed before the scripts load is selected`, async ({ page }) => {
    const { arrive } = await delayScripts(page)
    await openDrawn(page, path)
    const tab = page.getByRole('tab', { name: 'Phone', exact: true })
    await expect(tab).toBeVisible()
    await clickAt(page, tab)
    await arrive()
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: HYDRATED_MS })
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Phone number' })).toBeVisible()
  })

test('on the product list a tab pressed before the scripts load is selected once', async ({ page }) => {
  const { arrive } = await delayScripts(page)
  await openDrawn(page, '/en_US/investments')
  const tab = page.getByRole('tab', { name: /^Bonds/ })
  await expect(tab).toBeVisible()
  const before = await page.evaluate(() => history.length)
  await clickAt(page, tab)
  await arrive()
  await expect(page).toHaveURL(/\/en_US\/investments\?tab=bonds$/, { timeout: HYDRATED_MS })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 1)
})

test('on the product list a link works before the scripts load', async ({ page }) => {
  const { arrive } = await delayScripts(page)
  await openDrawn(page, '/en_US/investments')
  const link = page.getByRole('main').getByRole('link', { name: 'Lantern Bay Residences Sub-Trust 3' }).first()
  await expect(link).toBeVisible()
  await clickAt(page, link)
  await expect(page).toHaveURL(/\/en_US\/investmentDetail\/LBR3$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lantern Bay')
  await arrive()
  await expect(page).toHaveURL(/\/en_US\/investmentDetail\/LBR3$/)
})
