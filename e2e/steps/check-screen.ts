import { expect, type Page } from '@playwright/test'
import { findings, type Rules } from './axe.ts'
import { settle } from './settle.ts'

const heights = { 1440: 900, 1024: 768, 390: 844 } as const
const widths = [1440, 1024, 390] as const
const themes = ['light', 'dark'] as const
type Width = (typeof widths)[number]
type Theme = (typeof themes)[number]

/** Collects everything that the browser reports while `page` is open. */
export function collectBrowserErrors(page: Page): string[] {
  const found: string[] = []
  const report = (text: string) => found.push(`${page.url()}: ${text}`)
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().includes('MISSING_MESSAGE')) report(message.text())
  })
  page.on('pageerror', (error) => report(error.message))
  return found
}

/** `npm test` checks two of the six combinations of width and theme in one language, and two others in the other. */
const isQuick = process.env['E2E_LOOKS'] === 'half'
const isChecked = (name: string, width: Width, theme: Theme): boolean =>
  !isQuick || (width !== 1024 && (width === 1440) === ((theme === 'light') === isEnglish(name)))
const isEnglish = (name: string): boolean => name.endsWith('en_US')

/**
 * Each screen is scanned with every rule of axe once in each language: English at 1440 px, Chinese at 390 px. So elements
 * that exist at one width only are scanned too. The markup is the same in both themes, so the second theme needs the
 * contrast rule only. Another width changes sizes, so it needs the contrast and target-size rules. A screen checked in one
 * language only is scanned with every rule at each width.
 */
function rulesOf(name: string, width: Width, { isFirst, inBoth }: { isFirst: boolean; inBoth: boolean }): Rules {
  if (!isFirst) return 'theme'
  return !inBoth || width === (isEnglish(name) ? 1440 : 390) ? 'all' : 'theme and width'
}

/** Checks an open screen in both themes and every width. `inBoth`: the caller checks it in both languages. */
export async function checkScreen(page: Page, name: string, { inBoth = false } = {}): Promise<void> {
  await freezeRendering(page)
  for (const width of widths) {
    const checkedThemes = themes.filter((each) => isChecked(name, width, each))
    if (checkedThemes.length > 0) await page.setViewportSize({ width, height: heights[width] })
    for (const [at, theme] of checkedThemes.entries()) {
      await changeTheme(page, theme)
      const combination = `${name}.${theme}.${width}`
      const rules = rulesOf(name, width, { isFirst: at === 0, inBoth })
      expect.soft(await findings(page, { exclude: [ANNOUNCED] }, rules), combination).toEqual([])
      expect.soft(await overflow(page), `${combination}: wider than the window, in px`).toBe(0)
    }
  }
}

/**
 * Renders the whole page, including parts that a browser skips while they are off screen. Turns transitions off,
 * because on a busy machine axe would measure a color between two themes.
 */
const freezeRendering = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* { content-visibility: visible !important }
      *, ::before, ::after { transition: none !important; animation-duration: 0s !important }`)
    document.adoptedStyleSheets.push(sheet)
  })

async function changeTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
  await settle(page)
}

/** The announcement of a pressed button disappears after seconds. Until then it may refer to a removed button. */
const ANNOUNCED = '[data-live-announcer] [role=img]'

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return Math.max(0, scrollWidth - clientWidth)
  })
