import { expect, type Page, test } from '@playwright/test'
import { newcomer } from './steps/newcomers.ts'
import { codeMailed, mailsTo } from './steps/outbox.ts'
import { customerBrowser } from './steps/sessions.ts'

/** A device of its own for this page: it keeps passkeys and says yes whenever it is asked who holds it. */
async function giveDevice(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const proveByMail = async (page: Page, email: string): Promise<void> => {
  const boxes = page.getByRole('group', { name: 'Email code' })
  await boxes.waitFor()
  const code = await codeMailed(page.request, email, () => page.getByRole('button', { name: 'Send code' }).click())
  await boxes.locator('input:enabled').first().click()
  await page.keyboard.type(code)
}
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm', exact: true }).click()

test('a passkey is added, signs in alone and as the second step, authorises, and is removed', async ({
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(120_000)
  const site = (baseURL ?? '').replace('127.0.0.1', 'localhost')
  const me = await newcomer(request, baseURL ?? '')
  const context = await customerBrowser(browser, site, me.token)
  const page = await context.newPage()
  await giveDevice(page)

  await page.goto(`${site}/en_US/personal/userManagement`)
  await page.getByRole('link', { name: 'Add', exact: true }).last().click()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Work laptop')
  await page.getByLabel('Login password').fill(me.password)
  await proveByMail(page, me.email)
  await expect(page.getByText('Everything is confirmed.')).toBeVisible()
  await confirm(page)
  await expect(page.getByText('Work laptop')).toBeVisible()
  await expect.poll(async () => JSON.stringify(await mailsTo(request, me.email))).toContain('Passkey added')

  await page.evaluate(() => localStorage.removeItem('tessera.token'))
  await page.goto(`${site}/en_US/login`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/investments/)

  await page.evaluate(() => localStorage.removeItem('tessera.token'))
  await page.goto(`${site}/en_US/login`)
  await page.getByRole('textbox', { name: 'Email' }).first().fill(me.email)
  await page.getByLabel('Password', { exact: true }).fill(me.password)
  await page.getByRole('button', { name: 'Log in' }).last().click()
  await expect(page.getByText('Confirm with your passkey.')).toBeVisible()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/investments/)

  await page.goto(`${site}/en_US/personal/safetyRecord`)
  await expect(page.getByRole('cell', { name: 'Passkey', exact: true })).toHaveCount(2)

  await page.goto(`${site}/en_US/personal/passkeys`)
  await page.getByRole('button', { name: 'Rename: Work laptop' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Old laptop')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Remove: Old laptop' }).click()
  await page.getByLabel('Login password').fill(me.password)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await proveByMail(page, me.email)
  await expect(page.getByText('Everything is confirmed.')).toBeVisible()
  await confirm(page)
  await expect(page.getByText('No passkey yet')).toBeVisible()

  await page.evaluate(() => localStorage.removeItem('tessera.token'))
  await page.goto(`${site}/en_US/login`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('This passkey was not accepted here.')).toBeVisible()
  await context.close()
})

test('at an address without a name the screens say where passkeys work', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  await page.goto('/en_US/login')
  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  const me = await newcomer(request, baseURL ?? '')
  const context = await customerBrowser(browser, baseURL ?? '', me.token)
  const own = await context.newPage()
  await own.goto(`${baseURL}/zh_CN/personal/passkeys`)
  await expect(own.getByText('当前网址无法使用')).toBeVisible()
  await expect(own.getByRole('link', { name: '前往该网址' })).toHaveAttribute(
    'href',
    `${(baseURL ?? '').replace('127.0.0.1', 'localhost')}/zh_CN/personal/passkeys`,
  )
  await context.close()
})
