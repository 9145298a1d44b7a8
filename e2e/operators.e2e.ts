import { expect, test } from '@playwright/test'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { operators as operatorRows, operatorSignIn } from '@tessera/contract/office/operators/operators.ts'
import { securityDesk } from '@tessera/contract/reporting/customer-files/security-desk.ts'
import { audit } from '@tessera/contract/services/audit/audit.ts'
import { appCode } from '../world/src/people/app-codes.ts'
import { OPERATOR_PASSWORD } from '../world/src/stories/cast.ts'
import { clientOf } from './steps/client-of.ts'
import { signInFirstTime } from './steps/first-sign-in.ts'
import { newcomer } from './steps/newcomers.ts'
import { giveDevice } from './steps/passkey.ts'
import { storedToken } from './steps/sessions.ts'
import { operatorPage } from './steps/shared-page.ts'

// How operators log in while others try passwords, and their own customer accounts, which are closed to them.

test('the first two operators of the local world enrolled by one-time links, each with a passkey', async ({
  baseURL,
}) => {
  const log = clientOf(baseURL ?? '', await storedToken('root'), audit)
  for (const action of ['operators.first_link', 'operators.enrol_passkey'])
    expect((await log.list({ action })).rows, action).toHaveLength(2)
})

test('OPR-01 an operator adds a passkey, and logs in with it alone while others try passwords for their name', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const email = `opr.${Date.now().toString(36)}@tessera.example`
  await clientOf(base, await storedToken('root'), operatorRows).create({ email, name: 'Wei Ling' })
  // Passkeys need an address with a domain name.
  const site = base.replace('127.0.0.1', 'localhost')
  const context = await browser.newContext({ baseURL: site, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await giveDevice(page)
  const secret = await signInFirstTime(page, email)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('textbox', { name: 'Device name' }).fill('Desk key')
  await page.getByLabel('Your password').fill(OPERATOR_PASSWORD)
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByLabel('Authenticator code').fill(appCode(secret, new Date(Date.now() + 30_000)))
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Desk key')
  await page.getByRole('button', { name: 'Log out' }).click()

  const signIn = clientOf(base, '', operatorSignIn)
  const codes: string[] = []
  for (const name of [email, `nobody.${email}`])
    for (let n = 0; n < 4; n += 1)
      codes.push(
        await signIn.login({ email: name, password: 'Summer 2026 again' }).then(
          () => 'SUCCESS',
          (error: { code: string }) => error.code,
        ),
      )
  const one = ['OPERATOR_SIGN_IN_WRONG', 'OPERATOR_SIGN_IN_WRONG', 'OPERATOR_SIGN_IN_WRONG', 'CAPTCHA_REQUIRED']
  expect(codes).toEqual([...one, ...one])

  await page.goto(`${base}/console/zh_CN/queue`)
  await expect(page.getByRole('button', { name: '使用通行密钥登录' })).toHaveAttribute('aria-disabled', 'true')
  await page.goto('/console/en_US/queue')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()

  // The device is known, so it keeps its own attempts whatever others used up.
  await page.goto('/console/en_US/queue')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(OPERATOR_PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Authenticator code')).toBeVisible()
  await context.close()
})

test('OPR-02 an operator names their own customer account, which is closed to them and open to a colleague', async ({
  browser,
  baseURL,
  request,
}) => {
  const base = baseURL ?? ''
  const who = await newcomer(request, base)
  const { id } = await clientOf(base, who.token, customers).info({})
  const page = await operatorPage(browser, 'priya')
  await page.goto('/console/en_US/account')
  await page.getByRole('textbox', { name: 'Account ID' }).fill(who.account)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('list', { name: 'Your own customer accounts' })).toContainText(who.account)
  await page.goto(`/console/en_US/customers?search=${who.account}`)
  await expect(page.getByText('This is about your own customer account.', { exact: false }).first()).toBeVisible()
  const securityAs = async (name: string) => clientOf(base, await storedToken(name), securityDesk).get({ id })
  await expect(securityAs('priya')).rejects.toMatchObject({ code: 'OPERATOR_OWN_ACCOUNT' })
  expect((await securityAs('arjun')).number).toBe(who.account)
})
