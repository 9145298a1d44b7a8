import { expect, test } from '@playwright/test'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { clientOf } from './steps/client-of.ts'
import { newcomer } from './steps/newcomers.ts'
import { customerBrowser, logIn } from './steps/sessions.ts'

test('G2 the input of the identity form survives the end of the session, but not a logout', async ({
  browser,
  baseURL,
  request,
}) => {
  const site = baseURL ?? ''
  const who = await newcomer(request, site)
  const page = await (await customerBrowser(browser, site, who.token)).newPage()
  const start = () => page.getByRole('button', { name: 'Verify as an individual' }).click()
  const name = page.getByRole('textbox', { name: 'Full legal name' })
  const number = page.getByRole('textbox', { name: 'Document number' })

  await page.goto('/en_US/personal/kycEnter')
  await start()
  await name.fill('Amelia Tan')
  await number.fill('E1234567')
  await page.getByRole('textbox', { name: 'City' }).fill('Singapore')
  // By the time typing has paused and this appears, the draft is encrypted and stored.
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(1)
  await page.getByRole('button', { name: 'Back' }).click()

  await clientOf(site, who.token, sessions).logout({})
  await page.reload()
  await expect(page).toHaveURL(/\/en_US\/login\?back=/)
  await logIn(page, who.email, who.password)
  await expect(page).toHaveURL('/en_US/personal/kycEnter')
  await start()
  await expect(page.getByText('We’ve restored your draft.')).toBeVisible()
  await expect(name).toHaveValue('Amelia Tan')
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Singapore')
  await expect(number).toHaveValue('')

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
  await page.context().close()
})
