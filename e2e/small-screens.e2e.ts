import { expect, type Locator, type Page, test, type ViewportSize } from '@playwright/test'
import { locales } from '@tessera/contract/platform/text/locale.ts'
import { openAndSettle } from './steps/open-and-settle.ts'
import { customerBrowser, storedToken } from './steps/sessions.ts'
import { settle } from './steps/settle.ts'

// Limited space, motion or colors: a phone of 320 px, 200 % zoom, forced colors.

test.describe.configure({ mode: 'parallel' })

type Condition = { readonly name: string; readonly size: ViewportSize; readonly forcedColors: 'active' | 'none' }
/** Conditions applied to an open page in turn. Layout depends only on the size in CSS pixels and on forced colors. */
const conditions: readonly Condition[] = [
  { name: '320 px', size: { width: 320, height: 640 }, forcedColors: 'none' },
  // 200 % of 1280 × 800 leaves 640 × 400 CSS pixels.
  { name: '200 % zoom', size: { width: 640, height: 400 }, forcedColors: 'none' },
  { name: 'forced colors', size: { width: 1280, height: 800 }, forcedColors: 'active' },
]
const visitors = [
  '',
  '/investments',
  '/investments?view=table',
  '/investmentDetail/LBR3',
  '/investmentDetail/AURB',
  '/cms',
  '/cms/terms',
  '/login',
  '/register',
  '/resetPass',
  '/no/such/place',
]
const customers = [
  '/investments?tab=favorites',
  '/assets/tokenAccount',
  '/assets/tokenAccount?by=currency',
  '/assets/fiatAccount',
  '/assets/recharge',
  '/assets/withdraw',
  '/assets/flowingWater',
  '/personal/userManagement',
  '/personal/apiKeys',
  '/personal/receivingAccount',
  '/personal/paymentMethods',
  '/otc',
  '/otc/deals',
  '/otc/ads',
  '/otc/ads?form=new',
]

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Buttons whose text is cut off by their edge. Text for screen readers only is excluded. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, [role="button"], [role="tab"]')]
      .filter((each) => each.checkVisibility() && !each.matches('.sr') && each.scrollWidth > each.clientWidth + 1)
      .map((each) => each.textContent ?? ''),
  )

/** The right edge of a link's text, on any line. */
const rightOf = (link: Locator): Promise<number> =>
  link.evaluate((element) => Math.max(...[...element.getClientRects()].map(({ right }) => right)))
const leftOf = (cell: Locator): Promise<number> => cell.evaluate((element) => element.getBoundingClientRect().left)

/** The width of the outline around the element that has the keyboard focus. */
const focusOutline = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
    return outlineStyle === 'none' ? '0px' : outlineWidth
  })

for (const locale of locales)
  test(`in the table of products no name extends below the button beside it at 320 px, ${locale}`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ viewport: { width: 320, height: 640 } })).newPage()
    await page.goto(`/${locale}/investments?view=table`, { waitUntil: 'networkidle' })
    const rows = page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: page.getByRole('link') })
    for (const row of await rows.all()) {
      const [name, button] = [row.getByRole('link').first(), row.getByRole('cell').last()]
      const [words, buttonStart] = [await rightOf(name), await leftOf(button)]
      expect.soft(words, (await name.textContent()) ?? '').toBeLessThanOrEqual(buttonStart)
    }
    await page.context().close()
  })

/** Opens each path once, moves the focus past the skip link, and checks the page under every condition. */
async function fits(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await openAndSettle(page, path)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    for (const { name, size, forcedColors } of conditions) {
      await page.setViewportSize(size)
      await page.emulateMedia({ forcedColors })
      await settle(page)
      expect.soft(await overflow(page), `${path}, ${name}: wider than the window, in px`).toBe(0)
      expect.soft(await cut(page), `${path}, ${name}: clipped text`).toEqual([])
      expect.soft(await focusOutline(page), `${path}, ${name}: focus outline`).not.toBe('0px')
    }
  }
}

const narrowly = conditions.map(({ name }) => name).join(', ')
for (const locale of locales) {
  test(`${narrowly}, ${locale}: a visitor's screens fit, and the focus is visible`, async ({ browser }) => {
    const page = await (await browser.newContext()).newPage()
    const paths = visitors.map((path) => `/${locale}${path}`)
    await fits(page, paths)
    await page.context().close()
  })

  test(`${narrowly}, ${locale}: a customer's screens fit, and the focus is visible`, async ({ browser, baseURL }) => {
    const context = await customerBrowser(browser, baseURL ?? '', await storedToken('chen'))
    const paths = customers.map((path) => `/${locale}${path}`)
    await fits(await context.newPage(), paths)
    await context.close()
  })
}

test('with reduced motion, no animation lasts', async ({ browser }) => {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await page.goto('/en_US/investments', { waitUntil: 'networkidle' })
  const lasting = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((each) => getComputedStyle(each))
      .flatMap(({ transitionDuration, animationDuration }) => [transitionDuration, animationDuration])
      .flatMap((durations) => durations.split(', '))
      .filter((duration) => Number.parseFloat(duration) > 0.01),
  )
  expect(lasting).toEqual([])
  await page.context().close()
})

test("a visitor's favorite is kept after the login", async ({ browser, baseURL }) => {
  const context = await customerBrowser(browser, baseURL ?? '', await storedToken('harbor'))
  const page = await context.newPage()
  await page.goto('/en_US/investments', { waitUntil: 'networkidle' })
  const token = await page.evaluate(() => {
    const stored = localStorage.getItem('tessera.token')
    localStorage.removeItem('tessera.token')
    return stored
  })
  await page.goto('/en_US/investments')
  await page.getByRole('button', { name: /^Add Lantern Bay Residences Sub-Trust 3/ }).click()
  await expect(page.getByRole('button', { name: /^Remove Lantern Bay Residences Sub-Trust 3/ })).toBeVisible()
  await page.evaluate((stored) => localStorage.setItem('tessera.token', stored ?? ''), token)
  await page.goto('/en_US/investments?tab=favorites')
  await expect(page.getByRole('heading', { name: 'Lantern Bay Residences Sub-Trust 3' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tessera.favorites'))).toBeNull()
  await page.getByRole('button', { name: /^Remove Lantern Bay Residences Sub-Trust 3/ }).click()
  await context.close()
})
