import { type Browser, expect, type Page, test } from '@playwright/test'
import { locales } from '@tessera/contract/platform/text/locale.ts'
import { openAndSettle } from '../steps/open-and-settle.ts'
import { isOperator, openAs, screens, type Who } from '../steps/screens.ts'
import { settle } from '../steps/settle.ts'
import { isNew } from './baseline.ts'

// Every screen of the site and of the console at E2E_ADDRESS, in both languages and themes: at 1440 px, the site at 390
// px too. Both sites start from a copy of the same data. Prices and times still change, so every digit is shown as 0
// and the page's clock is fixed. Charts are masked, and a complete screen receives no more data.

test.describe.configure({ mode: 'parallel' })

const sizes = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } } as const
const themes = ['light', 'dark'] as const

/** One page per person, for all screens of a worker. */
const opened = new Map<Who, Promise<Page>>()
async function pageOf(browser: Browser, baseURL: string, who: Who): Promise<Page> {
  const open = async (): Promise<Page> => {
    const context = await openAs(browser, baseURL, who)
    await context.routeWebSocket('**', () => undefined)
    const page = await context.newPage()
    await page.clock.setFixedTime(new Date(Number(process.env['PICTURES_AT'] ?? Date.now())))
    return page
  }
  const page = opened.get(who) ?? open()
  opened.set(who, page)
  return page
}

/** Requests sent after a screen is complete get no response, so nothing on it changes. */
async function stopAnswers(page: Page): Promise<void> {
  await page.route('**/*', (route) =>
    ['fetch', 'xhr'].includes(route.request().resourceType()) ? undefined : route.fallback(),
  )
}

const zeroDigits = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      if (/\d/u.test(text.nodeValue ?? '')) text.nodeValue = (text.nodeValue ?? '').replaceAll(/\d/gu, '0')
    for (const field of document.querySelectorAll('input')) field.value = field.value.replaceAll(/\d/gu, '0')
  })

for (const who of ['visitor', 'newcomer', 'chen', 'priya', 'root'] as const)
  for (const locale of locales)
    for (const [name, path] of screens[who])
      test(`${name} is unchanged in ${locale}`, async ({ browser, baseURL }) => {
        const page = await pageOf(browser, baseURL ?? '', who)
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await page.setViewportSize(sizes[1440])
        await openAndSettle(page, `${isOperator(who) ? '/console' : ''}/${locale}${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        // On a busy machine a part of the page may load later than the page itself.
        await page.waitForLoadState('networkidle')
        // The order book waits for the socket, which gets no messages here.
        if (!name.startsWith('trade')) await expect(page.locator('[class*="_skeleton_"]')).toHaveCount(0)
        await stopAnswers(page)
        for (const width of isOperator(who) ? ([1440] as const) : ([1440, 390] as const)) {
          await page.setViewportSize(sizes[width])
          for (const theme of themes) {
            const picture = `${name}-${locale}-${theme}-${width}.png`
            if (isNew(picture)) continue
            await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme)
            await settle(page)
            await zeroDigits(page)
            const mask = [page.locator('canvas, video, [role=timer]')]
            await expect.soft(page).toHaveScreenshot(picture, { fullPage: true, mask })
          }
        }
      })
