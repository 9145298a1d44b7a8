import { expect, test } from '@playwright/test'
import { appCode } from '../world/src/people/app-codes.ts'
import { newcomer } from './steps/newcomers.ts'
import { addPhone, prove } from './steps/second-factor.ts'
import { customerBrowser } from './steps/sessions.ts'

test('a phone and an authenticator are added, and the next login asks for the authenticator', async ({
  browser,
  baseURL,
  request,
}) => {
  const me = await newcomer(request, baseURL ?? '')
  const page = await (await customerBrowser(browser, baseURL ?? '', me.token)).newPage()
  const phone = await addPhone(page, me)

  await page.goto('/en_US/personal/bindGoogle')
  await page.getByRole('button', { name: 'Start' }).click()
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
  const secret = key.replaceAll(' ', '')
  await page.getByLabel('Login password').fill(me.password)
  await prove(page, 'Phone code', phone)
  await prove(page, 'Email code', me.email)
  const bound = appCode(secret, new Date())
  await page.getByRole('textbox', { name: 'Code from your authenticator app' }).fill(bound)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('Your authenticator is on. From now on, we ask for its codes.')).toBeVisible()
  const codes = await page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page).toHaveURL(/userManagement$/)
  await page.context().close()

  const other = await browser.newPage()
  await other.goto(`${baseURL}/en_US/login`)
  await other.getByRole('textbox', { name: 'Email' }).first().fill(me.email)
  await other.getByLabel('Password', { exact: true }).fill(me.password)
  await other.getByRole('button', { name: 'Log in', exact: true }).last().click()
  await other.getByRole('button', { name: 'Use a backup code' }).click()
  await other.getByRole('textbox', { name: 'Backup code' }).fill(codes[0] ?? '')
  await expect(other).toHaveURL(/home$/)
  await other.close()
})
