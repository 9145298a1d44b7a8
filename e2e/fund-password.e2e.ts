import { expect, test } from '@playwright/test'
import { freshAddress } from '../world/src/people/fresh-address.ts'
import { approvedCustomer } from './steps/kyc.ts'
import { customerBrowser } from './steps/sessions.ts'
import { addAddress, withCode } from './steps/withdraw.ts'

test('a fund password is set, and an address is trusted with it and a code', async ({ browser, baseURL }) => {
  const who = await approvedCustomer(browser, baseURL ?? '', 'phone')
  const page = await (await customerBrowser(browser, baseURL ?? '', who.token)).newPage()
  await page.goto('/en_US/personal/userManagement')
  await page.getByRole('button', { name: 'Change', exact: true }).first().click()
  const nickname = page.getByRole('dialog', { name: 'Change nickname' })
  await nickname.getByRole('textbox', { name: 'Nickname' }).fill('Harbour')
  await nickname.getByRole('button', { name: 'Save' }).click()
  await expect(nickname).toHaveCount(0)
  await page.getByRole('button', { name: 'Set', exact: true }).last().click()
  const setting = page.getByRole('dialog', { name: 'Set the fund password' })
  await setting.getByLabel('Fund password', { exact: true }).fill('fund harbour 7')
  await setting.getByLabel('Confirm fund password').fill('fund harbour 7')
  await withCode(page, setting, who.email, 'Save')
  await expect(setting).toHaveCount(0)

  await addAddress(page, who.email, { address: freshAddress(), remark: 'Vault' })
  await page.getByRole('button', { name: 'Trust Vault' }).click()
  const trust = page.getByRole('dialog', { name: 'Trust this address?' })
  const fund = trust.getByLabel('Fund password')
  await fund.fill('a wrong one 1')
  await withCode(page, trust, who.email, 'Trust address')
  await expect(fund).toHaveAccessibleDescription(/wrong. 4 tries left/u)
  await fund.fill('fund harbour 7')
  await trust.getByRole('button', { name: 'Trust address' }).click()
  await expect(trust).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Address book' }).getByText('Trusted')).toBeVisible()
  await page.context().close()
})
