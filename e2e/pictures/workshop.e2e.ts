import { expect, type Locator, type Page, test } from '@playwright/test'
import { readdirSync } from 'node:fs'
import { settle } from '../steps/settle.ts'
import { isBaseline, isNew } from './baseline.ts'

// Every story of the workshop at WORKSHOP_ADDRESS, in both themes, and the states of its controls.

const stories = readdirSync('packages/ui/src')
  .filter((file) => file.endsWith('.story.tsx'))
  .map((file) => file.slice(0, -'.story.tsx'.length))
const themes = ['light', 'dark'] as const
const address = process.env['WORKSHOP_ADDRESS'] ?? ''

test.use({ viewport: { width: 1280, height: 900 } })

/** Returns the open story; undefined if the workshop at this address does not have it. */
async function open(page: Page, story: string, theme: string): Promise<Locator | undefined> {
  await page.goto(`${address}?${new URLSearchParams({ bare: '', story, theme, language: 'en-US' })}`)
  await expect(page.getByRole('main')).toBeVisible()
  const found = page.locator(`#${story}`)
  if ((await found.count()) === 0) return undefined
  await page.evaluate(() => document.fonts.ready)
  await settle(page)
  return found
}

for (const story of stories)
  for (const theme of themes)
    test(`the story ${story} is unchanged in the ${theme} theme`, async ({ page }) => {
      const picture = `${story}-${theme}.png`
      const found = await open(page, story, theme)
      if (found === undefined || isNew(picture)) return
      await expect(found).toHaveScreenshot(picture)
    })

/** In the order of the story `states`; each has a control that is enabled and one that is disabled. */
const controls = [
  ['button', 'button'],
  ['text-input', 'input'],
  ['checkbox', 'label'],
  ['radio', 'label'],
  ['switch', 'label'],
  ['tabs', '[role=tab]'],
  ['select', 'button'],
] as const

for (const [at, [name, part]] of controls.entries())
  for (const theme of themes)
    test(`a ${name} hovered, pressed and focused is unchanged in the ${theme} theme`, async ({ page }) => {
      const picture = (state: string): string => `states-${name}-${state}-${theme}.png`
      const story = await open(page, 'states', theme)
      if (story === undefined || isNew(picture('hovered'))) return
      const figure = story.locator('figure').nth(at)
      await figure.locator(part).first().hover()
      await expect.soft(figure).toHaveScreenshot(picture('hovered'))
      await page.mouse.down()
      await expect.soft(figure).toHaveScreenshot(picture('pressed'))
      await page.mouse.move(0, 0)
      await page.mouse.up()
      await open(page, 'states', theme)
      await figure
        .locator('button, input, [role=tab]')
        .first()
        .evaluate((control: HTMLElement) => control.focus())
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      await expect.soft(figure).toHaveScreenshot(picture('focused'))
    })

test('a picture with one changed color fails the comparison', async ({ page }) => {
  const story = await open(page, 'button', 'light')
  if (story === undefined || isBaseline) return
  await page.addStyleTag({ content: ':root { --accent: var(--gilt) !important }' })
  await expect(story).not.toHaveScreenshot('button-light.png')
})
