import type { Locator, Page } from '@playwright/test'

/**
 * Types a code into the boxes of a page or dialog. They are disabled until the page knows that a code was sent. Keys
 * pressed in a disabled box are lost, so the click waits until it is enabled.
 */
export async function enterCode(within: Page | Locator, code: string, label = 'Digit 1 of 6'): Promise<void> {
  const first = within.getByLabel(label)
  await first.click()
  await first.pressSequentially(code)
}
