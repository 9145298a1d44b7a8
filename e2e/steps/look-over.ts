import { expect, type Page } from '@playwright/test'
import { join } from 'node:path'
import { findings } from './axe.ts'
import { settle } from './settle.ts'

const heights = { 1440: 900, 1024: 768, 390: 844 } as const
const widths = [1440, 1024, 390] as const
const themes = ['light', 'dark'] as const

/** Everything that the browser complains about while `page` lives. */
export function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().includes('MISSING_MESSAGE')) heard.push(message.text())
  })
  page.on('pageerror', (error) => heard.push(error.message))
  return heard
}

/** `npm test` keeps no pictures, and looks at each screen in two of the six ways, and in two others in the other language. */
const isQuick = process.env['E2E_LOOKS'] === 'half'
const looksAt = (name: string, width: number, theme: string): boolean =>
  !isQuick || (width !== 1024 && (width === 1440) === ((theme === 'light') === name.endsWith('en_US')))

/** Looks at an open screen in both themes and every width, and keeps a picture of each. */
export async function lookOver(page: Page, name: string): Promise<void> {
  await layOutAll(page)
  // What lies over a page is as large as the window; the page behind it is another picture's.
  const fullPage = (await page.getByRole('dialog').count()) === 0
  for (const width of widths) {
    const looks = themes.filter((each) => looksAt(name, width, each))
    if (looks.length > 0) await page.setViewportSize({ width, height: heights[width] })
    for (const theme of looks) {
      await changeTheme(page, theme)
      const picture = `${name}.${theme}.${width}`
      expect.soft(await findings(page, { exclude: [ANNOUNCED] }), picture).toEqual([])
      expect.soft(await overflow(page), `${picture}: wider than the window, in px`).toBe(0)
      if (!isQuick) await page.screenshot({ path: join('test-results', 'screens', `${picture}.png`), fullPage })
    }
  }
}

/** What a browser lays out when it comes near is looked at as well. */
const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })

async function changeTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((look) => document.documentElement.setAttribute('data-theme', look), theme)
  await settle(page)
}

/** What a pressed button announced is taken back after seconds; until then it points to a button that may be gone. */
const ANNOUNCED = '[data-live-announcer] [role=img]'

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return Math.max(0, scrollWidth - clientWidth)
  })
