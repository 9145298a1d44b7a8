import { expect, test } from '@playwright/test'
import { newcomer } from './steps/newcomers.ts'
import { customerBrowser } from './steps/sessions.ts'

test('a logged-in phone approves a browser by the number that both show; rejected and foreign browsers are not logged in', async ({
  browser,
  request,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const who = await newcomer(request, base)
  const desk = await (await browser.newContext({ baseURL: base })).newPage()
  const phone = await (await customerBrowser(browser, base, who.token)).newPage()
  /** Opens the address in the QR code of the computer. */
  const scan = async () => {
    const created = desk.waitForResponse((answer) => answer.url().endsWith('/ex/login/qr/create'))
    await desk.goto('/en_US/login')
    // The tabs are rendered before they are hydrated.
    await expect(async () => {
      await desk.getByRole('tab', { name: 'QR code' }).click()
      await expect(desk.getByRole('img', { name: 'QR code to log in' })).toBeVisible({ timeout: 2000 })
    }).toPass()
    const { data }: { data: { url: string; matchCode: number } } = await (await created).json()
    await phone.goto(new URL(data.url).pathname)
    await expect(phone.getByText('Which number does the other device show?')).toBeVisible()
    return String(data.matchCode)
  }

  await scan()
  await phone.getByRole('button', { name: 'This was not me' }).click()
  await expect(phone.getByText('Login rejected.')).toBeVisible()
  await expect(desk.getByText('The login was rejected on the phone.')).toBeVisible()

  const number = await scan()
  await expect(desk.getByText(/^Scanned by a\*\*\*@/)).toBeVisible()
  await expect(desk.getByText(number, { exact: true })).toBeVisible()
  // The phone logged in from another address, so it is asked for the password.
  await phone.getByLabel('Login password', { exact: true }).fill(who.password)
  await phone.getByRole('button', { name: number, exact: true }).click()
  await expect(phone.getByText('The other device is logged in.')).toBeVisible()
  await expect(desk).toHaveURL(/\/home$/)
  await expect(desk.getByRole('button', { name: 'Account menu' })).toBeVisible()
})
