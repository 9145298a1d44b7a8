import { expect, type Locator, type Page } from '@playwright/test'

export const desk = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

/** How somebody works: each step is the same to both. */
export type InputMode = {
  readonly press: (page: Page, target: Locator) => Promise<void>
  readonly type: (page: Page, box: Locator, text: string) => Promise<void>
}
export const mouse: InputMode = { press: (_page, target) => target.click(), type: (_page, box, text) => box.fill(text) }
export const keys: InputMode = {
  press: async (page, target) => {
    await reach(page, target)
    await page.keyboard.press('Enter')
  },
  type: async (page, box, text) => {
    await reach(page, box)
    await page.keyboard.type(text)
  },
}

/** Goes on by Tab until the focus is there. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < 80; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
