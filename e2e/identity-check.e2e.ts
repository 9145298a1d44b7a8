import { type Browser, expect, type Page, test } from '@playwright/test'
import { approvedCustomer } from './steps/kyc.ts'
import type { Newcomer } from './steps/newcomers.ts'
import { readMailedCode } from './steps/outbox.ts'
import { customerBrowser } from './steps/sessions.ts'
import { addEndedPause } from './steps/account-states.ts'
import { enterCode } from './steps/enter-code.ts'

async function pausedOnce(browser: Browser, baseURL: string): Promise<Newcomer & { page: Page }> {
  const who = await approvedCustomer(browser, baseURL, 'phone')
  await addEndedPause(who.email)
  return { ...who, page: await (await customerBrowser(browser, baseURL, who.token)).newPage() }
}

async function answer(page: Page, who: Newcomer, passport: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Full name' }).fill(who.name)
  await page.getByRole('textbox', { name: 'Document number' }).fill(passport)
  const code = await readMailedCode(page.request, who.email, () =>
    page.getByRole('button', { name: 'Send code' }).click(),
  )
  await enterCode(page, code)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
}

test('after a pause of withdrawals the owner confirms their identity, once', async ({ browser, baseURL }) => {
  const { page, ...who } = await pausedOnce(browser, baseURL ?? '')
  await page.goto('/en_US/assets/withdraw')
  await page.getByRole('link', { name: 'Check' }).click()
  await expect(page.getByText('Your next withdrawal needs this check. 5 tries left today.')).toBeVisible()
  await answer(page, who, who.passport)
  await expect(page.getByText('No check is needed now.')).toBeVisible()
  await page.goto('/en_US/assets/withdraw')
  await expect(page.getByRole('heading', { level: 1, name: 'Withdraw' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Check' })).toHaveCount(0)
  await page.context().close()
})

test('a wrong number uses up one of five attempts', async ({ browser, baseURL }) => {
  const { page, ...who } = await pausedOnce(browser, baseURL ?? '')
  await page.goto('/en_US/personal/idAuth')
  await answer(page, who, 'X0000000')
  await expect(page.getByText(/is wrong. 4 tries left/u)).toBeVisible()
  await expect(page.getByText('Your next withdrawal needs this check. 4 tries left today.')).toBeVisible()
  await page.context().close()
})
