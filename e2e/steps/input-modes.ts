import { expect, type Locator, type Page } from '@playwright/test'

export const desk = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

/** A way to operate the screen: by mouse or by keyboard, with the same steps. */
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

/** Presses Tab until the target has the focus. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < 80; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
