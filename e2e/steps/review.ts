import { expect, type Locator, type Page } from '@playwright/test'
import { audit } from '@tessera/contract/services/audit/audit.ts'
import { clientOf } from './client-of.ts'
import { reloadUntil } from './reload-until.ts'
import { CONSOLE_TOKEN } from './sessions.ts'

/** Opens the case of the console's screen whose row holds `words`; waits for work that a job has still to bring. */
export async function openCase(page: Page, screen: string, words: string): Promise<Locator> {
  const row = page.getByRole('row').filter({ hasText: words }).first()
  await reloadUntil(page, `/console/en_US/${screen}`, () => expect(row).toBeVisible({ timeout: 3_000 }))
  await row.click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  return drawer
}

/** A drawer closes once its step is done; the words that say so may be gone before a starved browser is asked for them. */
const closed = (page: Page): Promise<void> => expect(page.getByRole('dialog')).toHaveCount(0)

export async function propose(page: Page, drawer: Locator, note: string): Promise<void> {
  await drawer.getByLabel('Internal note').fill(note)
  await drawer.getByRole('button', { name: 'Propose approval' }).click()
  await closed(page)
}

export async function confirm(page: Page, drawer: Locator, note: string): Promise<void> {
  await drawer.getByLabel('Internal note').fill(note)
  await drawer.getByRole('button', { name: 'Approve', exact: true }).click()
  await closed(page)
}

type Refusal = { readonly note: string; readonly told: string }

/** With the first reason of the list, and own words to the customer. */
export async function proposeRefusal(page: Page, drawer: Locator, { note, told }: Refusal): Promise<void> {
  await drawer.getByLabel('Internal note').fill(note)
  await drawer.getByLabel('Additional note to the customer').fill(told)
  await drawer.getByRole('button', { name: 'Reason shown to the customer' }).click()
  await page.getByRole('option').first().click()
  await drawer.getByRole('button', { name: 'Propose rejection' }).click()
  await closed(page)
}

export async function confirmRefusal(page: Page, drawer: Locator, note: string): Promise<void> {
  await drawer.getByLabel('Internal note').fill(note)
  await drawer.getByRole('button', { name: 'Confirm rejection' }).click()
  await closed(page)
}

/** The rule of two: one proposes, another confirms. */
export async function twoAgree(
  [maker, checker]: readonly [Page, Page],
  screen: string,
  words: string,
  note: string,
): Promise<void> {
  await propose(maker, await openCase(maker, screen, words), note)
  await confirm(checker, await openCase(checker, screen, words), note)
}

/** The newest entry of the audit log with `action` names who did it. The signed-in operator of `page` reads it by the API. */
export async function expectAudited(page: Page, action: string, who: string): Promise<void> {
  const { origin } = new URL(page.url())
  const token = await page.evaluate((key) => sessionStorage.getItem(key) ?? '', CONSOLE_TOKEN)
  const newest = async () => (await clientOf(origin, token, audit).list({ action })).rows[0]?.actorName
  await expect.poll(newest, { message: `who did ${action}` }).toBe(who)
}

/** The screen of the audit log shows the same entry, which opens to its record. */
export async function openAuditEntry(page: Page, action: string, who: string): Promise<void> {
  await page.goto(`/console/en_US/audit?action=${action}`)
  const newest = page.getByRole('table', { name: 'Audit log' }).getByRole('row').nth(1)
  await expect(newest).toContainText(who)
  await newest.click()
  await expect(page.getByText(`Log record: ${action} by operator:`)).toBeVisible()
}
