import { expect, type Page, test } from '@playwright/test'
import { appCode } from '../world/src/people/app-codes.ts'
import { newcomer } from './steps/newcomers.ts'
import { codeMailed } from './steps/outbox.ts'
import { customerBrowser } from './steps/sessions.ts'

/** Six boxes take a code as it is typed. */
async function enter(page: Page, label: string, code: string): Promise<void> {
  await page.getByRole('group', { name: label }).locator('input:enabled').first().click()
  await page.keyboard.type(code)
}
const prove = async (page: Page, label: string, to: string): Promise<void> => {
  await page.getByRole('group', { name: label }).waitFor()
  await enter(
    page,
    label,
    await codeMailed(page.request, to, () => page.getByRole('button', { name: 'Send code' }).click()),
  )
}

test('a phone and an authenticator are added, and the next login asks for the authenticator', async ({
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(120_000)
  const me = await newcomer(request, baseURL ?? '')
  const phone = `+659${String(Date.now()).slice(-7)}`
  const page = await (await customerBrowser(browser, baseURL ?? '', me.token)).newPage()
  await page.goto('/en_US/personal/bindPhone')
  await page.getByRole('button', { name: 'Area code' }).click()
  await page.keyboard.type('Singapore')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'New phone' }).fill(phone.slice(3))
  await page.getByLabel('Login password').fill(me.password)
  await prove(page, 'Email code', me.email)
  await prove(page, 'Code sent to the new address', phone)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText(`+65****${phone.slice(-4)}`)).toBeVisible()

  await page.goto('/en_US/personal/bindGoogle')
  await page.getByRole('button', { name: 'Start' }).click()
  const secret = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? ''
  await page.getByLabel('Login password').fill(me.password)
  await prove(page, 'Phone code', phone)
  await prove(page, 'Email code', me.email)
  const bound = appCode(secret, new Date())
  await page.getByRole('textbox', { name: 'Code from your app' }).fill(bound)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  const codes = (await page.getByText(/^([a-z2-7]{5}-[a-z2-7]{5} ?){10}$/).textContent()) ?? ''
  await page.getByRole('button', { name: 'I have written them down' }).click()
  await expect(page).toHaveURL(/userManagement$/)
  await page.context().close()

  const other = await browser.newPage()
  await other.goto(`${baseURL}/en_US/login`)
  await other.getByRole('textbox', { name: 'Email' }).first().fill(me.email)
  await other.getByLabel('Password', { exact: true }).fill(me.password)
  await other.getByRole('button', { name: 'Log in' }).last().click()
  await other.getByRole('button', { name: 'Use a backup code' }).click()
  await other.getByRole('textbox', { name: 'Backup code' }).fill(codes.split(' ')[0] ?? '')
  await expect(other).toHaveURL(/investments/)
  await other.close()
})
