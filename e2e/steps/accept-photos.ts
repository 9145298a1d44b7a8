import { expect, type Locator, type Page } from '@playwright/test'
import { openCase } from './review.ts'

/** Opens the case of an identity, and opens each photo with a reason and accepts it. */
export async function openAndAcceptPhotos(page: Page, screen: string, words: string): Promise<Locator> {
  const drawer = await openCase(page, screen, words)
  for (const name of ['Front of document', 'Selfie']) {
    await drawer.getByRole('button', { name: `Open: ${name}` }).click()
    const why = page.getByRole('dialog', { name: 'Why do you need to open this photo?', exact: false })
    await why.getByLabel('Reason').fill('I compare it with the person.')
    await why.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(why).toHaveCount(0)
    await drawer.getByRole('button', { name: `Your verdict: ${name}` }).click()
    await page.getByRole('option', { name: 'Accepted', exact: true }).click()
    await expect(drawer.getByRole('button', { name: `Your verdict: ${name}` })).toContainText('Accepted')
  }
  return drawer
}
