import { expect, type Page } from '@playwright/test'
import { picture, upload, choose } from './form.ts'

/** Takes one step of the open case of an agent or broker, with a reason. */
export async function step(page: Page, name: string, reason: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name }).click()
  const confirmDialog = page.getByRole('dialog', { name })
  await confirmDialog.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await confirmDialog.getByRole('button', { name }).click()
  await expect(confirmDialog).toHaveCount(0)
}

/** Proposes to activate the open case with a share of the fees in percent, such as `20`. */
export async function proposeActivation(page: Page, whose: 'agent' | 'broker', share: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Propose activation' }).click()
  const activating = page.getByRole('dialog', { name: 'Propose activation' })
  await activating.getByRole('textbox', { name: `${whose === 'agent' ? 'Agent' : 'Broker'}’s share` }).fill(share)
  await activating.getByRole('textbox', { name: 'Reason' }).fill('As agreed.')
  await activating.getByRole('button', { name: 'Propose activation' }).click()
  await expect(activating).toHaveCount(0)
}

/** Fills in the licence of an application, except its expiry. Returns its number. */
export async function fillLicence(page: Page, kind: string): Promise<string> {
  const number = `LC-${Date.now()}`
  await choose(page, 'Licence type', kind)
  await page.getByRole('textbox', { name: 'Licence number' }).fill(number)
  await page.getByRole('textbox', { name: 'Issuing authority' }).fill('MAS')
  await choose(page, 'Country', 'Singapore')
  await upload(page, 'Licence file', 'licence.png', await picture(page, number, 'teal'))
  return number
}
