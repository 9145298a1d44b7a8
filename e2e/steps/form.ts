import { expect, type Locator, type Page } from '@playwright/test'
import { Buffer } from 'node:buffer'

type Container = Page | Locator

const pageOf = (container: Container): Page => ('page' in container ? container.page() : container)

/** Opens the list called `label` and chooses the option whose name contains `option`. */
export async function choose(container: Container, label: string, option: string): Promise<void> {
  await container.getByRole('button', { name: label }).click()
  await pageOf(container).getByRole('option', { name: option }).first().click()
}

/** Ticks a checkbox by keyboard, because a click could hit a link in its label. */
export async function tick(container: Container, name?: string): Promise<void> {
  const box = container.getByRole('checkbox', name === undefined ? {} : { name })
  await box.press('Space')
  await expect(box).toBeChecked()
}

/** A picture that no other test uploads: the text on a background of the color. */
export async function picture(page: Page, words: string, color: string): Promise<Buffer> {
  const sheet = await page.context().newPage()
  await sheet.setViewportSize({ width: 640, height: 400 })
  await sheet.setContent(`<body style="background:${color};color:white;font:32px sans-serif">${words}</body>`)
  const bytes = await sheet.screenshot()
  await sheet.close()
  return bytes
}

/** Chooses a file for the upload called `label` and waits until it is uploaded. */
export async function upload(page: Page, label: string, name: string, bytes: Buffer): Promise<void> {
  const group = page.getByRole('group', { name: label })
  const chooser = page.waitForEvent('filechooser')
  await group.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer: bytes })
  await expect(group.getByText(name)).toBeVisible()
  await expect(group.getByRole('progressbar')).toHaveCount(0)
}

/** Hovers until the tooltip shows, because a screen that has just loaded takes the focus, which closes a tooltip. */
export async function explains(what: Locator, words: string): Promise<void> {
  await expect(async () => {
    await what.page().mouse.move(0, 0)
    await what.hover()
    await expect(what.page().getByRole('tooltip')).toHaveText(words, { timeout: 1_000 })
  }).toPass()
}

/** Chooses a bank's file in the dialog that imports statements. */
export const chooseStatement = (dialog: Locator, text: string): Promise<void> =>
  dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
