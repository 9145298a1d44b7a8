import { expect, type Page, test } from '@playwright/test'
import { openAndSettle } from './steps/open-and-settle.ts'
import { customerBrowser, storedToken } from './steps/sessions.ts'

// Public pages as rendered by the server, and their hydration in the browser.

const pages = [
  ['/en_US', 'Private markets'],
  ['/zh_CN/investments', '投资产品'],
  ['/en_US/investmentDetail/SLW31', 'SLW31'],
  ['/zh_CN/login', '登录'],
  ['/en_US/register', 'Open your account'],
  ['/en_US/investmentDetail/LBR3', 'LBR3'],
  ['/zh_CN/cms', '公告'],
  ['/en_US/trade', 'Order book'],
  ['/zh_CN/assets/tokenAccount', '页面加载中'],
  ['/en_US?utm_source=mail', 'Private markets'],
  ['/zh_CN/investments?tab=bonds&utm_source=mail', '投资产品'],
  ['/en_US/investments?view=table&sort=alphabetical', 'Lantern Bay Residences'],
  ['/en_US/investments/', 'LBR3'],
] as const

/** TCP sends ten packets before the first acknowledgement (RFC 6928), here of 1,460 bytes. */
const TEN_PACKETS = 14_600

/** One page without scripts and one with them, for all addresses: a new page would compile all scripts again. */
let scriptless: Page
let whole: Page
const violations: string[] = []
test.beforeAll(async ({ browser }) => {
  scriptless = await browser.newPage({ javaScriptEnabled: false })
  // A time zone far from the server's, so that its days differ from the reader's.
  whole = await browser.newPage({ timezoneId: 'Pacific/Kiritimati' })
  whole.on('console', (message) => message.type() === 'error' && violations.push(message.text()))
  whole.on('pageerror', (error) => violations.push(error.message))
})
test.afterAll(() => Promise.all([scriptless, whole].map((page) => page.context().close())))

for (const [path, words] of pages) {
  test(`${path} is complete before any script runs`, async () => {
    // A busy server leaves rendering to the browser, so the page is requested again.
    await expect(async () => {
      await scriptless.goto(path)
      await expect(scriptless.getByRole('main')).toContainText(words, { timeout: 1_000 })
    }).toPass()
    await expect(scriptless.getByRole('heading', { level: 1 })).toHaveCount(1)
  })

  test(`${path} is hydrated without a mismatch and without policy violations`, async () => {
    violations.length = 0
    await openAndSettle(whole, path)
    await expect(whole.locator('#drawn-styles')).toHaveCount(0)
    expect(violations).toEqual([])
  })
}

test('the list is rendered for its tab, and a cached page is shown only at its own address', async ({ request }) => {
  const drawn = async (query: string): Promise<string> =>
    (await request.get(`/en_US/investments${query}`, { headers: { accept: 'text/html' } })).text()
  await expect(async () => {
    const [all, funds, searched] = await Promise.all([drawn(''), drawn('?tab=funds'), drawn('?search=LBR3')])
    expect(all).toContain('/en_US/investmentDetail/LBR3')
    expect(funds).toContain('/en_US/investmentDetail/')
    expect(funds).not.toContain('/en_US/investmentDetail/LBR3')
    expect(searched).not.toContain('id="drawn-state"')
  }).toPass()
})

test('an address without a language redirects to the saved one, else to the browser’s', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'zh-CN', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/investments?tab=bonds')
  await expect(page).toHaveURL(/\/zh_CN\/investments\?tab=bonds$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.locator('noscript p')).toBeVisible()
  await context.addCookies([{ name: 'lan', value: 'en_US', url: new URL('/', page.url()).href }])
  await page.goto('/assets/tokenAccount')
  await expect(page).toHaveURL(/\/en_US\/assets\/tokenAccount$/)
  await page.goto('/zh_cn/cms/terms')
  await expect(page).toHaveURL(/\/zh_CN\/cms\/terms$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await context.close()
})

test('a rendered page is sent compressed', async ({ request }) => {
  const answer = await request.get('/en_US/investments', {
    headers: { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' },
  })
  expect(answer.headers()['content-encoding']).toBe('br')
})

test('the page of a product fits into the ten packets of a new connection', async ({ page }) => {
  await expect(async () => {
    const answer = await page.goto('/en_US/investmentDetail/SLW31', { waitUntil: 'commit' })
    await expect(page.locator('#drawn-state')).toBeAttached({ timeout: 1_000 })
    const { responseBodySize, responseHeadersSize } = (await answer?.request().sizes()) ?? {
      responseBodySize: Number.NaN,
      responseHeadersSize: Number.NaN,
    }
    expect(responseBodySize + responseHeadersSize).toBeLessThanOrEqual(TEN_PACKETS)
  }).toPass()
})

test('after navigation a page has the same title and head as when loaded', async ({ page }) => {
  const textOf = () =>
    page.evaluate(() => [
      document.title,
      ...[...document.head.querySelectorAll('[data-head]')].map((it) => it.outerHTML),
    ])
  await page.goto('/en_US/investments')
  const first = await textOf()
  await page.goto('/en_US/cms')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Investments' }).click()
  await expect.poll(textOf).toEqual(first)
})

test("the reader's appearance settings apply before the first paint", async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem('tessera.theme', 'dark'))
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/en_US')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a dismissed banner is hidden even before the scripts run', async ({ page }) => {
  const words = 'We’ll never ask for your password or codes.'
  await page.goto('/en_US')
  await expect(page.getByText(words)).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).first().click()
  await expect(page.getByText(words)).toHaveCount(0)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/en_US')
  await expect(page.getByText(words)).toHaveCount(1)
  await expect(page.getByText(words)).toBeHidden()
})

test('AUT-21 forms are disabled until the page is hydrated, so that no password gets into an address', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  for (const path of ['/en_US/login', '/en_US/register', '/zh_CN']) {
    await page.goto(path)
    for (const field of await page.getByRole('main').locator('input, button[type=submit]').all())
      await expect(field).toBeDisabled()
  }
})

test('a press before hydration takes effect afterwards', async ({ page }) => {
  let letScriptsIn = (): void => undefined
  const allowed = new Promise<void>((resolve) => (letScriptsIn = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await allowed
    await route.continue()
  })
  await page.goto('/en_US/investmentDetail/LBR3', { waitUntil: 'commit' })
  await page.getByRole('button', { name: /^Watch the video/ }).click()
  await expect(page.locator('video')).toHaveCount(0)
  letScriptsIn()
  await expect(page.locator('video')).toBeVisible()
})

test('after hydration, a page rendered for a visitor shows the data of the logged-in customer', async ({
  browser,
  baseURL,
}) => {
  const context = await customerBrowser(browser, baseURL ?? '', await storedToken('lim'))
  const page = await context.newPage()
  await page.goto('/en_US/investmentDetail/LBR3')
  await expect(page.getByRole('button', { name: 'Subscribe', exact: true })).toBeVisible()
  await context.close()
})

test('a logged-in customer sees no login buttons, even before the scripts run', async ({ browser, baseURL }) => {
  for (const token of [undefined, await storedToken('lim')]) {
    const context =
      token === undefined ? await browser.newContext() : await customerBrowser(browser, baseURL ?? '', token)
    const page = await context.newPage()
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/en_US/trade')
    await expect(page.getByRole('main')).toContainText('Order book')
    await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeVisible({ visible: token === undefined })
    await page.goto('/en_US')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email address' })).toBeVisible({ visible: token === undefined })
    for (const path of ['/en_US/login', '/en_US/register']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ visible: token === undefined })
    }
    await context.close()
  }
})
