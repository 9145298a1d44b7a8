import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { build, preview, type PreviewServer } from 'vite'
import { findings } from './steps/axe.ts'
import { settle } from './steps/settle.ts'

// Every story of the workshop, built to static files: axe, small screens, visible focus. `npm run pictures` compares
// screenshots.

const stories = readdirSync('packages/ui/src')
  .filter((file) => file.endsWith('.story.tsx'))
  .map((file) => file.slice(0, -'.story.tsx'.length))
const themes = ['light', 'dark'] as const
const languages = ['en-US', 'zh-CN'] as const

let server: PreviewServer | undefined
let address = ''
/** One page for all stories, because a new one would compile all scripts again. */
let page: Page

test.beforeAll(async ({ browser }) => {
  const outDir = join(tmpdir(), `tessera-workshop-${process.pid}`)
  const config = { root: 'packages/ui/workshop', logLevel: 'warn', build: { outDir, emptyOutDir: true } } as const
  await build(config)
  server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } })
  address = server.resolvedUrls?.local[0] ?? ''
  page = await browser.newPage()
})

test.afterAll(async () => {
  await page.context().close()
  await server?.close()
})

async function open(story: string, takePicture: Readonly<Record<string, string>>): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${address}?${new URLSearchParams({ bare: '', story, ...takePicture })}`)
  await expect(page.locator(`#${story}`)).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await settle(page)
}

for (const story of stories)
  for (const language of languages)
    test(`the story ${story} in ${language} passes axe in both themes and fits 320 px`, async () => {
      await open(story, { theme: 'light', language })
      const where = { include: [`#${story}`] }
      expect(await findings(page, where), 'light').toEqual([])
      // The markup is the same in both themes. Only colors differ.
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
      await settle(page)
      expect(await findings(page, where, 'theme'), 'dark').toEqual([])
      // The width of a small screen at 200 % zoom.
      await page.setViewportSize({ width: 320, height: 640 })
      // A table pins its columns one animation frame after its size has changed.
      await settle(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })

/** In the order of the story `states`. */
const controls = ['button', 'text input', 'checkbox', 'radio', 'switch', 'tabs', 'select'] as const

for (const [at, name] of controls.entries())
  test(`a ${name} shows its keyboard focus in both themes`, async () => {
    for (const theme of themes) {
      await open('states', { theme, language: 'en-US' })
      const figure = page.locator('#states figure').nth(at)
      const takePicture = () => figure.screenshot({ animations: 'disabled', caret: 'hide' })
      const rest = await takePicture()
      await figure
        .locator('button, input, [role=tab]')
        .first()
        .evaluate((it: HTMLElement) => it.focus())
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      expect((await takePicture()).equals(rest), `${theme}: looks the same with keyboard focus`).toBe(false)
    }
  })
