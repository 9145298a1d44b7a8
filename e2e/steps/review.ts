import { expect, type Locator, type Page } from '@playwright/test'
import { audit } from '@tessera/contract/services/audit/audit.ts'
import { clientOf } from './client-of.ts'
import { reloadUntil } from './reload-until.ts'
import { CONSOLE_TOKEN } from './sessions.ts'

/** Opens the case whose row on the console's screen contains `words`; waits for work that a job has not created yet. */
export async function openCase(page: Page, screen: string, words: string): Promise<Locator> {
  const row = page.getByRole('row').filter({ hasText: words }).first()
  await reloadUntil(page, `/console/en_US/${screen}`, () => expect(row).toBeVisible({ timeout: 3_000 }))
  await row.click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  return drawer
}

/** Waits until the drawer has closed, because on a slow machine the toast may disappear before it is checked. */
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

type Refusal = { readonly note: string; readonly customerMessage: string }

/** Proposes a rejection with the first reason of the list and a text for the customer. */
export async function proposeRefusal(page: Page, drawer: Locator, { note, customerMessage }: Refusal): Promise<void> {
  await drawer.getByLabel('Internal note').fill(note)
  await drawer.getByLabel('Additional note to the customer').fill(customerMessage)
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

/** One operator proposes and another confirms. */
export async function proposeAndConfirm(
  [maker, checker]: readonly [Page, Page],
  screen: string,
  words: string,
  note: string,
): Promise<void> {
  await propose(maker, await openCase(maker, screen, words), note)
  await confirm(checker, await openCase(checker, screen, words), note)
}

/**
 * Checks that the newest audit entry with `action` names the actor. The logged-in operator of `page` reads it by the
 * API.
 */
export async function expectAudited(page: Page, action: string, who: string): Promise<void> {
  const { origin } = new URL(page.url())
  const token = await page.evaluate((key) => sessionStorage.getItem(key) ?? '', CONSOLE_TOKEN)
  const newest = async () => (await clientOf(origin, token, audit).list({ action })).rows[0]?.actorName
  await expect.poll(newest, { message: `who did ${action}` }).toBe(who)
}

/** Checks that the screen of the audit log shows the same entry, and opens its record. */
export async function openAuditEntry(page: Page, action: string, who: string): Promise<void> {
  await page.goto(`/console/en_US/audit?action=${action}`)
  const newest = page.getByRole('table', { name: 'Audit log' }).getByRole('row').nth(1)
  await expect(newest).toContainText(who)
  await newest.click()
  await expect(page.getByText(`Log record: ${action} by operator:`)).toBeVisible()
}
