import { expect, test } from '@playwright/test'
import { deposits } from '@tessera/contract/payments/deposits/deposits.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { freshAddress } from '../world/src/people/fresh-address.ts'
import { clientOf } from './steps/client-of.ts'
import { approvedCustomer } from './steps/kyc.ts'
import { newcomer } from './steps/newcomers.ts'
import { mailsTo } from './steps/outbox.ts'
import { sendOnChain } from './steps/external-payments.ts'
import { addPasskey, confirm, giveDevice, proveByMail } from './steps/passkey.ts'
import { closeReceipt } from './steps/receipt.ts'
import { customerBrowser } from './steps/sessions.ts'
import { addEndedPause } from './steps/account-states.ts'
import { addAddress, fillWithdrawal, withPasskey } from './steps/withdraw.ts'

/** Passkeys need an address with a domain name. */
const named = (baseURL = ''): string => baseURL.replace('127.0.0.1', 'localhost')

test('a passkey is added, logs in alone and as the second step, authorizes, and is removed', async ({
  browser,
  baseURL,
  request,
}) => {
  const site = named(baseURL)
  const me = await newcomer(request, baseURL ?? '')
  const context = await customerBrowser(browser, site, me.token)
  const page = await context.newPage()
  await giveDevice(page)

  await page.goto(`${site}/en_US/personal/userManagement`)
  await page.getByRole('link', { name: 'Add', exact: true }).last().click()
  await addPasskey(page, me, 'Work laptop')
  await expect.poll(async () => JSON.stringify(await mailsTo(request, me.email))).toContain('Passkey added')

  await page.evaluate(() => localStorage.removeItem('tessera.token'))
  await page.goto(`${site}/en_US/login`)
  const keep = page.getByRole('checkbox', { name: 'When I use a passkey, keep me logged in on this device for 7 days' })
  await expect(keep).toBeEnabled()
  await keep.check({ force: true })
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page).toHaveURL(/home$/)
  const stored = (await page.evaluate(() => localStorage.getItem('tessera.token'))) ?? ''
  const { endsInSeconds } = await clientOf(baseURL ?? '', stored, sessions).life({})
  expect(endsInSeconds).toBeGreaterThan(6 * 86_400)

  await page.evaluate(() => localStorage.removeItem('tessera.token'))
  await page.goto(`${site}/en_US/login`)
  await page.getByRole('textbox', { name: 'Email' }).first().fill(me.email)
  await page.getByLabel('Password', { exact: true }).fill(me.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click()
  await expect(page.getByText('Confirm with your passkey.')).toBeVisible()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/home$/)

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
  await expect(page.getByText('Confirmed.')).toBeVisible()
  await confirm(page)
  await expect(page.getByText('No passkey yet')).toBeVisible()

  await page.evaluate(() => localStorage.removeItem('tessera.token'))
  await page.goto(`${site}/en_US/login`)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByText('This passkey could not be verified.')).toBeVisible()
  await context.close()
})

test('at an address without a domain name the screens say where passkeys work', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  await page.goto('/en_US/login')
  const button = page.getByRole('button', { name: 'Log in with a passkey' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  const me = await newcomer(request, baseURL ?? '')
  const context = await customerBrowser(browser, baseURL ?? '', me.token)
  const own = await context.newPage()
  await own.goto(`${baseURL}/zh_CN/personal/passkeys`)
  await expect(own.getByText('当前网址无法使用')).toBeVisible()
  await expect(own.getByRole('link', { name: '前往该网址' })).toHaveAttribute(
    'href',
    `${named(baseURL)}/zh_CN/personal/passkeys`,
  )
  await context.close()
})

test('AZ-07 a passkey suffices to move money: it confirms the identity check, adds an address, withdraws and creates an API key', async ({
  browser,
  baseURL,
}) => {
  const who = await approvedCustomer(browser, baseURL ?? '')
  const context = await customerBrowser(browser, named(baseURL), who.token, { baseURL: named(baseURL) })
  const page = await context.newPage()
  const device = await giveDevice(page)
  await page.goto('/en_US/personal/passkeys')
  await addPasskey(page, who, 'Work laptop')
  await page.goto('/en_US/assets/withdraw')
  await expect(page.getByText(/Withdrawals are paused until/)).toHaveCount(0)
  await addEndedPause(who.email)
  const own = clientOf(baseURL ?? '', who.token, deposits)
  const { address } = await own.address({ coin: 'tUSD', chain: 'solana_devnet' })
  await sendOnChain(page, address, '400')
  await expect.poll(async () => (await own.list({})).rows[0]?.status).toBe('credited')

  await page.goto('/en_US/personal/idAuth')
  await page.getByRole('textbox', { name: 'Full name' }).fill(who.name)
  await page.getByRole('textbox', { name: 'Document number' }).fill(who.passport)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByText('No check is needed now.')).toBeVisible()

  await addAddress(page, undefined, { address: freshAddress(), remark: 'Vault' })
  const withdrawal = await fillWithdrawal(page, { to: 'Vault', amount: '120.5', remark: 'By passkey' })
  await device.seesHolder(false)
  await withPasskey(withdrawal, 'Withdraw')
  await expect(withdrawal).toContainText('Not confirmed. Try again, or use another method.')
  await device.seesHolder(true)
  await withPasskey(withdrawal, 'Withdraw')
  await closeReceipt(page, 'Check your email to confirm the withdrawal.')
  await expect(page.getByRole('row').filter({ hasText: '120.5' })).toContainText('Confirm by email')

  await page.goto('/en_US/personal/apiKeys')
  await page.getByRole('button', { name: 'Create key' }).click()
  const key = page.getByRole('dialog', { name: 'New key' })
  await key.getByRole('textbox', { name: 'Name' }).fill('Rebalancer')
  await withPasskey(key, 'Create key')
  await expect(page.getByText('“Rebalancer” is ready. Copy it now.')).toBeVisible()
  await context.close()
})
