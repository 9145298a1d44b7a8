import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { build, preview, type PreviewServer } from 'vite'
import { findings } from './steps/axe.ts'
import { compare, stacked } from './steps/picture.ts'
import { settle } from './steps/settle.ts'

// Every story of the workshop, as it is built to static files: axe, its picture, narrow screens, high contrast.

const stories = readdirSync('packages/ui/src')
  .filter((file) => file.endsWith('.story.tsx'))
  .map((file) => file.slice(0, -'.story.tsx'.length))
const themes = ['light', 'dark'] as const
const languages = ['en-US', 'zh-CN'] as const
/** A picture may differ in this share of its small pixels; another colour of one button is more. */
const TOLERATED = 0.01

let server: PreviewServer | undefined
let address = ''

test.beforeAll(async () => {
  const outDir = join(tmpdir(), `tessera-workshop-${process.pid}`)
  const config = { root: 'packages/ui/workshop', logLevel: 'warn', build: { outDir, emptyOutDir: true } } as const
  await build(config)
  server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } })
  address = server.resolvedUrls?.local[0] ?? ''
})

test.afterAll(() => server?.close())

async function open(page: Page, story: string, look: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`${address}?${new URLSearchParams({ bare: '', story, ...look })}`)
  await expect(page.locator(`#${story}`)).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await settle(page)
}

for (const story of stories) {
  test(`the story ${story} has no finding of axe, in both themes and languages`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const theme of themes)
      for (const language of languages) {
        await open(page, story, { theme, language })
        expect(await findings(page, { include: [`#${story}`] }), `${theme} ${language}`).toEqual([])
      }
  })

  test(`the story ${story} looks as it did, in both themes`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const renew = test.info().config.updateSnapshots === 'all'
    for (const theme of themes) {
      await open(page, story, { theme, language: 'en-US' })
      const picture = await page.locator(`#${story}`).screenshot({ animations: 'disabled', caret: 'hide' })
      const share = await compare(page, picture, `e2e/pictures/${story}.${theme}.webp`, renew)
      expect(share, `${story} ${theme}: share of the picture that is another`).toBeLessThan(TOLERATED)
    }
  })

  test(`the story ${story} fits 320 px in both languages, as at a zoom of 200 % on a small screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const language of languages) {
      await open(page, story, { language })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBe(320)
    }
  })
}

/** In the order of the story `states`; each has a control that is open and one that is closed. */
const controls = [
  ['button', 'button'],
  ['text input', 'input'],
  ['checkbox', 'label'],
  ['radio', 'label'],
  ['switch', 'label'],
  ['tabs', '[role=tab]'],
  ['select', 'button'],
] as const

for (const [at, [name, part]] of controls.entries())
  test(`a ${name} answers to the pointer, to Tab and to a press, in both themes`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const renew = test.info().config.updateSnapshots === 'all'
    for (const theme of themes) {
      await open(page, 'states', { theme, language: 'en-US' })
      const figure = page.locator('#states figure').nth(at)
      const control = figure.locator(part).first()
      const look = () => figure.screenshot({ animations: 'disabled', caret: 'hide' })
      const rest = await look()
      await control.hover()
      const hovered = await look()
      await page.mouse.down()
      const pressed = await look()
      await page.mouse.move(0, 0)
      await page.mouse.up()
      await open(page, 'states', { theme, language: 'en-US' })
      await figure
        .locator('button, input, [role=tab]')
        .first()
        .evaluate((it: HTMLElement) => it.focus())
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      const focused = await look()
      expect(focused.equals(rest), `${theme}: reached by Tab it looks as before`).toBe(false)
      const picture = await stacked(page, [rest, hovered, pressed, focused])
      const path = `e2e/pictures/states/${name.replace(' ', '-')}.${theme}.webp`
      expect(await compare(page, picture, path, renew), theme).toBeLessThan(TOLERATED)
    }
  })

test('a picture in which one colour changed is noticed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, 'button', { theme: 'light', language: 'en-US' })
  await page.addStyleTag({ content: ':root { --accent: var(--gilt) !important }' })
  const picture = await page.locator('#button').screenshot({ animations: 'disabled', caret: 'hide' })
  const share = await compare(page, picture, 'e2e/pictures/button.light.webp', false)
  expect(share).toBeGreaterThan(TOLERATED)
})
