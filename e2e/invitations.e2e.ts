import { expect, test } from '@playwright/test'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { clientOf } from './steps/client-of.ts'
import { desk, keys, phone } from './steps/input-modes.ts'
import { collectBrowserErrors, checkScreen } from './steps/check-screen.ts'
import { newcomer } from './steps/newcomers.ts'
import { openAccount, inventedPerson } from './steps/people.ts'
import { customerBrowser } from './steps/sessions.ts'

test('a customer copies the link by mouse, and reads by keyboard in Chinese the masked account of a person who registered with it', async ({
  browser,
  baseURL,
  request,
}) => {
  const who = await newcomer(request, baseURL ?? '')
  const options = { viewport: desk, permissions: ['clipboard-read', 'clipboard-write'] }
  const page = await (await customerBrowser(browser, baseURL ?? '', who.token, options)).newPage()
  const reports = collectBrowserErrors(page)
  await page.goto('/en_US/personal/userManagement')
  await page.getByRole('button', { name: 'Partner programmes' }).click()
  await page.getByRole('link', { name: 'Invitations' }).click()
  await expect(page.getByText('No invitations used yet')).toBeVisible()
  await checkScreen(page, 'invitations-empty.en_US')
  await page.setViewportSize(desk)
  await page.getByRole('button', { name: 'Copy invitation link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const { inviteCode } = await clientOf(baseURL ?? '', who.token, customers).info({})
  expect(link).toBe(`${baseURL}/en_US/register?invite=${inviteCode}`)

  const friend = inventedPerson()
  const other = await (await browser.newContext({ viewport: desk })).newPage()
  await other.goto(link)
  await expect(other.getByRole('textbox', { name: 'Invitation code (optional)' })).toHaveValue(inviteCode ?? '')
  await openAccount(other, friend, 'Harbour2026')
  await other.context().close()

  await page.reload()
  const row = page.getByRole('row', { name: /a\*{3}@mail\.example/ })
  await expect(row).toContainText('Not verified')
  await expect(page.getByText(friend.email)).toHaveCount(0)
  await checkScreen(page, 'invitations.en_US')
  expect(reports).toEqual([])
  await page.context().close()

  const small = await (
    await customerBrowser(browser, baseURL ?? '', who.token, { ...options, viewport: phone })
  ).newPage()
  await small.goto('/zh_CN/personal/invitations')
  await expect(small.getByRole('row', { name: /a\*{3}@mail\.example.*未认证/ })).toBeVisible()
  await keys.press(small, small.getByRole('button', { name: '复制邀请码' }))
  expect(await small.evaluate(() => navigator.clipboard.readText())).toBe(inviteCode)
  await checkScreen(small, 'invitations.zh_CN')
  await small.setViewportSize(phone)
  await small.goto('/zh_CN/personal/userManagement')
  const code = small.getByText(inviteCode ?? '', { exact: true })
  await code.scrollIntoViewIfNeeded()
  expect((await code.boundingBox())?.height).toBeLessThan(30)
  await small.context().close()
})
